# One catalogue a language, in Fluent (projectfluent.org), read by the page and by the terminal.
# A message is a whole sentence or a whole label; none is put together from others.

## Page

# The rules that a reader of this language is offered first: the name of a preset.
first-preset = pagat
app-title = Aluette
app-subtitle = The cow’s game
skip-to-content = Skip to the content
back-home = Back to the first page
close = Close
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
refused-bad-rules = These rules cannot be played together: { $why }.
refused-rules-teams = This number of seats does not allow these teams.
refused-rules-packets = These packets need more than 48 cards.
refused-rules-draw = The draw for seats is for four players, two against two.
refused-rules-chant-sides = The chant is for four players, two against two.
refused-rules-chant-talon = The chant needs twelve cards in the talon.
refused-rules-declarations = Surrender and announcements are for four players, two against two.
refused-rules-announce-mordienne = Mordienne cannot be announced where mordienne does not count.
refused-rules-surrender-mordienne = A surrender that can be refused needs mordienne to count.
refused-rules-bid-points = A bid that is accepted or declined needs a match to points.
refused-rules-extends-deals = An announcement that extends the match needs a match of deals.
refused-rules-last-five = The last five tricks need at least five tricks.
refused-rules-shortest-run = The shortest run cannot be longer than the deal.
refused-rules-penalty = The penalty needs two sides.
refused-rules-signing = A table with signs needs a list of signs in its rules.
refused-bad-name = A name has at most 20 characters, all of them printable.
refused-bad-request = The server did not understand what the page asked. Reload the page.
refused-no-journal = The server cannot store anything just now. Try again in a moment.
refused-not-found = The server does not know this address. Reload the page.
refused-no-table = There is no such table, or it is not yours.
refused-not-seated = You do not sit at this table.
refused-taken-over = This table is open in another window.
refused-unreadable = This table is damaged in the server’s journal and cannot be opened.
refused-unreachable = The server does not answer. Is it running?
refused-no-level = This server has no bots of that level.
refused-no-kernel = This server has no kernel, so nobody can say here what an expert would play: { $why }
refused-no-hints = At this table nobody is given hints.
refused-too-often = Those were many questions to the expert in a short time. Wait a little.
refused-no-answer = The expert gave no answer. Try again.
refused-not-over = A review tells all cards, so it waits until the deal is over.
refused-no-plays = This deal was settled without play, so there is nothing to review.
refused-too-many-tricks = Deals of so many tricks are not looked into, so there is no review.
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
level-strong = Strong
level-expert = Expert
level-beginner-note = Knows how to play, and errs as people do: takes its partner’s tricks, or wastes a high card.
level-casual-note = Knows the ladder, plays a sound game.
level-club-note = Counts the luettes and helps its partner.
level-strong-note = Knows from millions of deals against itself what each card is worth.
level-expert-note = Imagines the hidden cards in many ways, and plays what does best in all of them.

# The first page

home-lead = A trick-taking game for four from the coasts of western France, played with 48 cards that have stories to tell.
home-play = Play
home-play-form = You and three bots. { $title }.
home-open-tables = { $n ->
    [one] Your table is waiting
   *[other] Your tables are waiting
  }
home-all-tables = Show all { $n } tables
home-score = Score { $score }
home-rules = Choose the rules
home-signs = With faces and signs, or without: choose when you choose the rules.
home-how = How it is played
home-train = Practise the signs
home-settings = Settings

# Settings

settings-title = Settings
settings-speed = Speed of the table
settings-speed-slow = Slow
settings-speed-normal = Normal
settings-speed-fast = Fast
settings-cards = Cards
settings-suits = Suits
settings-suits-spanish = Spanish
settings-suits-french = French
settings-index = Corner letters
settings-index-code = A K N J
settings-index-french = A R C V
settings-large-cards = Large corner signs
settings-large-cards-note = One big sign in the corner, for tired eyes and small screens.
settings-sound = Sound
settings-sound-note = Cards that slide and knock.

# A new table

new-title = Choose the rules
new-seats = How many play?
new-preset = Which rules?
new-every-rule = Every rule, one by one
new-every-rule-note = Where each value comes from stands beside it. Open one to change it for your house.
new-changes = { $n ->
    [one] One rule changed by your house
   *[other] { $n } rules changed by your house
  }
new-start = Start

fact-match-deals = { $n ->
    [one] The match lasts one deal.
   *[other] The match lasts { $n } deals.
  }
fact-match-points = { $n ->
    [one] The match goes to one point.
   *[other] The match goes to { $n } points.
  }
fact-spoiled-leader = After a spoiled trick, the same player leads again.
fact-spoiled-first-tied = After a spoiled trick, the first of those who tied leads.
fact-mordienne-off = No mordienne.
fact-mordienne-run = { $n ->
    [one] Mordienne with no more than the last trick: two points.
   *[other] Mordienne with the last { $n } tricks or more, and no other: two points.
  }
fact-mordienne-last-five = Mordienne with the last five tricks: two points.
fact-announce-no = Mordienne is not announced.
fact-announce-bid = Mordienne counts by itself, and may be announced for higher stakes.
fact-announce-required = Mordienne counts only when announced.
fact-announce-extends = Mordienne counts by itself; announcing it makes the match longer.
fact-singers-left-and-dealer = The dealer and the player at the dealer’s left sing.
fact-singers-left-and-partner = The dealer’s partner and the player at the dealer’s left sing.
fact-singers-nobody = Nobody sings.
fact-surrender-none = No deal is given up.
fact-surrender-concede = A deal may be given up for one point, if both partners want to.
fact-surrender-offer = A side may offer to surrender for one point; who refuses must make mordienne.

