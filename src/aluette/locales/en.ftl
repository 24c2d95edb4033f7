# One catalogue a language, in Fluent (projectfluent.org), read by the page and by the terminal.
# A message is a whole sentence or a whole label; none is put together from others.

## Page

language-name = English
app-title = Aluette
app-subtitle = The cow’s game
app-description = The trick-taking game of the cow, played on the coasts of western France.
skip-to-content = Skip to the content
back-home = Back to the first page
close = Close
cancel = Cancel
navigation = Pages
language-choice = Language
page-title = { $page } – Aluette

# What the match waits for

phase-draw = The draw for partners
phase-shuffle = The next deal
phase-cut = The cut
phase-vote = The vote on singing
phase-discard = The discards
phase-declare = The declarations
phase-play = The play
phase-over = The match is over

# Why something was refused

refused-match-over = The match is over.
refused-not-now = That is not possible at this moment.
refused-not-asked = It is not your turn.
refused-no-seat = There is no such seat at this table.
refused-bad-deck = A deck is all 48 cards, once each.
refused-bad-cut = A cut lifts 1 to 47 cards.
refused-bad-word = You cannot say that now.
refused-not-held = You do not hold that card.
refused-wrong-count = That is not the right number of cards.
refused-bad-message = The server did not understand the page. Reload it.
refused-bad-rules = These rules cannot be played together.
refused-no-table = There is no such table, or it is not yours.
refused-not-seated = You do not sit at this table.
refused-taken-over = This table is open in another window.
refused-resync = The page lost its place and is catching up.
refused-unreachable = The server does not answer. Is it running?
refused-other = The server refused, and said: { $why }

# Words of the declarations

word-pass = Nothing to declare
word-concede = Concede the deal
word-surrender = Offer to surrender
word-announce = Announce mordienne
word-agree = Agree
word-disagree = Disagree
word-accept = Accept
word-refuse = Refuse
word-decline = Decline

# Bots

level = Bots
level-beginner = Beginner
level-casual = Casual
level-club = Club
level-beginner-note = Plays any old card and forgets what has gone.
level-casual-note = Knows the ladder, plays a sound game.
level-club-note = Counts the luettes and helps its partner.

## Table


## Terminal

# Cards, and words that can be typed: the first is shown, all are understood

terminal-card = { $name } ({ $code })
terminal-typed-yes = yes y
terminal-typed-no = no n
terminal-typed-pass = pass nothing
terminal-typed-concede = concede
terminal-typed-surrender = surrender
terminal-typed-announce = announce
terminal-typed-agree = agree
terminal-typed-disagree = disagree
terminal-typed-accept = accept
terminal-typed-refuse = refuse
terminal-typed-decline = decline
terminal-typed-help = help ?
terminal-typed-hand = hand
terminal-typed-table = table
terminal-typed-last = last
terminal-typed-ladder = ladder
terminal-typed-score = score
terminal-typed-quit = quit exit

# Questions

terminal-ask-cut = How many cards do you lift, 1 to 47? (Enter: 24)
terminal-ask-vote = Do you sing, yes or no?
terminal-ask-discard = Lay { $count } cards away (numbers, codes, or names with commas):
terminal-ask-declare = Anything to declare: { $words }? (Enter: nothing)
terminal-ask-answer = Your answer: { $words }?
terminal-ask-play = Your card (number, code or name; or help):
terminal-ask-another = Another match, yes or no?

# Answers that are not clear

terminal-yes-or-no = Please say yes or no.
terminal-no-number = “{ $text }” is no number of cards.
terminal-no-such-word = “{ $text }” is no answer to that.
terminal-no-card-numbered = { $count ->
    [one] You hold a single card: there is no number { $number }.
   *[other] You hold { $count } cards: there is no number { $number }.
  }
terminal-unknown-card = “{ $text }” is no card. Write its number, a code such as Ks, or its name.

# What happens

terminal-welcome = Aluette. Rules: { $rules }. Type help at any question.
terminal-drew = { $name } draws { $card }.
terminal-seated-alone = You sit at { $name } and play alone.
terminal-seated-pair = You sit at { $name }, your partner at { $partner }.
terminal-seated-three = You sit at { $name }, your partners at { $first } and { $second }.
terminal-first-dealer = { $name } deals first.
terminal-deal = Deal { $number }. Dealer: { $dealer }.
terminal-cut = { $count ->
    [one] { $name } lifts one card, and the cards are dealt.
   *[other] { $name } lifts { $count } cards, and the cards are dealt.
  }
terminal-vote = { $vote ->
    [yes] { $name } sings.
   *[no] { $name } does not sing.
  }
