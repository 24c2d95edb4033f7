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

# Les cartes, et les mots que l’on peut taper : le premier est montré, tous sont compris

terminal-card = { $name } ({ $code })
terminal-typed-yes = oui o
terminal-typed-no = non n
terminal-typed-pass = rien passe
terminal-typed-concede = donner
terminal-typed-surrender = abandon
terminal-typed-announce = mordienne
terminal-typed-agree = accord d’accord d'accord
terminal-typed-disagree = désaccord desaccord
terminal-typed-accept = accepter accepte
terminal-typed-refuse = refuser refuse
terminal-typed-decline = décliner decliner
terminal-typed-help = aide ?
terminal-typed-hand = main
terminal-typed-table = table
terminal-typed-last = dernier
terminal-typed-ladder = échelle echelle
terminal-typed-score = score points
terminal-typed-quit = quitter

# Questions

terminal-ask-cut = Combien de cartes levez-vous, de 1 à 47 ? (Entrée : 24)
terminal-ask-vote = Chantez-vous, oui ou non ?
terminal-ask-discard = Écartez { $count } cartes (numéros, codes, ou noms séparés par des virgules) :
terminal-ask-declare = Quelque chose à annoncer : { $words } ? (Entrée : rien)
terminal-ask-answer = Votre réponse : { $words } ?
terminal-ask-play = Votre carte (numéro, code ou nom ; ou aide) :
terminal-ask-another = Une autre partie, oui ou non ?

# Réponses qui ne sont pas claires

terminal-yes-or-no = Dites oui ou non, s’il vous plaît.
terminal-no-number = « { $text } » n’est pas un nombre de cartes.
terminal-no-such-word = « { $text } » ne répond pas à la question.
terminal-no-card-numbered = { $count ->
    [one] Vous avez une seule carte : il n’y a pas de numéro { $number }.
   *[other] Vous avez { $count } cartes : il n’y a pas de numéro { $number }.
  }
terminal-unknown-card = « { $text } » n’est pas une carte. Écrivez son numéro, un code comme Ks, ou son nom.

# Ce qui se passe

terminal-welcome = Aluette. Règles : { $rules }. Tapez aide à toute question.
terminal-drew = { $name } tire { $card }.
terminal-seated-alone = Votre place est { $name } et vous jouez pour vous seul.
terminal-seated-pair = Votre place est { $name }, celle de votre partenaire { $partner }.
terminal-seated-three = Votre place est { $name }, celles de vos partenaires { $first } et { $second }.
terminal-first-dealer = Première donne : { $name }.
terminal-deal = Donne { $number }. Donneur : { $dealer }.
terminal-cut = { $count ->
    [one] { $name } lève une carte et l’on distribue.
   *[other] { $name } lève { $count } cartes et l’on distribue.
  }
terminal-vote = { $vote ->
    [yes] { $name } chante.
   *[no] { $name } ne chante pas.
  }
terminal-not-sung = Un seul non suffit : le talon reste où il est.
terminal-sung = { $left } et { $right } prennent chacun { $count } cartes du talon.
terminal-received = Vous recevez { $count } cartes :
terminal-discarded = { $name } écarte { $count } cartes.
terminal-declared-pass = { $name } : rien à annoncer.
terminal-declared-concede = { $name } veut donner le coup.
terminal-declared-surrender = { $name } propose l’abandon.
terminal-declared-announce = { $name } annonce mordienne.
terminal-declared-agree = { $name } est d’accord.
terminal-declared-disagree = { $name } n’est pas d’accord.
terminal-declared-accept = { $name } accepte.
terminal-declared-refuse = { $name } refuse.
terminal-declared-decline = { $name } décline.
terminal-played = { $name } : { $card }
terminal-trick-won = { $count ->
    [one] { $name } fait le pli, son premier.
   *[other] { $name } fait le pli et en a { $count }.
  }