# Three questions to a house

house-invitation = Not sure what your house calls its rules? Three questions find them.
house-ask = Ask my house
house-title = How does your house play?
house-singers = Who sings, and shares the twelve cards left over?
house-singers-left-and-dealer = The dealer and the player at the dealer’s left
house-singers-left-and-partner = The dealer’s partner and the player at the dealer’s left
house-singers-nobody = Nobody; we do not sing
house-spoiled = Who leads after a spoiled trick?
house-spoiled-leader = The player who led it
house-spoiled-first-tied = The first of those who tied
house-mordienne = How does mordienne count?
house-mordienne-off = Not at all
house-mordienne-run = By itself, when the winner took only the last tricks
house-mordienne-last-five = By itself, with the last five tricks
house-mordienne-bid = By itself, and it may be announced for more
house-mordienne-required = Only when announced
house-unknown = I do not know
house-proposal = { $n ->
    [0] That is “{ $title }”.
   *[other] The nearest is “{ $title }”.
  }
house-changes = { $n ->
    [one] One rule is changed to fit your house: { $rules }.
   *[other] { $n } rules are changed to fit your house: { $rules }.
  }
house-take = Take these rules

# Every rule: its name, its values, its source

rules-key-seats = Players
rules-key-teams = Sides
rules-key-packets = Dealing
rules-key-draw = Partners and first dealer
rules-key-chant = Singing
rules-key-singers = Who sings
rules-key-talon_order = How the talon is shared
rules-key-spoiled_lead = After a spoiled trick
rules-key-mordienne = Mordienne
rules-key-shortest_run = Shortest mordienne
rules-key-mordienne_needs_loss = Mordienne after a lost trick only
rules-key-announce = Announcing mordienne
rules-key-announce_must_make = After an accepted announcement
rules-key-match = Length of the match
rules-key-tied_match = A tied match
rules-key-surrender = Giving up a deal
rules-key-wrong_count = A wrong number of cards
rules-key-speech = Talk at the table
rules-key-sign_set = Signs

rules-value-seats = { $n ->
    [one] One player
   *[other] { $n } players
  }
rules-value-teams-pairs = Pairs, partners opposite
rules-value-teams-threes = Two teams of three
rules-value-teams-alone = Each alone
rules-value-draw-full = Drawn by dealing cards until the four luettes are out
rules-value-draw-short = Drawn from the four luettes
rules-value-draw-agreed = Agreed; the first dealer by lot
rules-value-chant-true = When all four want it
rules-value-chant-false = Never
rules-value-singers-left-and-dealer = The dealer and the player at the dealer’s left
rules-value-singers-left-and-partner = The dealer’s partner and the player at the dealer’s left
rules-value-talon_order-alternate = One card at a time
rules-value-talon_order-blocks = Six and six
rules-value-spoiled_lead-leader = The same player leads again
rules-value-spoiled_lead-first-tied = The first of those who tied leads
rules-value-mordienne-off = Does not count
rules-value-mordienne-run = The winner took only the last tricks
rules-value-mordienne-last-five = The winner took the last five tricks
rules-value-shortest_run = { $n ->
    [one] One trick
   *[other] { $n } tricks
  }
rules-value-mordienne_needs_loss-true = Yes, an opponent or the partner must have won one before
rules-value-mordienne_needs_loss-false = No, spoiled tricks before it are enough
rules-value-announce-no = Not possible
rules-value-announce-bid = As a bid that the others accept or decline
rules-value-announce-required = Needed, or it does not count
rules-value-announce-extends = Makes the match one to ten points
rules-value-announce_must_make-true = The announcer must make it
rules-value-announce_must_make-false = Whoever wins the deal scores two
rules-value-match-deals = { $n ->
    [one] One deal
   *[other] { $n } deals
  }
rules-value-match-points = { $n ->
    [one] One point
   *[other] { $n } points
  }
rules-value-tied_match-drawn = Stays drawn
rules-value-tied_match-extra-deals = More deals until it is decided
rules-value-surrender-none = Not possible
rules-value-surrender-concede = For one point, if both partners want to
rules-value-surrender-offer = Offered; who refuses must make mordienne
rules-value-wrong_count-redeal = Dealt again
rules-value-wrong_count-penalty = The other side scores one
rules-value-speech-free = Free
rules-value-speech-silent = Silent
rules-value-sign_set-none = None

rules-match-kind-deals = A number of deals
rules-match-kind-points = First to a number of points
rules-match-number = How many?
rules-packets-note = Cards each player gets, round by round

rules-source-000 = English description
rules-source-001 = Hungarian description
rules-source-002 = French description
rules-source-003 = Spanish description
rules-source-004 = Vietnamese description
rules-source-ours = Ours: the sources are silent
rules-source-house = Your house

# How it is played

