# Un catalogue par langue, en Fluent (projectfluent.org), lu par la page et par le terminal.
# Un message est une phrase entière ou un libellé entier ; aucun n’est assemblé à partir d’autres.

## Page

language-name = Français
app-title = Aluette
app-subtitle = Le jeu de la vache
app-description = Le jeu de levées de la vache, joué sur les côtes de l’ouest de la France.
skip-to-content = Aller au contenu
back-home = Revenir à l’accueil
close = Fermer
cancel = Annuler
navigation = Pages
language-choice = Langue
page-title = { $page } – Aluette

# Ce que la partie attend

phase-draw = Le tirage des partenaires
phase-shuffle = La donne suivante
phase-cut = La coupe
phase-vote = Le vote du chant
phase-discard = Les écarts
phase-declare = Les annonces
phase-play = Le jeu de la carte
phase-over = La partie est finie

# Pourquoi quelque chose est refusé

refused-match-over = La partie est finie.
refused-not-now = Ce n’est pas possible en ce moment.
refused-not-asked = Ce n’est pas à vous de jouer.
refused-no-seat = Cette place n’existe pas à cette table.
refused-bad-deck = Un paquet, c’est les 48 cartes, une fois chacune.
refused-bad-cut = On coupe de 1 à 47 cartes.
refused-bad-word = Vous ne pouvez pas dire cela maintenant.
refused-not-held = Vous n’avez pas cette carte.
refused-wrong-count = Ce n’est pas le bon nombre de cartes.
refused-bad-message = Le serveur n’a pas compris la page. Rechargez-la.
refused-bad-rules = Ces règles ne vont pas ensemble.
refused-no-table = Cette table n’existe pas, ou n’est pas la vôtre.
refused-not-seated = Vous n’êtes pas assis à cette table.
refused-taken-over = Cette table est ouverte dans une autre fenêtre.
refused-resync = La page a perdu le fil et se remet à jour.
refused-unreachable = Le serveur ne répond pas. Est-il en marche ?
refused-other = Le serveur a refusé et répond (en anglais) : { $why }

# Les mots des annonces

word-pass = Rien à annoncer
word-concede = Donner le coup
word-surrender = Proposer l’abandon
word-announce = Annoncer mordienne
word-agree = D’accord
word-disagree = Pas d’accord
word-accept = Accepter
word-refuse = Refuser
word-decline = Décliner

# Les robots

level = Robots
level-beginner = Débutant
level-casual = Habitué
level-club = Club
level-beginner-note = Joue un peu au hasard et oublie ce qui est passé.
level-casual-note = Connaît l’échelle et joue proprement.
level-club-note = Compte les luettes et aide son partenaire.

## Table


## Terminal
