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