how-title = How it is played
how-aim-title = What it is about
how-aim = Four people play, two against two, partners opposite each other, with nine cards each. What counts is the one player with the most tricks: that player wins the deal for both partners. The tricks of partners are never added together.
how-trick-title = A trick
how-trick = Any card may be played at any time; no suit is followed and none is trump. The strongest card takes the trick, and whoever played it leads the next.
how-spoiled-title = Spoiled
how-spoiled = When the strongest cards of a trick are equal, even between partners, the trick is spoiled: nobody has it. Mostly the same player leads again; in some houses the first of those who tied does.
how-first-title = Who was first
how-first = If two players have the same number of tricks, the one who got there first wins. So the first with two tricks turns one card up, and the first with three turns up two.
how-chant-title = Singing
how-chant = Before the play all four say in secret whether to sing. If all want it, two of them share the twelve cards left over, and each lays six away. A single no stops it.
how-mordienne-title = Mordienne
how-mordienne = Lose, or spoil, everything at first, then take all the tricks to the end: that is mordienne, and it is worth two points. How many tricks it takes and whether it must be announced depends on the rules that you choose.
how-match-title = The match
how-match = A deal is worth one point. Depending on the rules, a match is five deals, or goes on until a side has five or ten points.
how-signs-title = Signs
how-signs = At a table with signs everybody has a face. Press a face to look at it: only who looks sees what it does. Press your own portrait for the ring of signs; the number beside it says how many signs you have left. Make one when your partner looks at you and your opponents do not. With true signs the table refuses the sign of a card you do not hold; without, you may bluff. Who has fully seen an opponent’s sign may call “Seen!”: that changes no points.
how-play = To the table

ladder-title = The ladder
ladder-note = From the strongest down. The first eight stand alone on their steps; below them, cards of one step are equal and can spoil a trick.
ladder-luettes = The luettes
ladder-doubles = The doubles
ladder-equals = The equal cards
ladder-9 = The four aces
ladder-10 = The four kings
ladder-11 = The four cavalières
ladder-12 = The four valets
ladder-13 = The other two nines
ladder-14 = The four eights
ladder-15 = The four sevens
ladder-16 = The four sixes
ladder-17 = The four fives
ladder-18 = The four fours
ladder-19 = The other two threes

## Table

table-title = The table
table-leave = Leave the table
table-more = Settings and rules
table-rules = The rules at this table
table-keys-title = Keyboard
table-keys = Arrow keys, Home and End go through your hand; Enter lifts a card, and plays it the second time; Escape puts it down. L shows the last trick, H the ladder; the space bar goes on at once.
table-log = What happened
table-board = The cards on the table
table-hand = Your hand
table-trick = The trick
table-skip = Go on at once
table-offline = The connection is lost. Trying again…
table-connecting = Coming to the table…
table-take-back = Play here again

# Who sits there

table-you = You
table-bot = Bot { $seat }
table-person = Player { $seat }
table-partner = Partner
table-side = { $side ->
    [yours] Us
    [you] You
    [others] Them
   *[other] { $names }
  }
table-side-mark = Side { $mark }
table-dealer = Dealer
table-dealer-mark = D
table-holder = Wins the deal as it stands
table-asked = To act now
table-tricks = { $count ->
    [one] One trick
   *[other] { $count } tricks
  }
table-turned = Turned up: { $cards }
table-talon = { $spoiled ->
    [0] The talon, { $count } cards that nobody has
    [one] The talon, { $count } cards that nobody has, with one spoiled trick
   *[other] The talon, { $count } cards that nobody has, with { $spoiled } spoiled tricks
  }
table-talon-short = Talon { $count }
table-score = Score
table-target = { $kind ->
    [points] Deal { $deal } · to { $number ->
        [one] one point
       *[other] { $number } points
      }
   *[deals] Deal { $deal } of { $number }
  }
table-last = Last trick
table-last-taken = { $you ->
    [yes] You took this trick.
   *[no] { $who } took this trick.
  }
table-last-spoiled = This trick was spoiled: nobody has it.
table-last-next = { $you ->
    [yes] You lead the next.
   *[no] { $who } leads the next.
  }
table-drew = { $you ->
    [yes] You drew: { $card }.
   *[no] { $who } drew: { $card }.
  }
table-spoiled = Spoiled
table-vote = { $yes ->
    [yes] Sing!
   *[no] No
  }

# What the declarations made of the deal

stake-bid = { $you ->
    [yes] You announced mordienne: the side that wins this deal scores two points.
   *[no] { $who } announced mordienne: the side that wins this deal scores two points.
  }
stake-required = { $you ->
    [yes] You announced mordienne: if you make it, it counts two points.
   *[no] { $who } announced mordienne: made by this player, it counts two points.
  }
stake-extends = { $you ->
    [yes] You announced mordienne: the match goes to ten points.
   *[no] { $who } announced mordienne: the match goes to ten points.
  }
stake-refused = { $you ->
    [yes] Your surrender was refused: if the others do not make mordienne, your side scores two points.
   *[no] { $who } offered to surrender and was refused: unless mordienne is made against that side, it scores two points.
  }

# What the marks on the table mean

legend-title = The marks on the table
legend-dealer = This player deals.
legend-taken = The tricks that a player has taken.
legend-holder = This player would win the deal if it ended now.
legend-order = The order in which the cards of the trick were played.
legend-best = In ochre: the strongest card so far, or the equal ones that spoil the trick.

# Cards with a name of their own

table-card-3d = { $name }, three of deniers
table-card-3c = { $name }, three of cups
table-card-2d = { $name }, two of deniers
table-card-2c = { $name }, two of cups
table-card-9c = { $name }, nine of cups
table-card-9d = { $name }, nine of deniers
table-card-2b = { $name }, two of batons
table-card-2s = { $name }, two of swords

# What is asked