terminal-not-sung = One no is enough: the talon stays where it is.
terminal-sung = { $left } and { $right } take { $count } cards each from the talon.
terminal-received = You receive { $count } cards:
terminal-discarded = { $name } lays { $count } cards away.
terminal-declared-pass = { $name }: nothing to declare.
terminal-declared-concede = { $name } would concede the deal.
terminal-declared-surrender = { $name } would surrender.
terminal-declared-announce = { $name } announces mordienne.
terminal-declared-agree = { $name } agrees.
terminal-declared-disagree = { $name } disagrees.
terminal-declared-accept = { $name } accepts.
terminal-declared-refuse = { $name } refuses.
terminal-declared-decline = { $name } declines.
terminal-played = { $name }: { $card }
terminal-trick-won = { $count ->
    [one] { $name } takes the trick, the first for this seat.
   *[other] { $name } takes the trick and now has { $count }.
  }
terminal-trick-spoiled = Spoiled: nobody has this trick. { $leader } leads next.
terminal-last-trick-won = { $name } took this trick.
terminal-last-trick-spoiled = Spoiled: nobody has this trick.
terminal-first-with-two = { $name }, first with two tricks, turns up { $card }.
terminal-first-with-three = { $name }, first with three tricks, turns up { $card } and { $other }.
terminal-most-tricks = { $name } wins the deal by tricks.
terminal-nobody-scores = Nobody scores.
terminal-scores-played = { $points ->
    [one] One point to { $team }.
   *[other] { $points } points to { $team }.
  }
terminal-scores-mordienne = Mordienne! { $points } points to { $team }.
terminal-scores-conceded = The deal is conceded: one point to { $team }.
terminal-scores-surrendered = The surrender is accepted: one point to { $team }.
terminal-scores-declined = The bid is declined: one point to { $team }.
terminal-match-won-by-you = { $team } wins the match: well played!
terminal-match-won = { $team } wins the match.
terminal-match-drawn = The match is drawn.
terminal-match-unfinished = The match is not finished.
terminal-goodbye = Goodbye. --seed { $seed } brings these cards again.

# What can be looked at

terminal-hand = Your hand:
terminal-your-seat = { $name } (you)
terminal-no-trick-yet = No trick has been finished in this deal.
terminal-target-points = The match goes to { $number } points.
terminal-target-deals = { $number ->
    [one] The match has one deal.
   *[other] The match has { $number } deals.
  }
terminal-deals-done = Deals finished: { $count }.
terminal-score-of = { $points ->
    [one] { $team }: { $points } point
   *[other] { $team }: { $points } points
  }
terminal-ladder = The ladder, strongest first:
terminal-step-9 = the four aces
terminal-step-10 = the four kings
terminal-step-11 = the four cavalières
terminal-step-12 = the four valets
terminal-step-13 = the other two nines
terminal-step-14 = the four eights
terminal-step-15 = the four sevens
terminal-step-16 = the four sixes
terminal-step-17 = the four fives
terminal-step-18 = the four fours
terminal-step-19 = the other two threes
terminal-ladder-note = Two cards of one step, both the strongest of their trick, spoil it.
terminal-help =
    Any card may be played at any time. The strongest takes the trick; where
    the strongest are equal, the trick is spoiled and nobody has it.
    The player with the most tricks wins the deal for his side; of several
    with the same number, the one who reached it first.
    Name a card by its number in your hand (3), its code (Ks), or its name.
    You can also type: hand, table, last (the last trick), ladder, score, quit.
terminal-column-seat = Seat
terminal-column-card = This trick
terminal-column-tricks = Tricks
terminal-column-turned-up = Turned up

# Answers of score, trick, deal, rules and replay

terminal-score = { $mordienne ->
    [yes] { $winner } wins the deal with a mordienne: { $points } points to { $team }.
   *[no] { $points ->
        [one] { $winner } wins the deal: one point to { $team }.
       *[other] { $winner } wins the deal: { $points } points to { $team }.
      }
  }
terminal-score-nobody = Every trick is spoiled: nobody scores.
terminal-trick-won-by-place = Card { $place }, { $card }, takes the trick and leads next.
terminal-trick-spoiled-by-place = Spoiled: nobody has this trick. Who played card { $next } leads next.
terminal-dealer = dealer
terminal-talon = talon
terminal-rules-key = Key
terminal-rules-value = Value
terminal-rules-source = Source
terminal-column-deal = Deal
terminal-column-dealer = Dealer
terminal-column-ended = Ended
terminal-column-winner = Most tricks
terminal-column-team = Scored by
terminal-column-points = Points
terminal-column-score = Score
terminal-ended-played = played
terminal-ended-conceded = conceded
terminal-ended-surrendered = surrendered
terminal-ended-declined = declined
terminal-ended-penalty = penalty
terminal-ended-unfinished = unfinished