terminal-trick-spoiled = Pourri : ce pli n’est à personne. { $leader } entame le suivant.
terminal-last-trick-won = Ce pli est à { $name }.
terminal-last-trick-spoiled = Pourri : ce pli n’est à personne.
terminal-first-with-two = { $name }, le premier à deux plis, retourne { $card }.
terminal-first-with-three = { $name }, le premier à trois plis, retourne { $card } et { $other }.
terminal-most-tricks = { $name } gagne la donne aux plis.
terminal-nobody-scores = Personne ne marque.
terminal-scores-played = { $points ->
    [one] Un point pour { $team }.
   *[other] { $points } points pour { $team }.
  }
terminal-scores-mordienne = Mordienne ! { $points } points pour { $team }.
terminal-scores-conceded = Le coup est donné : un point pour { $team }.
terminal-scores-surrendered = L’abandon est accepté : un point pour { $team }.
terminal-scores-declined = L’annonce est déclinée : un point pour { $team }.
terminal-match-won-by-you = { $team } gagne la partie : bien joué !
terminal-match-won = { $team } gagne la partie.
terminal-match-drawn = La partie est nulle.
terminal-match-unfinished = La partie n’est pas finie.
terminal-goodbye = Au revoir. --seed { $seed } ramène ces cartes.

# Ce que l’on peut regarder

terminal-hand = Votre main :
terminal-your-seat = { $name } (vous)
terminal-no-trick-yet = Aucun pli n’est encore fait dans cette donne.
terminal-target-points = La partie se joue en { $number } points.
terminal-target-deals = { $number ->
    [one] La partie se joue en une donne.
   *[other] La partie se joue en { $number } donnes.
  }
terminal-deals-done = Donnes finies : { $count }.
terminal-score-of = { $points ->
    [one] { $team } : { $points } point
   *[other] { $team } : { $points } points
  }
terminal-ladder = L’échelle, de la plus forte à la plus faible :
terminal-step-9 = les quatre as
terminal-step-10 = les quatre rois
terminal-step-11 = les quatre cavalières
terminal-step-12 = les quatre valets
terminal-step-13 = les deux autres neufs
terminal-step-14 = les quatre huit
terminal-step-15 = les quatre sept
terminal-step-16 = les quatre six
terminal-step-17 = les quatre cinq
terminal-step-18 = les quatre quatre
terminal-step-19 = les deux autres trois
terminal-ladder-note = Deux cartes du même rang, les plus fortes du pli, le pourrissent.
terminal-help =
    On joue la carte que l’on veut. La plus forte fait le pli ; si les plus
    fortes sont égales, le pli est pourri et n’est à personne.
    Le joueur qui a le plus de plis gagne la donne pour son camp ; à égalité,
    c’est le premier à avoir atteint ce nombre.
    Nommez une carte par son numéro dans votre main (3), son code (Ks) ou son nom.
    Tapez aussi : main, table, dernier (le dernier pli), échelle, score, quitter.
terminal-column-seat = Place
terminal-column-card = Ce pli
terminal-column-tricks = Plis
terminal-column-turned-up = Retournées

# Réponses de score, trick, deal, rules et replay

terminal-score = { $mordienne ->
    [yes] { $winner } gagne la donne avec mordienne : { $points } points pour { $team }.
   *[no] { $points ->
        [one] { $winner } gagne la donne : un point pour { $team }.
       *[other] { $winner } gagne la donne : { $points } points pour { $team }.
      }
  }
terminal-score-nobody = Tous les plis sont pourris : personne ne marque.
terminal-trick-won-by-place = La carte { $place }, { $card }, fait le pli et entame le suivant.
terminal-trick-spoiled-by-place = Pourri : ce pli n’est à personne. Le joueur de la carte { $next } entame le suivant.
terminal-dealer = donneur
terminal-talon = talon
terminal-rules-key = Clé
terminal-rules-value = Valeur
terminal-rules-source = Source
terminal-column-deal = Donne
terminal-column-dealer = Donneur
terminal-column-ended = Fin
terminal-column-winner = Le plus de plis
terminal-column-team = Marque
terminal-column-points = Points
terminal-column-score = Score
terminal-ended-played = jouée
terminal-ended-conceded = donnée
terminal-ended-surrendered = abandonnée
terminal-ended-declined = déclinée
terminal-ended-penalty = pénalité
terminal-ended-unfinished = en cours