table-ask-cut = You cut the deck: how many cards do you lift?
table-cut-count = { $at ->
    [one] One card
   *[other] { $at } cards
  }
table-cut = Cut
table-cut-middle = Cut in the middle
table-ask-vote = Shall the talon be sung? All must say yes.
table-voted = Has voted
table-vote-sing = Sing
table-vote-keep = Do not sing
table-ask-discard = Choose the { $size } cards to lay away.
table-discard-weakest = The { $size } weakest
table-discard = { $chosen ->
    [0] Lay away
   *[other] Lay away { $chosen } of { $size }
  }
table-ask-declare = Do you have anything to declare?
table-quiet = Do not ask again
table-quiet-setting = Nothing to declare all match long
table-quiet-note = Said for you in every deal. Turn it off to be asked again.
table-ask-concede = Your partner wants to concede this deal. Do you agree?
table-ask-surrender-partner = Your partner wants to offer surrender. Do you agree?
table-ask-surrender-opponent = The others surrender. Accept one point, or refuse and make mordienne for two?
table-ask-announce = { $who } announces mordienne. Accept and play for two points in a match to ten, or decline and give one point?
table-ask-lead = You lead: any card.
table-ask-play = Your turn: play any card.
table-hint-play = Press it again to play it.
table-partner-beat = Your partner holds this trick with: { $held }. Take it over with: { $card }?
table-partner-spoil = Your partner holds this trick with: { $held }. Spoil it with: { $card }?
table-partner-play = Play it anyway
table-partner-cancel = Leave my partner the trick

# What the questions are about

table-help = What is this?
table-back = Go back
help-cut = You lift some cards off the shuffled deck, and the rest goes on top of them. Nobody knows the cards, so one place is as good as another.
help-vote = The talon is the twelve cards left over. If all four vote to sing, two players take six of them each and then lay six cards away, so that they hold better cards. A single no, and nobody sees the talon. All votes are opened together.
help-discard = You have taken six cards of the talon, so you hold too many. Lay away those that help you least; nobody sees them before the deal is over.
help-declare = Before the first card, something may be said about this deal. Nobody has to, and everybody hears it.

# What the declarations do

meaning-pass = You say nothing, and the deal is played as it is.
meaning-concede = If your partner agrees, the deal is not played and the others score one point. If not, it is as if you had said nothing.
meaning-surrender = If your partner agrees, the others are offered one point. If one of them accepts, the deal is not played. If both refuse, they must make mordienne: they score two points if they do, and your side scores two if they do not.
meaning-announce-bid = { $made ->
    [yes] If both opponents accept, the match goes to ten points and you must make mordienne: your side scores two points if you do, the others score two if you do not. If one of them declines, the deal is not played and your side scores one point.
   *[no] If both opponents accept, the match goes to ten points and the side that wins this deal scores two. If one of them declines, the deal is not played and your side scores one point.
  }
meaning-announce-required = If you then make mordienne, it counts two points; without the announcement it would not. If you do not make it, that costs nothing.
meaning-announce-extends = The match then goes to ten points. Mordienne counts two points, announced or not.
meaning-agree-concede = The deal is not played, and the others score one point.
meaning-agree-surrender = The others are offered one point. If one of them accepts, the deal is not played. If both refuse, they must make mordienne: they score two points if they do, and your side scores two if they do not.
meaning-disagree = Your partner’s offer is not made, and the declarations go on.
meaning-accept-surrender = The deal is not played, and your side scores one point.
meaning-accept-announce = { $made ->
    [yes] If both of you accept, the match goes to ten points and the announcer must make mordienne: the others score two points if it is made, your side scores two if it is not.
   *[no] If both of you accept, the match goes to ten points and the side that wins this deal scores two.
  }
meaning-refuse = If both of you refuse, the deal is played and your side must make mordienne: you score two points if you do, and the others score two if you do not.
meaning-decline = The deal is not played, and the others score one point.

# Whom the table waits for

table-wait-cut = { $who } cuts the deck.
table-wait-vote = { $who } still votes.
table-wait-vote-all = The others still vote.
table-wait-discard = { $who } still lays cards away.
table-wait-discard-all = The singers lay cards away.
table-wait-declare = { $who } may declare something.
table-wait-answer = { $who } must answer.
table-wait-play = { $who } plays.
table-wait-lead = { $who } leads.

# What happened

table-said-drawn = { $you ->
    [yes] You drew Madame: you deal first, and Monsieur is your partner.
   *[no] { $who } drew Madame and deals first. Monsieur is with Madame, the Borgne with the Cow.
  }
table-said-dealer = { $you ->
    [yes] You deal first.
   *[no] { $who } deals first.
  }
table-said-shuffled = { $you ->
    [yes] Deal { $number }: you have shuffled.
   *[no] Deal { $number }: { $who } has shuffled.
  }
table-said-dealt = { $you ->
    [yes] You cut at { $at }, and the cards are dealt.
   *[no] { $who } cuts at { $at }, and the cards are dealt.
  }
table-said-voted = { $you ->
    [yes] Your vote is sealed.
   *[no] { $who } has voted.
  }
table-said-chant = All say yes: the talon is sung!
table-said-no-chant = { $against ->
    [one] One no is enough: the talon stays where it is.
   *[other] { $against } say no: the talon stays where it is.
  }
table-said-sung = { $you ->
    [yes] You and { $who } take the talon, { $size } cards each.
   *[no] { $who } take the talon, { $size } cards each.
  }
table-said-discarded = { $you ->
    [yes] You lay { $size } cards away.
   *[no] { $who } lays { $size } cards away.
  }
table-said-word-pass = { $you ->
    [yes] You have nothing to declare.
   *[no] { $who } has nothing to declare.
  }
table-said-word-concede = { $you ->
    [yes] You want to concede the deal.
   *[no] { $who } wants to concede the deal.
  }
table-said-word-surrender = { $you ->
    [yes] You want to offer surrender.
   *[no] { $who } wants to offer surrender.
  }
table-said-word-announce = { $you ->
    [yes] You announce mordienne!
   *[no] { $who } announces mordienne!
  }
table-said-word-agree = { $you ->
    [yes] You agree.
   *[no] { $who } agrees.
  }
table-said-word-disagree = { $you ->
    [yes] You do not agree.
   *[no] { $who } does not agree.
  }
table-said-word-accept = { $you ->
    [yes] You accept.
   *[no] { $who } accepts.
  }
table-said-word-refuse = { $you ->
    [yes] You refuse.
   *[no] { $who } refuses.
  }
table-said-word-decline = { $you ->
    [yes] You decline.
   *[no] { $who } declines.
  }
table-said-target = { $kind ->
    [points] The match now goes to { $number } points.
   *[deals] The match now has { $number } deals.
  }
table-said-played = { $you ->
    [yes] You play: { $card }.
   *[no] { $who } plays: { $card }.
  }
table-said-taken = { $you ->
    [yes] You take the trick and lead the next.
   *[no] { $who } takes the trick and leads the next.
  }
table-said-taken-first = { $you ->
    [yes] You take the trick, are first to have { $count }, and lead the next.
   *[no] { $who } takes the trick, is first to have { $count }, and leads the next.
  }
table-said-taken-last = { $you ->
    [yes] You take the last trick.
   *[no] { $who } takes the last trick.
  }
table-said-spoiled = { $you ->
    [yes] Spoiled by { $count } equal cards: nobody has the trick. You lead the next.
   *[no] Spoiled by { $count } equal cards: nobody has the trick. { $who } leads the next.
  }
table-said-spoiled-last = The last trick is spoiled by { $count } equal cards: nobody has it.
table-said-match-ended = The match is over.

# The end of a deal and of a match

table-deal-over = Deal { $number } is over
table-match-won = { $side ->
    [yours] You win the match!
    [you] You win the match!
    [others] The others win the match
    [one] { $names } wins the match
   *[named] { $names } win the match
  }
table-match-drawn = The match is drawn
table-end-most = { $you ->
    [yes] You win the deal, with the most tricks.
   *[no] { $who } wins the deal, with the most tricks.
  }
table-end-first = { $you ->
    [yes] You win the deal: first to have { $count ->
        [one] one trick.
       *[other] { $count } tricks.
      }
   *[no] { $who } wins the deal: first to have { $count ->
        [one] one trick.
       *[other] { $count } tricks.
      }
  }
table-end-tricks = { $count ->
    [one] One trick: number { $numbers }.
   *[other] { $count } tricks: numbers { $numbers }.
  }
table-end-mordienne = That is mordienne, and counts double!
table-end-nobody = All tricks were spoiled: nobody wins the deal.
table-end-refused-made = The surrender had been refused, and mordienne was made.
table-end-refused-failed = The surrender had been refused, and mordienne was not made.
table-end-bid = The announcement had been accepted: the deal counts double.
table-end-conceded = { $you ->
    [yes] You conceded the deal, and your partner agreed.
   *[no] { $who } conceded the deal, and the partner agreed.
  }
table-end-surrendered = { $you ->
    [yes] Your surrender was accepted.
   *[no] { $who } offered to surrender, and the offer was accepted.
  }
table-end-declined = { $you ->
    [yes] You announced mordienne, and the announcement was declined.
   *[no] { $who } announced mordienne, and the announcement was declined.
  }
table-end-score = { $points ->
    [one] { $side ->
        [yours] Your side scores one point.
        [you] You score one point.
        [others] Your opponents, { $names }, score one point.
        [one] { $names } scores one point.
       *[named] { $names } score one point.
      }
   *[other] { $side ->
        [yours] Your side scores { $points } points.
        [you] You score { $points } points.
        [others] Your opponents, { $names }, score { $points } points.
        [one] { $names } scores { $points } points.
       *[named] { $names } score { $points } points.
      }
  }
table-plus = +{ $points }
table-next-deal = Next deal
table-next-match = Another match
table-record-download = Save the record
table-record-copy = Copy the record
table-record-copied = The record is copied.
table-record-not-copied = The record could not be copied.
table-tricks-title = The tricks
table-trick-taken = { $you ->
    [yes] You take it
   *[no] { $who } takes it
  }
table-trick-spoiled = Spoiled
table-cards-title = All the cards
table-cards-hand = { $you ->
    [yes] Your hand as dealt
   *[no] { $who } as dealt
  }
table-cards-talon = The talon
table-cards-discards = { $you ->
    [yes] You laid away
   *[no] { $who } laid away
  }

## Signs

# What each sign stands for

sign-monsieur = Monsieur
sign-madame = Madame
sign-borgne = the Borgne
sign-vache = the Cow
sign-grand-neuf = the grand-neuf
sign-petit-neuf = the petit-neuf
sign-chene = the deux de chêne
sign-ecrit = the deux d’écrit
sign-as = { $count ->
    [one] an ace
   *[other] { $count } aces
  }
sign-les-deux = Monsieur & Madame
sign-misere = a poor hand
sign-mordienne = mordienne

# A card of the lower steps of the ladder

step-10 = a king
step-11 = a cavalière
step-12 = a valet
step-13 = a nine of batons or swords
step-14 = an eight
step-15 = a seven
step-16 = a six
step-17 = a five
step-18 = a four
step-19 = a three of batons or swords

# What each gesture looks like

gesture-look-up = eyes to the sky
gesture-raise-brows = raised eyebrows
gesture-tilt = a tilted head
gesture-smirk = one corner of the mouth up
gesture-wink = a wink
gesture-pout = a pout
gesture-shut-eyes = both eyes shut
gesture-thumb = the thumb
gesture-little-finger = the little finger
gesture-index-finger = the index finger
gesture-two-fingers-up = two fingers up
gesture-ring-finger = the ring finger
gesture-write = a writing hand
gesture-two-fingers-down = two fingers down
gesture-open-mouth = an open mouth
gesture-tongue = the tongue out
gesture-teeth = clicking teeth
gesture-shrug = a shrug
gesture-shoulder = one shoulder up
gesture-grimace = a grimace
gesture-bite-lip = a bitten lip

# The words after a sign

phrase-up = { $after ->
    [yes] one up after that
   *[no] one up
  }
phrase-down = { $after ->
    [yes] one down after that
   *[no] one down
  }
phrase-up2 = { $after ->
    [yes] two up after that
   *[no] two up
  }
phrase-down2 = { $after ->
    [yes] two down after that
   *[no] two down
  }
signs-with-words = { $sign }, { $words }
signs-times = { $what }, { $count } times
signs-quoted = “{ $words }”

# At the table

signs-look = Look at { $who }
signs-glance = Look at my cards
signs-make = { $left ->
    [0] No signs left in this deal
    [one] Make a sign, one is left
   *[other] Make a sign, { $left } are left
  }
signs-rest = A rest after each sign
signs-hint = Press a face to look at it, and your own portrait to make a sign.
signs-hint-close = I see
signs-left = Signs left in this deal: { $left }
signs-held = In your hand:
signs-ring = The signs
signs-other-ways = Other ways
signs-words = With words
signs-words-sign = The sign
signs-words-aces = How many aces?
signs-words-phrase = Words { $n }
signs-words-after = after that: count from the card just named
signs-words-more = And…
signs-words-less = Take the last words away
signs-words-off = That leads off the ladder.
signs-words-twice = That names the same card twice.
signs-words-note = Words are said aloud: the whole table hears them, but only who saw the sign knows what to count from.
signs-words-ready = Ready, I wait for my moment
signs-seen-call = Seen!
signs-seen-call-note = Tells the whole table that you saw an opponent’s sign. It changes no points.
signs-talk = Talk
signs-talk-text = Something else, said to all
signs-talk-say = Say it
signs-notebook = Notebook
signs-notebook-empty = Nothing yet, neither made nor seen.
signs-note-glimpse = Something moved.
signs-note-either = { $held }; or only { $pointer }
signs-note-impossible = Nobody can hold that: a bluff.
signs-note-own = Yours
signs-log = Signs and talk
signs-told-made = You make the sign: { $message }.
signs-told-seen = { $who } shows you { $gesture }.
signs-told-named = { $who } shows you { $gesture }: that is { $message }.
signs-told-glimpse = Something moved at { $who }.
signs-told-called = { $you ->
    [yes] You call: “Seen!”
   *[no] { $who } calls: “Seen!”
  }
signs-told-spoke = { $you ->
    [yes] You say: “{ $words }”
   *[no] { $who } says: “{ $words }”
  }
signs-keys = Arrows look left, across and right, and down at your cards. Digits, then B and M, make a sign, as in the ring. S opens the ring of signs, T talks, N opens the notebook; V calls “Seen!”.

# The faces of a deal

signs-lane-title = The deal’s faces
signs-lane-none = Nobody made a sign.
signs-lane-before = Before the first card
signs-lane-after = { $you ->
    [yes] Trick { $trick }, after your card: { $card }
   *[no] Trick { $trick }, after { $who }’s card: { $card }
  }
signs-lane-made = { $who }: { $message }
signs-lane-saw = Seen by: { $who }
signs-lane-glimpsed = Glimpsed by: { $who }
signs-lane-missed = Missed by: { $who }
signs-lane-understood = { $who } understood: { $cards }
signs-lane-doubted = { $who } did not believe it

# What is said at the table

talk-your-turn = Your turn!
talk-well-played = Well played!
talk-bad-luck = Bad luck!
talk-thank-you = Thank you!
talk-hello = Hello!
talk-good-game = Good game!
talk-play-low = Play low
talk-play-high = Play high
talk-leave-it = Leave it
talk-take-it = Take it
talk-spoil-it = Spoil it
talk-force = Force them
talk-i-have-something = I have something
talk-i-have-nothing = I have nothing
talk-wait = Wait
talk-trust-me = Trust me

# How a table plays with signs

signing = Signs
signing-none = No signs
signing-none-note = To learn the cards first.
signing-assiste = Assisted
signing-assiste-note = Your eyes move by themselves, and each sign you see says its name.
signing-simple = Simple
signing-simple-note = You look yourself; signs last { $seconds } s, and the gesture is written out.
signing-ancienne = The old way
signing-ancienne-note = As in the café: signs of { $seconds } s, nothing written, no notebook.
signing-honest = True signs
signing-honest-note = The table refuses the sign of a card that you do not hold. Without this, you may bluff.
signing-length = How long a sign lasts
signing-length-800 = Short
signing-length-1200 = Medium
signing-length-2000 = Long
signing-length-note = { $seconds } s

refused-no-signs = Signs are made only while a deal lasts.
refused-bad-gaze = You cannot look there.
refused-sign-rest = Rest a moment before the next sign.
refused-sign-limit = You have made all the signs of this deal.
refused-untrue-sign = True signs only: your hand does not allow that one.
refused-unknown-sign = This table does not have that sign.
refused-past = Too late.
refused-nothing-seen = You have seen no sign of the others.
refused-silent = This table plays in silence.
refused-bad-speech = That cannot be said here.

# Practice

train-title = Practise the signs
train-game = Which exercise?
train-guess = Guess the sign
train-pass = Pass the sign
train-set = Which list of signs?
train-show = Show it, { $seconds } s
train-next = Next, { $seconds } s
train-ask = What does it mean?
train-right = Right!
train-wrong = No.
train-is = It was { $gesture }: { $sign }.
train-aces = the aces
train-row = { $right } of { $tries }; { $row } in a row, best { $best }
train-wink = Wink, { $seconds } s
train-again = Again
train-lead-guess = A face makes a sign, faster and faster: what does it mean?
train-lead-pass = Heads say where everybody looks. Sign when your partner alone looks at you.
train-wait = Watch for your moment.
train-opponent = Opponent
train-watches = looks at you
train-saw = saw it
train-glimpsed = got a glimpse
train-missed = saw nothing
train-passed = Passed!
train-failed = Failed.
train-partner-saw = Your partner saw the sign.
train-partner-glimpsed = Your partner only saw that something moved.
train-partner-missed = Your partner was not looking.
train-caught = { $count ->
    [0] No opponent saw it.
    [one] One opponent saw it.
   *[other] Both opponents saw it.
  }

## Advice

# What the expert would play

new-hints = Hints
new-hints-note = Whoever is asked for a card may ask what an expert would play.
hint-ask = Hint
hint-title = What the expert would play
hint-thinking = The expert is thinking…
hint-worlds = { $exact ->
    [yes] Solved to the end for { $worlds } ways in which the hidden cards may lie. Points are those of your side in this deal, less those of the others.
   *[no] Weighed over { $worlds } ways in which the hidden cards may lie. Points are those of your side in this deal, less those of the others.
  }
hint-column-card = Card
hint-column-points = Points to expect
hint-column-takes = Takes the trick
hint-column-spoils = Trick spoiled
hint-bars = The longer its bar, the more a card promises beside the others; hatched: below zero.
hint-numbers = Card by card
hint-ahead-spares-partner = { $own ->
    [yes] leaves the trick to your partner
   *[no] leaves the trick to the partner
  }
hint-ahead-as-good = practically as good

# The plan behind a card, said to whoever plays it; in the review of others’ cards it names them

plan-take = Take the trick from { $who }, whose card is the strongest so far ({ $card }).
plan-take-spoiled = Take the trick, which equal cards have spoiled so far ({ $card }).
plan-overtake = { $own ->
    [yes] Overtake { $who }, your partner, whose card is the strongest so far ({ $card }).
   *[no] Overtake { $who }, the partner of { $player }, whose card is the strongest so far ({ $card }).
  }
plan-raise = Go higher than { $who } ({ $card }), so that whoever wants the trick must spend a better card.
plan-take-cheaply = { $own ->
    [yes] Take the trick with the weakest card that does: nobody plays after you.
   *[no] Take the trick with the weakest card that does: nobody plays after { $player }.
  }
plan-spoil = { $you ->
    [yes] Spoil the trick with an equal card: you lead the next.
   *[no] Spoil the trick with an equal card: { $who } leads the next.
  }
plan-spoil-for-partner = { $own ->
    [yes] Spoil the trick with an equal card: { $who } leads again, and your partner plays last.
   *[no] Spoil the trick with an equal card: { $who } leads again, and the partner of { $player } plays last.
  }
plan-leave-to-partner = { $own ->
    [yes] Leave the trick to { $who }, your partner, who is winning it ({ $card }).
   *[no] Leave the trick to { $who }, the partner of { $player }, who is winning it ({ $card }).
  }
plan-count-on-partner = { $own ->
    [yes] Count on { $who }, your partner, who plays later and will probably take the trick.
   *[no] Count on { $who }, the partner of { $player }, who plays later and will probably take the trick.
  }
plan-lead-high = Lead high, to take the trick.
plan-lead-low = Lead a card that will hardly take the trick, and let the others spend theirs.
plan-draw-out = Lead a card that may take the trick, or costs the others a better one.
plan-throw-low = Give this trick up with a card that can be spared.
plan-save = Give this trick up, and keep a card that could take it ({ $card }) for a later one.
plan-run = { $own ->
    [yes] Take one more trick in a row: you are going for mordienne.
   *[no] Take one more trick in a row: { $player } is going for mordienne.
  }

# The review of a deal that is over

review-open = Review this deal
review-title = Review of deal { $deal }
review-back = Back to the table
review-progress = { $done } of { $count } cards are thought through.
review-done = The review is complete.
review-lost-title = Where was the point lost?
review-nothing-lost = No card lost a point: the cards themselves decided this deal.
review-nothing-sure = { $count ->
    [one] No card surely lost a point; for one card it could not be settled whether it did.
   *[other] No card surely lost a point; for { $count } cards it could not be settled whether they did.
  }
review-unsettled = { $count ->
    [one] For one more card it could not be settled whether it lost points.
   *[other] For { $count } more cards it could not be settled whether they lost points.
  }
review-loss = { $points ->
    [one] Trick { $trick }. { $who } plays: { $card }. One point lost.
   *[other] Trick { $trick }. { $who } plays: { $card }. { $points } points lost.
  }
review-loss-yours = { $points ->
    [one] Trick { $trick }. You play: { $card }. One point lost.
   *[other] Trick { $trick }. You play: { $card }. { $points } points lost.
  }
review-better = Better: { $cards }.
review-loss-more = Perhaps more: it could not be settled.
review-verdict-sound = Right by all that could be known, and right in the deal as it was.
review-verdict-unlucky = It could not be known: by all that could be seen, no card promised more.
review-verdict-lucky = Another card promised more, but here it made no difference.
review-verdict-mistake = It could be known: another card promised more.
review-verdict-open = { $promising ->
    [yes] Right by all that could be known; whether it lost points in the deal as it was could not be settled.
   *[no] Another card promised more; whether this one lost points in the deal as it was could not be settled.
  }
review-plays = The cards, one by one
review-previous = The card before
review-next = The next card
review-place = Card { $number } of { $count }
review-played = { $you ->
    [yes] Trick { $trick }. You play: { $card }.
   *[no] Trick { $trick }. { $who } plays: { $card }.
  }
review-value = What the deal was worth to your side at each card, all cards seen
review-so-far = The trick so far
review-leads = This card leads the trick.
review-question-known = By all that could be known
review-question-open = In the deal as it was
review-column-worth = Points
review-range = { $range }: at least { $low }, at most { $high }; there was no time to settle it.
review-mark-played = played
review-mark-best = best
review-plan = { $you ->
    [yes] What an expert in your seat would have thought: “{ $plan }”
   *[no] What an expert in the seat of { $who } would have thought: “{ $plan }”
  }
review-beliefs = { $you ->
    [yes] What you could know of the hidden cards
   *[no] What { $who } could know of the hidden cards
  }
review-beliefs-note = The chance, in percent, that a card of that step was there. A framed number: it was.
review-beliefs-nobody = Nobody
review-belief = { $held ->
    [yes] { $step }: { $percent }, and it was there
   *[no] { $step }: { $percent }
  }

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
terminal-ask-declare = Anything to declare? Type one of these words. (Enter: nothing)
terminal-ask-answer = Your answer? Type one of these words.
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
terminal-vote-by-you = { $vote ->
    [yes] You sing.
   *[no] You do not sing.
  }
terminal-not-sung = The talon is not sung, and stays where it is.
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

# Answers of score, trick, deal, rules, replay, solve and train

# $value is a number of points such as +1, or two with … between them where it is not settled.
terminal-solve = { $seat } is to play. All cards open, { $team } can get { $value } against the others.
terminal-column-solved-card = Card
terminal-column-solved-points = Points

terminal-train = { $games } deals played. The weights are in { $file }. Points a deal more than the books’ advice makes:
terminal-train-bar = Training
terminal-train-how = { $games } deals, { $speed } a second, { $points } against the books
terminal-train-stopped = stopped; the same command with --resume goes on from { $file }
terminal-column-rules = Rules

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
terminal-sign-held = holds { $cards }
terminal-sign-pointer = only points with the sign, and holds { $cards }
terminal-sign-intention = an intention, which tells of no card
terminal-sign-no-reading = Nobody can hold that any more.
terminal-sign-no-message = No sign leads to these cards.
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

# Answers of arena

terminal-arena-deals = Deals
terminal-arena-title = Points a deal, { $rules }, { $number } deals
terminal-arena-once = The intervals hold with 95 % for this number of deals, if it was fixed before.
terminal-arena-always = The intervals hold with 95 % whenever one stops.
terminal-column-arena-bots = Bots
terminal-column-arena-deals = Deals
terminal-column-arena-points = Points a deal
terminal-column-arena-interval = Interval
terminal-column-arena-bot = Bot
terminal-column-arena-against-all = Against all
terminal-column-arena-rating = Rating
terminal-column-arena-overtakes = Overtakes
terminal-column-arena-thrown = Thrown away, of last cards
terminal-column-arena-thrown-of-chances = Thrown away, of chances
terminal-column-arena-milliseconds = CPU ms, mean … 99 %

# Review

terminal-review = { $count ->
    [0] Deal { $deal }: no card lost a point; the cards decided it.
    [one] Deal { $deal }: one card lost points, all cards seen.
   *[other] Deal { $deal }: { $count } cards lost points, all cards seen; the dearest first.
  }
terminal-review-unsettled = { $count ->
    [one] Deal { $deal }: no card surely lost a point; for one card it could not be settled in time.
   *[other] Deal { $deal }: no card surely lost a point; for { $count } cards it could not be settled in time.
  }
terminal-column-trick = Trick
terminal-column-card-played = Played
terminal-column-lost = Points lost
terminal-column-better = Better
terminal-column-known = Could it be known?
terminal-verdict-mistake = yes: another card promised more
terminal-verdict-unlucky = no: it was as good as any
