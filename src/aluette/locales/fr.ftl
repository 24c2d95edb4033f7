# Un catalogue par langue, en Fluent (projectfluent.org), lu par la page et par le terminal.
# Un message est une phrase entière ou un libellé entier ; aucun n’est assemblé à partir d’autres.

## Page

# Les règles offertes d’abord à qui lit cette langue : le nom d’un jeu de règles.
first-preset = wikipedia
app-title = Aluette
app-subtitle = Le jeu de la vache
skip-to-content = Aller au contenu
back-home = Revenir à l’accueil
close = Fermer
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
refused-bad-deck = Un jeu, ce sont les 48 cartes, une fois chacune.
refused-bad-cut = On coupe de 1 à 47 cartes.
refused-bad-word = Vous ne pouvez pas dire cela maintenant.
refused-not-held = Vous n’avez pas cette carte.
refused-wrong-count = Ce n’est pas le bon nombre de cartes.
refused-bad-message = Le serveur n’a pas compris la page. Rechargez-la.
refused-bad-name = Un nom a 20 caractères au plus, tous imprimables.
refused-bad-request = Le serveur n’a pas compris la demande de la page. Rechargez la page.
refused-no-journal = Le serveur ne peut rien enregistrer pour le moment. Réessayez dans un instant.
refused-not-found = Le serveur ne connaît pas cette adresse. Rechargez la page.
refused-bad-rules = Ces règles ne vont pas ensemble ; le serveur le dit en anglais : « { $why } ».
refused-rules-teams = Ce nombre de places ne permet pas ces équipes.
refused-rules-packets = Ces paquets demandent plus de 48 cartes.
refused-rules-draw = Le tirage des places se fait à quatre, deux contre deux.
refused-rules-chant-sides = On ne chante qu’à quatre, deux contre deux.
refused-rules-chant-talon = Pour chanter, il faut douze cartes au talon.
refused-rules-declarations = On n’abandonne et on n’annonce qu’à quatre, deux contre deux.
refused-rules-announce-mordienne = On ne peut annoncer mordienne là où mordienne ne compte pas.
refused-rules-surrender-mordienne = L’abandon que l’on peut refuser demande que mordienne compte.
refused-rules-bid-points = L’annonce acceptée ou déclinée demande une partie en points.
refused-rules-extends-deals = L’annonce qui prolonge la partie demande une partie en donnes.
refused-rules-last-five = Les cinq derniers plis demandent au moins cinq plis.
refused-rules-shortest-run = Mordienne ne peut demander plus de plis que n’en a la donne.
refused-rules-penalty = La pénalité demande deux camps.
refused-rules-signing = Pour jouer avec les signes, il faut que les règles aient une liste de signes.
refused-no-table = Cette table n’existe pas, ou n’est pas la vôtre.
refused-not-seated = Vous n’êtes pas assis à cette table.
refused-taken-over = Cette table est ouverte dans une autre fenêtre.
refused-unreadable = Cette table est abîmée dans le journal du serveur, et ne peut être ouverte.
refused-unreachable = Le serveur ne répond pas. Est-il en marche ?
refused-no-level = Ce serveur n’a pas de robots de ce niveau.
refused-no-kernel = Il manque à ce serveur le noyau, et personne n’y peut dire ce qu’un expert jouerait : { $why }
refused-no-hints = À cette table, on ne donne pas de conseils.
refused-too-often = Voilà beaucoup de questions à l’expert en peu de temps. Attendez un instant.
refused-no-answer = L’expert n’a pas répondu. Essayez encore.
refused-not-over = L’analyse montre toutes les cartes : elle attend la fin de la donne.
refused-no-plays = Cette donne s’est réglée sans être jouée : il n’y a rien à analyser.
refused-too-many-tricks = Les donnes d’autant de plis ne sont pas analysées.
refused-other = Le serveur a refusé et répond (en anglais) : { $why }

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
level-strong = Fort
level-expert = Expert
level-beginner-note = Sait jouer, mais se trompe comme tout le monde : prend les plis de son partenaire, gâche une forte carte.
level-casual-note = Connaît l’échelle et joue proprement.
level-club-note = Compte les luettes et aide son partenaire.
level-strong-note = Sait, après des millions de donnes contre lui-même, ce que vaut chaque carte.
level-expert-note = Imagine de mille façons les cartes cachées, et joue ce qui convient le mieux à toutes.

# L’accueil

home-lead = Un jeu de plis à quatre, né sur les côtes de l’ouest de la France, avec 48 cartes qui ont des histoires à raconter.
home-play = Jouer
home-play-form = Vous et trois robots. { $title }.
home-open-tables = { $n ->
    [one] Votre table vous attend
   *[other] Vos tables vous attendent
  }
home-all-tables = Montrer les { $n } tables
home-score = Score { $score }
home-rules = Choisir les règles
home-signs = Avec visages et signes, ou sans : cela se choisit avec les règles.
home-how = Comment on joue
home-train = S’exercer aux signes
home-settings = Réglages

# Les réglages

settings-title = Réglages
settings-speed = Vitesse de la table
settings-speed-slow = Lente
settings-speed-normal = Normale
settings-speed-fast = Rapide
settings-cards = Cartes
settings-index = Lettres des coins
settings-suits = Enseignes
settings-suits-spanish = Espagnoles
settings-suits-french = Françaises
settings-index-code = A K N J
settings-index-french = A R C V
settings-large-cards = Grands signes dans le coin
settings-large-cards-note = Un seul grand signe par carte, pour les yeux fatigués et les petits écrans.
settings-sound = Son
settings-sound-note = Les cartes glissent et claquent.

# Une nouvelle table

new-title = Choisir les règles
new-seats = Combien de joueurs ?
new-preset = Quelles règles ?
new-every-rule = Toutes les règles, une à une
new-every-rule-note = À côté de chaque valeur, sa provenance. Ouvrez une règle pour la changer chez vous.
new-changes = { $n ->
    [one] Une règle changée par votre maison
   *[other] { $n } règles changées par votre maison
  }
new-start = Commencer

fact-match-deals = { $n ->
    [one] La partie se joue en une donne.
   *[other] La partie se joue en { $n } donnes.
  }
fact-match-points = { $n ->
    [one] La partie va jusqu’à un point.
   *[other] La partie va jusqu’à { $n } points.
  }
fact-spoiled-leader = Après un pli pourri, le même joueur entame de nouveau.
fact-spoiled-first-tied = Après un pli pourri, le premier à égalité entame.
fact-mordienne-off = Pas de mordienne.
fact-mordienne-run = { $n ->
    [one] Mordienne avec le dernier pli seulement : deux points.
   *[other] Mordienne avec les { $n } derniers plis ou plus, et aucun autre : deux points.
  }
fact-mordienne-last-five = Mordienne avec les cinq derniers plis : deux points.
fact-announce-no = Mordienne ne s’annonce pas.
fact-announce-bid = Mordienne compte d’elle-même et peut s’annoncer pour jouer plus gros.
fact-announce-required = Mordienne ne compte que si elle est annoncée.
fact-announce-extends = Mordienne compte d’elle-même ; l’annoncer allonge la partie.
fact-singers-left-and-dealer = Le donneur et son voisin de gauche chantent.
fact-singers-left-and-partner = Le partenaire du donneur et le voisin de gauche du donneur chantent.
fact-singers-nobody = Personne ne chante.
fact-surrender-none = On n’abandonne pas de donne.
fact-surrender-concede = Une donne peut s’abandonner pour un point, si les deux partenaires le veulent.
fact-surrender-offer = Un camp peut proposer d’abandonner pour un point ; qui refuse doit faire mordienne.

# Trois questions à la maison

house-invitation = Vous ne savez pas comment s’appellent les règles de chez vous ? Trois questions les trouvent.
house-ask = Comme chez moi
house-title = Comment joue‑t‑on chez vous ?
house-singers = Qui chante et se partage les douze cartes restantes ?
house-singers-left-and-dealer = Le donneur et son voisin de gauche
house-singers-left-and-partner = Le partenaire du donneur et le voisin de gauche du donneur
house-singers-nobody = Personne, on ne chante pas
house-spoiled = Qui entame après un pli pourri ?
house-spoiled-leader = Celui qui avait entamé
house-spoiled-first-tied = Le premier à égalité
house-mordienne = Comment compte mordienne ?
house-mordienne-off = Elle ne compte pas
house-mordienne-run = D’elle-même, si le gagnant n’a que les derniers plis
house-mordienne-last-five = D’elle-même, avec les cinq derniers plis
house-mordienne-bid = D’elle-même, et elle peut s’annoncer pour plus
house-mordienne-required = Seulement si elle est annoncée
house-unknown = Je ne sais pas
house-proposal = { $n ->
    [0] C’est « { $title } ».
   *[other] Le plus proche est « { $title } ».
  }
house-changes = { $n ->
    [one] Une règle est adaptée à votre maison : { $rules }.
   *[other] { $n } règles sont adaptées à votre maison : { $rules }.
  }
house-take = Prendre ces règles

# Toutes les règles : leur nom, leurs valeurs, leur provenance

rules-key-seats = Joueurs
rules-key-teams = Camps
rules-key-packets = Distribution
rules-key-draw = Partenaires et premier donneur
rules-key-chant = Chant
rules-key-singers = Qui chante
rules-key-talon_order = Partage du talon
rules-key-spoiled_lead = Après un pli pourri
rules-key-mordienne = Mordienne
rules-key-shortest_run = Mordienne la plus courte
rules-key-mordienne_needs_loss = Mordienne seulement après un pli perdu
rules-key-announce = Annonce de mordienne
rules-key-announce_must_make = Après une annonce acceptée
rules-key-match = Longueur de la partie
rules-key-tied_match = Partie à égalité
rules-key-surrender = Abandon d’une donne
rules-key-wrong_count = Mauvais nombre de cartes
rules-key-speech = Parole à table
rules-key-sign_set = Signes

rules-value-seats = { $n ->
    [one] Un joueur
   *[other] { $n } joueurs
  }
rules-value-teams-pairs = Par paires, partenaires face à face
rules-value-teams-threes = Deux équipes de trois
rules-value-teams-alone = Chacun pour soi
rules-value-draw-full = Tirés au sort en servant jusqu’aux quatre luettes
rules-value-draw-short = Tirés parmi les quatre luettes
rules-value-draw-agreed = Convenus ; le premier donneur au sort
rules-value-chant-true = Quand tous les quatre le veulent
rules-value-chant-false = Jamais
rules-value-singers-left-and-dealer = Le donneur et son voisin de gauche
rules-value-singers-left-and-partner = Le partenaire du donneur et le voisin de gauche du donneur
rules-value-talon_order-alternate = Une carte à la fois
rules-value-talon_order-blocks = Six et six
rules-value-spoiled_lead-leader = Le même joueur entame de nouveau
rules-value-spoiled_lead-first-tied = Le premier à égalité entame
rules-value-mordienne-off = Ne compte pas
rules-value-mordienne-run = Le gagnant n’a que les derniers plis
rules-value-mordienne-last-five = Le gagnant a les cinq derniers plis
rules-value-shortest_run = { $n ->
    [one] Un pli
   *[other] { $n } plis
  }
rules-value-mordienne_needs_loss-true = Oui, un autre joueur doit en avoir gagné un avant
rules-value-mordienne_needs_loss-false = Non, des plis pourris avant suffisent
rules-value-announce-no = Impossible
rules-value-announce-bid = Comme une enchère, que les autres acceptent ou déclinent
rules-value-announce-required = Obligatoire pour qu’elle compte
rules-value-announce-extends = Porte la partie à dix points
rules-value-announce_must_make-true = Celui qui annonce doit la faire
rules-value-announce_must_make-false = Le gagnant de la donne marque deux points
rules-value-match-deals = { $n ->
    [one] Une donne
   *[other] { $n } donnes
  }
rules-value-match-points = { $n ->
    [one] Un point
   *[other] { $n } points
  }
rules-value-tied_match-drawn = Reste nulle
rules-value-tied_match-extra-deals = D’autres donnes jusqu’à la décision
rules-value-surrender-none = Impossible
rules-value-surrender-concede = Pour un point, si les deux partenaires le veulent
rules-value-surrender-offer = Proposé ; qui le refuse doit faire mordienne
rules-value-wrong_count-redeal = On redonne
rules-value-wrong_count-penalty = L’autre camp marque un point
rules-value-speech-free = Libre
rules-value-speech-silent = Silence
rules-value-sign_set-none = Aucun

rules-match-kind-deals = Un nombre de donnes
rules-match-kind-points = Le premier à un nombre de points
rules-match-number = Combien ?
rules-packets-note = Cartes servies à chacun, tour après tour

rules-source-000 = Description anglaise
rules-source-001 = Description hongroise
rules-source-002 = Description française
rules-source-003 = Description espagnole
rules-source-004 = Description vietnamienne
rules-source-ours = Notre choix : les sources se taisent
rules-source-house = Votre maison

# Comment on joue

how-title = Comment on joue
how-aim-title = De quoi il s’agit
how-aim = On joue à quatre, deux contre deux, partenaires face à face, avec neuf cartes chacun. Ce qui compte, c’est le joueur qui fait le plus de plis à lui seul : il gagne la donne pour son camp. Les plis des partenaires ne s’ajoutent jamais.
how-trick-title = Un pli
how-trick = On joue n’importe quelle carte à tout moment : on n’est pas tenu de fournir et il n’y a pas d’atout. La carte la plus forte prend le pli, et qui l’a jouée entame le suivant.
how-spoiled-title = Pourri
how-spoiled = Quand les cartes les plus fortes d’un pli sont égales, même entre partenaires, le pli est pourri : il n’est à personne. Le plus souvent le même joueur entame de nouveau ; dans certaines maisons, c’est le premier à égalité.
how-first-title = Qui était le premier
how-first = À nombre de plis égal, c’est celui qui y est arrivé le premier qui gagne. Le premier à deux plis retourne donc une carte, et le premier à trois en retourne deux.
how-chant-title = Chanter
how-chant = Avant de jouer, chacun dit en secret s’il veut chanter. Si tous le veulent, deux d’entre eux se partagent les douze cartes restantes et en écartent six chacun. Un seul non suffit à l’empêcher.
how-mordienne-title = Mordienne
how-mordienne = Perdre ou pourrir tous les plis d’abord, puis prendre tous les autres jusqu’à la fin : voilà mordienne, et elle vaut deux points. Combien de plis il y faut, et s’il faut l’annoncer, cela dépend des règles que vous choisissez.
how-match-title = La partie
how-match = Une donne vaut un point. Selon les règles, la partie se joue en cinq donnes, ou jusqu’à ce qu’un camp ait cinq ou dix points.
how-signs-title = Les signes
how-signs = À une table avec signes, chacun a un visage. Touchez un visage pour le regarder : seul celui qui regarde voit ce qu’il fait. Touchez votre propre portrait pour ouvrir l’anneau des signes ; le nombre à côté dit combien il vous en reste. Faites-en un quand votre partenaire vous regarde et que les adversaires regardent ailleurs. Avec « Signes vrais », la table refuse le signe d’une carte que vous n’avez pas ; sans cela, on peut tromper. Qui a bien vu le signe d’un adversaire peut lancer « Vu ! » : cela ne change rien aux points.
how-play = À table

ladder-title = L’échelle
ladder-note = De la plus forte à la plus faible. Les huit premières sont seules sur leur échelon ; au-dessous, les cartes d’un même échelon sont égales et peuvent pourrir un pli.
ladder-luettes = Les luettes
ladder-doubles = Les doubles
ladder-equals = Les cartes égales
ladder-9 = Les quatre as
ladder-10 = Les quatre rois
ladder-11 = Les quatre cavalières
ladder-12 = Les quatre valets
ladder-13 = Les deux autres neuf
ladder-14 = Les quatre huit
ladder-15 = Les quatre sept
ladder-16 = Les quatre six
ladder-17 = Les quatre cinq
ladder-18 = Les quatre quatre
ladder-19 = Les deux autres trois

## Table

table-title = La table
table-leave = Quitter la table
table-more = Réglages et règles
table-rules = Les règles de cette table
table-keys-title = Clavier
table-keys = Les flèches, Début et Fin parcourent votre main ; Entrée lève une carte, puis la joue ; Échap la repose. L montre le dernier pli, H l’échelle ; la barre d’espace passe tout de suite à la suite.
table-log = Ce qui s’est passé
table-board = Les cartes sur la table
table-hand = Votre main
table-trick = Le pli
table-skip = Passer à la suite
table-offline = La connexion est perdue. Nouvel essai…
table-connecting = On vous mène à la table…
table-take-back = Jouer ici de nouveau

# Qui est assis là

table-you = Vous
table-bot = Robot { $seat }
table-person = Joueur { $seat }
table-partner = Partenaire
table-side = { $side ->
    [yours] Nous
    [you] Vous
    [others] Eux
   *[other] { $names }
  }
table-side-mark = Camp { $mark }
table-dealer = Donne les cartes
table-dealer-mark = D
table-holder = Gagnerait la donne à l’instant
table-asked = À son tour
table-tricks = { $count ->
    [one] Un pli
   *[other] { $count } plis
  }
table-turned = Cartes retournées : { $cards }
table-talon = { $spoiled ->
    [0] Le talon, { $count } cartes qui ne sont à personne
    [one] Le talon, { $count } cartes qui ne sont à personne, dont un pli pourri
   *[other] Le talon, { $count } cartes qui ne sont à personne, dont { $spoiled } plis pourris
  }
table-talon-short = Talon { $count }
table-score = Score
table-target = { $kind ->
    [points] Donne { $deal } · en { $number ->
        [one] un point
       *[other] { $number } points
      }
   *[deals] Donne { $deal } sur { $number }
  }
table-last = Dernier pli
table-last-taken = { $you ->
    [yes] Ce pli est à vous.
   *[no] Ce pli est à { $who }.
  }
table-last-spoiled = Ce pli était pourri : il n’est à personne.
table-last-next = { $you ->
    [yes] Vous entamez le suivant.
   *[no] { $who } entame le suivant.
  }
table-drew = { $you ->
    [yes] Vous avez tiré : { $card }.
   *[no] { $who } a tiré : { $card }.
  }
table-spoiled = Pourri
table-vote = { $yes ->
    [yes] Je chante !
   *[no] Non
  }

# Ce que les annonces font de la donne

stake-bid = { $you ->
    [yes] Vous avez annoncé mordienne : le camp qui gagne cette donne marque deux points.
   *[no] { $who } a annoncé mordienne : le camp qui gagne cette donne marque deux points.
  }
stake-required = { $you ->
    [yes] Vous avez annoncé mordienne : si vous la faites, elle compte deux points.
   *[no] { $who } a annoncé mordienne : si ce joueur la fait, elle compte deux points.
  }
stake-extends = { $you ->
    [yes] Vous avez annoncé mordienne : la partie va jusqu’à dix points.
   *[no] { $who } a annoncé mordienne : la partie va jusqu’à dix points.
  }
stake-refused = { $you ->
    [yes] Votre abandon est refusé : si les autres ne font pas mordienne, votre camp marque deux points.
   *[no] { $who } a proposé l’abandon, et il est refusé : si mordienne n’est pas faite contre son camp, celui-ci marque deux points.
  }

# Ce que veulent dire les marques de la table

legend-title = Les marques sur la table
legend-dealer = Ce joueur donne les cartes.
legend-taken = Les plis qu’un joueur a faits.
legend-holder = Ce joueur gagnerait la donne à l’instant.
legend-order = L’ordre dans lequel les cartes du pli ont été jouées.
legend-best = En ocre : la carte la plus forte pour le moment, ou les cartes égales qui pourrissent le pli.

# Les cartes qui portent un nom

table-card-3d = { $name }, trois de deniers
table-card-3c = { $name }, trois de coupes
table-card-2d = { $name }, deux de deniers
table-card-2c = { $name }, deux de coupes
table-card-9c = { $name }, neuf de coupes
table-card-9d = { $name }, neuf de deniers
table-card-2b = { $name }, deux de bâtons
table-card-2s = { $name }, deux d’épées

# Ce que l’on vous demande

table-ask-cut = À vous de couper : combien de cartes levez-vous ?
table-cut-count = { $at ->
    [one] Une carte
   *[other] { $at } cartes
  }
table-cut = Couper
table-cut-middle = Couper au milieu
table-ask-vote = Chante-t-on ? Il faut que tous le veuillent.
table-voted = A voté
table-vote-sing = Chanter
table-vote-keep = Ne pas chanter
table-ask-discard = Choisissez les { $size } cartes que vous écartez.
table-discard-weakest = Les { $size } plus faibles
table-discard = { $chosen ->
    [0] Écarter
   *[other] Écarter { $chosen } sur { $size }
  }
table-ask-declare = Avez-vous quelque chose à annoncer ?
table-quiet = Ne plus demander
table-quiet-setting = Rien à annoncer de toute la partie
table-quiet-note = C’est dit pour vous à chaque donne. Désactivez pour qu’on vous le demande.
table-ask-concede = Votre partenaire veut donner le coup. Êtes-vous d’accord ?
table-ask-surrender-partner = Votre partenaire veut proposer l’abandon. Êtes-vous d’accord ?
table-ask-surrender-opponent = Les autres abandonnent. Accepter un point, ou refuser et faire mordienne pour deux ?
table-ask-announce = { $who } annonce mordienne. Accepter et jouer pour deux points dans une partie en dix, ou décliner et laisser un point ?
table-ask-lead = À vous d’entamer le pli.
table-ask-play = À vous de jouer.
table-hint-play = Encore une fois pour la jouer.
table-partner-beat = Votre partenaire tient ce pli ({ $held }). Le lui prendre ({ $card }) ?
table-partner-spoil = Votre partenaire tient ce pli ({ $held }). Le pourrir ({ $card }) ?
table-partner-play = La jouer quand même
table-partner-cancel = Laisser le pli à mon partenaire

# De quoi il s’agit

table-help = Qu’est-ce que c’est ?
table-back = Revenir
help-cut = Vous levez une partie du jeu battu, et le reste passe dessus. Personne ne connaît les cartes : une coupe en vaut une autre.
help-vote = Le talon, ce sont les douze cartes restantes. Si tous les quatre veulent chanter, deux joueurs en prennent six chacun, puis écartent six cartes : leur jeu en devient plus fort. Un seul non, et personne ne voit le talon. Les votes sont révélés tous ensemble.
help-discard = Vous avez pris six cartes du talon, vous en avez donc trop. Écartez celles qui vous servent le moins ; personne ne les verra avant la fin de la donne.
help-declare = Avant la première carte, on peut annoncer quelque chose sur cette donne. Personne n’y est obligé, et tout le monde l’entend.

# Ce que font les annonces

meaning-pass = Vous ne dites rien, et la donne se joue telle quelle.
meaning-concede = Si votre partenaire est d’accord, la donne ne se joue pas et les autres marquent un point. Sinon, c’est comme si vous n’aviez rien dit.
meaning-surrender = Si votre partenaire est d’accord, on offre un point aux autres. Si l’un d’eux accepte, la donne ne se joue pas. Si les deux refusent, ils doivent faire mordienne : ils marquent deux points s’ils la font, et votre camp en marque deux s’ils ne la font pas.
meaning-announce-bid = { $made ->
    [yes] Si les deux adversaires acceptent, la partie va jusqu’à dix points et vous devez faire mordienne : votre camp marque deux points si vous la faites, les autres en marquent deux si vous ne la faites pas. Si l’un d’eux décline, la donne ne se joue pas et votre camp marque un point.
   *[no] Si les deux adversaires acceptent, la partie va jusqu’à dix points et le camp qui gagne cette donne en marque deux. Si l’un d’eux décline, la donne ne se joue pas et votre camp marque un point.
  }
meaning-announce-required = Si vous faites ensuite mordienne, elle compte deux points ; sans l’annonce, elle ne compterait pas. Si vous ne la faites pas, cela ne coûte rien.
meaning-announce-extends = La partie va alors jusqu’à dix points. Mordienne compte deux points, annoncée ou non.
meaning-agree-concede = La donne ne se joue pas, et les autres marquent un point.
meaning-agree-surrender = On offre un point aux autres. Si l’un d’eux accepte, la donne ne se joue pas. Si les deux refusent, ils doivent faire mordienne : ils marquent deux points s’ils la font, et votre camp en marque deux s’ils ne la font pas.
meaning-disagree = L’offre de votre partenaire n’est pas faite, et les annonces continuent.
meaning-accept-surrender = La donne ne se joue pas, et votre camp marque un point.
meaning-accept-announce = { $made ->
    [yes] Si vous acceptez tous les deux, la partie va jusqu’à dix points et celui qui annonce doit faire mordienne : les autres marquent deux points si elle est faite, votre camp en marque deux si elle ne l’est pas.
   *[no] Si vous acceptez tous les deux, la partie va jusqu’à dix points et le camp qui gagne cette donne en marque deux.
  }
meaning-refuse = Si vous refusez tous les deux, la donne se joue et votre camp doit faire mordienne : vous marquez deux points si vous la faites, et les autres en marquent deux si vous ne la faites pas.
meaning-decline = La donne ne se joue pas, et les autres marquent un point.

# Qui la table attend

table-wait-cut = { $who } coupe.
table-wait-vote = { $who } vote encore.
table-wait-vote-all = Les autres votent encore.
table-wait-discard = { $who } écarte.
table-wait-discard-all = Les chanteurs écartent.
table-wait-declare = { $who } peut annoncer quelque chose.
table-wait-answer = { $who } doit répondre.
table-wait-play = { $who } joue.
table-wait-lead = { $who } entame.

# Ce qui s’est passé

table-said-drawn = { $you ->
    [yes] Madame est à vous : vous donnez en premier, et Monsieur est votre partenaire.
   *[no] { $who } a tiré Madame et donne en premier. Monsieur est avec Madame, le Borgne avec la Vache.
  }
table-said-dealer = { $you ->
    [yes] Vous donnez en premier.
   *[no] { $who } donne en premier.
  }
table-said-shuffled = { $you ->
    [yes] Donne { $number } : vous avez battu les cartes.
   *[no] Donne { $number } : { $who } a battu les cartes.
  }
table-said-dealt = { $you ->
    [yes] Vous coupez à { $at }, et les cartes sont données.
   *[no] { $who } coupe à { $at }, et les cartes sont données.
  }
table-said-voted = { $you ->
    [yes] Votre vote est scellé.
   *[no] { $who } a voté.
  }
table-said-chant = Tous le veulent : on chante !
table-said-no-chant = { $against ->
    [one] Un seul non suffit : le talon reste où il est.
   *[other] { $against } disent non : le talon reste où il est.
  }
table-said-sung = { $you ->
    [yes] Vous et { $who } prenez le talon, { $size } cartes chacun.
   *[no] { $who } prennent le talon, { $size } cartes chacun.
  }
table-said-discarded = { $you ->
    [yes] Vous écartez { $size } cartes.
   *[no] { $who } écarte { $size } cartes.
  }
table-said-word-pass = { $you ->
    [yes] Vous n’avez rien à annoncer.
   *[no] { $who } n’a rien à annoncer.
  }
table-said-word-concede = { $you ->
    [yes] Vous voulez donner le coup.
   *[no] { $who } veut donner le coup.
  }
table-said-word-surrender = { $you ->
    [yes] Vous voulez proposer l’abandon.
   *[no] { $who } veut proposer l’abandon.
  }
table-said-word-announce = { $you ->
    [yes] Vous annoncez mordienne !
   *[no] { $who } annonce mordienne !
  }
table-said-word-agree = { $you ->
    [yes] Vous êtes d’accord.
   *[no] { $who } est d’accord.
  }
table-said-word-disagree = { $you ->
    [yes] Vous n’êtes pas d’accord.
   *[no] { $who } n’est pas d’accord.
  }
table-said-word-accept = { $you ->
    [yes] Vous acceptez.
   *[no] { $who } accepte.
  }
table-said-word-refuse = { $you ->
    [yes] Vous refusez.
   *[no] { $who } refuse.
  }
table-said-word-decline = { $you ->
    [yes] Vous déclinez.
   *[no] { $who } décline.
  }
table-said-target = { $kind ->
    [points] La partie va maintenant jusqu’à { $number } points.
   *[deals] La partie compte maintenant { $number } donnes.
  }
table-said-played = { $you ->
    [yes] Vous jouez : { $card }.
   *[no] { $who } joue : { $card }.
  }
table-said-taken = { $you ->
    [yes] Vous faites le pli et entamez le suivant.
   *[no] { $who } fait le pli et entame le suivant.
  }
table-said-taken-first = { $you ->
    [yes] Vous faites le pli, en avez { $count } avant tout autre, et entamez le suivant.
   *[no] { $who } fait le pli, en a { $count } avant tout autre, et entame le suivant.
  }
table-said-taken-last = { $you ->
    [yes] Vous faites le dernier pli.
   *[no] { $who } fait le dernier pli.
  }
table-said-spoiled = { $you ->
    [yes] Pourri par { $count } cartes égales : le pli n’est à personne. Vous entamez le suivant.
   *[no] Pourri par { $count } cartes égales : le pli n’est à personne. { $who } entame le suivant.
  }
table-said-spoiled-last = Le dernier pli est pourri par { $count } cartes égales : il n’est à personne.
table-said-match-ended = La partie est finie.

# La fin d’une donne et d’une partie

table-deal-over = La donne { $number } est finie
table-match-won = { $side ->
    [yours] Vous gagnez la partie !
    [you] Vous gagnez la partie !
    [others] Les autres gagnent la partie
    [one] { $names } gagne la partie
   *[named] { $names } gagnent la partie
  }
table-match-drawn = La partie est nulle
table-end-most = { $you ->
    [yes] Vous gagnez la donne, avec le plus de plis.
   *[no] { $who } gagne la donne, avec le plus de plis.
  }
table-end-first = { $you ->
    [yes] Vous gagnez la donne, avec { $count ->
        [one] un pli avant tout autre.
       *[other] { $count } plis avant tout autre.
      }
   *[no] { $who } gagne la donne, avec { $count ->
        [one] un pli avant tout autre.
       *[other] { $count } plis avant tout autre.
      }
  }
table-end-tricks = { $count ->
    [one] Un pli : le numéro { $numbers }.
   *[other] { $count } plis : les numéros { $numbers }.
  }
table-end-mordienne = C’est mordienne, et cela compte double !
table-end-nobody = Tous les plis ont pourri : personne ne gagne la donne.
table-end-refused-made = L’abandon avait été refusé, et mordienne est faite.
table-end-refused-failed = L’abandon avait été refusé, et mordienne n’est pas faite.
table-end-bid = L’annonce avait été acceptée : la donne compte double.
table-end-conceded = { $you ->
    [yes] Vous avez donné le coup, d’accord avec votre partenaire.
   *[no] { $who } a donné le coup, d’accord avec son partenaire.
  }
table-end-surrendered = { $you ->
    [yes] Votre abandon est accepté.
   *[no] { $who } a proposé l’abandon, et il est accepté.
  }
table-end-declined = { $you ->
    [yes] Vous avez annoncé mordienne, et l’annonce est déclinée.
   *[no] { $who } a annoncé mordienne, et l’annonce est déclinée.
  }
table-end-score = { $points ->
    [one] { $side ->
        [yours] Votre camp marque un point.
        [you] Vous marquez un point.
        [others] Vos adversaires, { $names }, marquent un point.
        [one] { $names } marque un point.
       *[named] { $names } marquent un point.
      }
   *[other] { $side ->
        [yours] Votre camp marque { $points } points.
        [you] Vous marquez { $points } points.
        [others] Vos adversaires, { $names }, marquent { $points } points.
        [one] { $names } marque { $points } points.
       *[named] { $names } marquent { $points } points.
      }
  }
table-plus = +{ $points }
table-next-deal = Donne suivante
table-next-match = Une autre partie
table-record-download = Garder la partie notée
table-record-copy = Copier la partie notée
table-record-copied = La partie notée est copiée.
table-record-not-copied = La partie notée n’a pas pu être copiée.
table-tricks-title = Les plis
table-trick-taken = { $you ->
    [yes] Vous le prenez
   *[no] { $who } le prend
  }
table-trick-spoiled = Pourri
table-cards-title = Toutes les cartes
table-cards-hand = { $you ->
    [yes] Votre main, telle que donnée
   *[no] { $who }, main donnée
  }
table-cards-talon = Le talon
table-cards-discards = { $you ->
    [yes] Vos écarts
   *[no] { $who }, écarts
  }

## Signes

# Ce que chaque signe veut dire

sign-monsieur = Monsieur
sign-madame = Madame
sign-borgne = le Borgne
sign-vache = la Vache
sign-grand-neuf = le grand-neuf
sign-petit-neuf = le petit-neuf
sign-chene = le deux de chêne
sign-ecrit = le deux d’écrit
sign-as = { $count ->
    [one] un as
   *[other] { $count } as
  }
sign-les-deux = Monsieur et Madame
sign-misere = misère
sign-mordienne = mordienne

# Une carte des échelons du bas

step-10 = un roi
step-11 = une cavalière
step-12 = un valet
step-13 = un neuf de bâtons ou d’épées
step-14 = un huit
step-15 = un sept
step-16 = un six
step-17 = un cinq
step-18 = un quatre
step-19 = un trois de bâtons ou d’épées

# À quoi chaque geste ressemble

gesture-look-up = les yeux au ciel
gesture-raise-brows = les sourcils levés
gesture-tilt = la tête penchée
gesture-smirk = un coin de la bouche relevé
gesture-wink = un clin d’œil
gesture-pout = une moue
gesture-shut-eyes = les deux yeux fermés
gesture-thumb = le pouce
gesture-little-finger = le petit doigt
gesture-index-finger = l’index
gesture-two-fingers-up = deux doigts levés
gesture-ring-finger = l’annulaire
gesture-write = une main qui écrit
gesture-two-fingers-down = deux doigts baissés
gesture-open-mouth = la bouche ouverte
gesture-tongue = la langue tirée
gesture-teeth = les dents qui claquent
gesture-shrug = les épaules haussées
gesture-shoulder = une épaule levée
gesture-grimace = une grimace
gesture-bite-lip = la lèvre mordue

# Les mots qui suivent un signe

phrase-up = { $after ->
    [yes] au-dessus après
   *[no] au-dessus
  }
phrase-down = { $after ->
    [yes] en dessous après
   *[no] en dessous
  }
phrase-up2 = { $after ->
    [yes] au-dessus de là-dessus après
   *[no] au-dessus de là-dessus
  }
phrase-down2 = { $after ->
    [yes] en dessous de là-dessous après
   *[no] en dessous de là-dessous
  }
signs-with-words = { $sign }, { $words }
signs-times = { $what }, { $count } fois
signs-quoted = « { $words } »

# À table

signs-look = Regarder { $who }
signs-glance = Regarder mes cartes
signs-make = { $left ->
    [0] Plus de signe dans cette donne
    [one] Faire un signe, il en reste un
   *[other] Faire un signe, il en reste { $left }
  }
signs-rest = Un temps de repos après chaque signe
signs-hint = Touchez un visage pour le regarder, et votre propre portrait pour faire un signe.
signs-hint-close = Compris
signs-left = Signes qui restent dans cette donne : { $left }
signs-held = Dans votre main :
signs-ring = Les signes
signs-other-ways = Autre façon
signs-words = Avec des mots
signs-words-sign = Le signe
signs-words-aces = Combien d’as ?
signs-words-phrase = Mots { $n }
signs-words-after = après : compter depuis la carte dite juste avant
signs-words-more = Et…
signs-words-less = Enlever les derniers mots
signs-words-off = Cela mène hors de l’échelle.
signs-words-twice = Cela nomme deux fois la même carte.
signs-words-note = Les mots se disent tout haut : toute la table les entend, mais seul celui qui a vu le signe sait d’où compter.
signs-words-ready = Prêt, j’attends le bon moment
signs-seen-call = Vu !
signs-seen-call-note = Dit à toute la table que vous avez vu le signe d’un adversaire. Cela ne change rien aux points.
signs-talk = Parler
signs-talk-text = Autre chose à dire à tous
signs-talk-say = Dire
signs-notebook = Carnet
signs-notebook-empty = Rien encore : ni fait, ni vu.
signs-note-glimpse = Quelque chose a bougé.
signs-note-either = { $held } ; ou seulement { $pointer }
signs-note-impossible = Personne ne peut tenir cela : une feinte.
signs-note-own = Le vôtre
signs-log = Signes et paroles
signs-told-made = Vous faites le signe : { $message }.
signs-told-seen = { $who } vous fait voir : { $gesture }.
signs-told-named = { $who } vous fait voir : { $gesture }, c’est-à-dire { $message }.
signs-told-glimpse = Quelque chose a bougé chez { $who }.
signs-told-called = { $you ->
    [yes] Vous lancez : « Vu ! »
   *[no] { $who } lance : « Vu ! »
  }
signs-told-spoke = { $you ->
    [yes] Vous dites : « { $words } »
   *[no] { $who } dit : « { $words } »
  }
signs-keys = Flèches : regarder à gauche, en face, à droite, et vers le bas vos cartes. Chiffres, puis B et M : faire un signe, dans l’ordre de l’anneau. S ouvre l’anneau des signes, T la parole, N le carnet ; V lance « Vu ! ».

# Les visages d’une donne

signs-lane-title = Les visages de la donne
signs-lane-none = Personne n’a fait de signe.
signs-lane-before = Avant la première carte
signs-lane-after = { $you ->
    [yes] Pli { $trick }, vous veniez de jouer : { $card }
   *[no] Pli { $trick }, { $who } venait de jouer : { $card }
  }
signs-lane-made = { $who } : { $message }
signs-lane-saw = Vu par : { $who }
signs-lane-glimpsed = Entrevu par : { $who }
signs-lane-missed = Manqué par : { $who }
signs-lane-understood = { $who } a compris : { $cards }
signs-lane-doubted = { $who } n’y a pas cru

# Ce que l’on dit à table

talk-your-turn = À toi !
talk-well-played = Bien joué !
talk-bad-luck = Pas de chance !
talk-thank-you = Merci !
talk-hello = Bonjour !
talk-good-game = Belle partie !
talk-play-low = Joue petit
talk-play-high = Joue gros
talk-leave-it = Laisse
talk-take-it = Prends-le
talk-spoil-it = Pourris-le
talk-force = Force
talk-i-have-something = J’ai quelque chose
talk-i-have-nothing = Je n’ai rien
talk-wait = Attends
talk-trust-me = Fais-moi confiance

# Comment une table joue avec les signes

signing = Signes
signing-none = Sans signes
signing-none-note = Pour apprendre d’abord les cartes.
signing-assiste = Assisté
signing-assiste-note = Vos yeux bougent tout seuls, et chaque signe vu dit son nom.
signing-simple = Simple
signing-simple-note = Vous regardez vous-même ; les signes durent { $seconds } s, le geste est écrit.
signing-ancienne = À l’ancienne
signing-ancienne-note = Comme au café : des signes de { $seconds } s, rien d’écrit, pas de carnet.
signing-honest = Signes vrais
signing-honest-note = La table refuse le signe d’une carte que vous n’avez pas. Sans cela, on peut tromper.
signing-length = Durée d’un signe
signing-length-800 = Court
signing-length-1200 = Moyen
signing-length-2000 = Long
signing-length-note = { $seconds } s

refused-no-signs = On ne fait des signes que pendant une donne.
refused-bad-gaze = On ne peut pas regarder là.
refused-sign-rest = Reposez-vous un instant avant le prochain signe.
refused-sign-limit = Vous avez fait tous les signes de cette donne.
refused-untrue-sign = Signes vrais : votre main ne permet pas celui-là.
refused-unknown-sign = Cette table n’a pas ce signe.
refused-past = Trop tard.
refused-nothing-seen = Vous n’avez vu aucun signe des autres.
refused-silent = À cette table, on joue en silence.
refused-bad-speech = Cela ne se dit pas ici.

# Pour s’exercer

train-title = S’exercer aux signes
train-game = Quel exercice ?
train-guess = Deviner le signe
train-pass = Passer le signe
train-set = Quelle liste de signes ?
train-show = Montrer, { $seconds } s
train-next = Suivant, { $seconds } s
train-ask = Qu’est-ce que cela veut dire ?
train-right = Juste !
train-wrong = Non.
train-is = C’était { $gesture } : { $sign }.
train-aces = les as
train-row = { $right } sur { $tries } ; { $row } de suite, record { $best }
train-wink = Faire un clin d’œil, { $seconds } s
train-again = Encore
train-lead-guess = Un visage fait un signe, de plus en plus vite : que veut-il dire ?
train-lead-pass = Les têtes disent où chacun regarde. Faites signe quand votre partenaire est seul à vous regarder.
train-wait = Guettez le bon moment.
train-opponent = Adversaire
train-watches = vous regarde
train-saw = a vu
train-glimpsed = a entrevu
train-missed = n’a rien vu
train-passed = Passé !
train-failed = Manqué.
train-partner-saw = Votre partenaire a vu le signe.
train-partner-glimpsed = Votre partenaire a seulement vu que quelque chose bougeait.
train-partner-missed = Votre partenaire ne regardait pas.
train-caught = { $count ->
    [0] Aucun adversaire ne l’a vu.
    [one] Un adversaire l’a vu.
   *[other] Les deux adversaires l’ont vu.
  }

## Conseils et analyse

# Ce que jouerait l’expert

new-hints = Conseils
new-hints-note = Qui doit jouer une carte peut demander ce qu’un expert jouerait.
hint-ask = Conseil
hint-title = Ce que jouerait l’expert
hint-thinking = L’expert réfléchit…
hint-worlds = { $exact ->
    [yes] Calculé jusqu’au bout pour { $worlds } façons dont les cartes cachées peuvent être placées. Les points sont ceux de votre camp dans cette donne, moins ceux des autres.
   *[no] Pesé sur { $worlds } façons dont les cartes cachées peuvent être placées. Les points sont ceux de votre camp dans cette donne, moins ceux des autres.
  }
hint-column-card = Carte
hint-column-points = Points à espérer
hint-column-takes = Prend le pli
hint-column-spoils = Pli pourri
hint-bars = Plus sa barre est longue, plus une carte promet par rapport aux autres ; hachurée : au-dessous de zéro.
hint-numbers = Carte par carte
hint-ahead-spares-partner = { $own ->
    [yes] laisse le pli à votre partenaire
   *[no] laisse le pli au partenaire
  }
hint-ahead-as-good = pratiquement aussi bonne

# L’idée derrière une carte, dite à qui la joue ; dans l’analyse des cartes d’autrui, elle nomme chacun

plan-take = Prendre le pli à { $who }, dont la carte est la plus forte jusqu’ici ({ $card }).
plan-take-spoiled = Prendre le pli, que des cartes égales pourrissent jusqu’ici ({ $card }).
plan-overtake = { $own ->
    [yes] Passer devant { $who }, votre partenaire, dont la carte est la plus forte jusqu’ici ({ $card }).
   *[no] { $player } passe devant son partenaire, { $who }, dont la carte est la plus forte jusqu’ici ({ $card }).
  }
plan-raise = Monter sur la carte jouée par { $who } ({ $card }) : qui veut le pli devra en dépenser une meilleure.
plan-take-cheaply = { $own ->
    [yes] Prendre le pli avec la plus faible carte qui suffit : personne ne joue après vous.
   *[no] Prendre le pli avec la plus faible carte qui suffit : personne ne joue après { $player }.
  }
plan-spoil = { $you ->
    [yes] Pourrir le pli avec une carte égale : vous entamez le suivant.
   *[no] Pourrir le pli avec une carte égale : { $who } entame le suivant.
  }
plan-spoil-for-partner = { $own ->
    [yes] Pourrir le pli avec une carte égale : { $who } entame de nouveau, et votre partenaire joue en dernier.
   *[no] Pourrir le pli avec une carte égale : { $who } entame de nouveau, et { $player } a son partenaire en dernier.
  }
plan-leave-to-partner = { $own ->
    [yes] Laisser le pli à { $who }, votre partenaire, qui le tient ({ $card }).
   *[no] { $player } laisse le pli à son partenaire, { $who }, qui le tient ({ $card }).
  }
plan-count-on-partner = { $own ->
    [yes] Compter sur { $who }, votre partenaire, qui joue plus tard et prendra sans doute le pli.
   *[no] { $player } compte sur son partenaire, { $who }, qui joue plus tard et prendra sans doute le pli.
  }
plan-lead-high = Entamer fort, pour prendre le pli.
plan-lead-low = Entamer d’une carte qui ne prendra guère le pli, et laisser les autres dépenser les leurs.
plan-draw-out = Entamer d’une carte qui peut prendre le pli, ou qui en coûte une meilleure aux autres.
plan-throw-low = Abandonner ce pli avec une carte dont on peut se passer.
plan-save = Abandonner ce pli, et garder pour plus tard une carte qui pourrait le prendre ({ $card }).
plan-run = { $own ->
    [yes] Prendre un pli de plus à la suite : vous êtes en route pour mordienne.
   *[no] Prendre un pli de plus à la suite : { $player } est en route pour mordienne.
  }

# L’analyse d’une donne finie

review-open = Analyser cette donne
review-title = Analyse de la donne { $deal }
review-back = Revenir à la table
review-progress = { $done } cartes sur { $count } sont examinées.
review-done = L’analyse est terminée.
review-lost-title = Où le point s’est-il perdu ?
review-nothing-lost = Aucune carte n’a perdu de point : le jeu reçu a décidé de cette donne.
review-nothing-sure = { $count ->
    [one] Aucune carte n’a perdu de point à coup sûr ; pour une carte, on n’a pas pu l’établir.
   *[other] Aucune carte n’a perdu de point à coup sûr ; pour { $count } cartes, on n’a pas pu l’établir.
  }
review-unsettled = { $count ->
    [one] Pour une autre carte, on n’a pas pu établir si elle a perdu des points.
   *[other] Pour { $count } autres cartes, on n’a pas pu établir si elles ont perdu des points.
  }
review-loss = { $points ->
    [one] Pli { $trick }. { $who } joue : { $card }. Un point perdu.
   *[other] Pli { $trick }. { $who } joue : { $card }. { $points } points perdus.
  }
review-loss-yours = { $points ->
    [one] Pli { $trick }. Vous jouez : { $card }. Un point perdu.
   *[other] Pli { $trick }. Vous jouez : { $card }. { $points } points perdus.
  }
review-better = Mieux : { $cards }.
review-loss-more = Peut-être plus : on n’a pas pu l’établir.
review-verdict-sound = Juste d’après tout ce qu’on pouvait savoir, et juste dans la donne telle qu’elle était.
review-verdict-unlucky = On ne pouvait pas le savoir : d’après ce qui se voyait, aucune carte ne promettait plus.
review-verdict-lucky = Une autre carte promettait plus, mais ici cela n’a rien changé.
review-verdict-mistake = On pouvait le savoir : une autre carte promettait plus.
review-verdict-open = { $promising ->
    [yes] Juste d’après tout ce qu’on pouvait savoir ; on n’a pas pu établir si elle a perdu des points dans la donne telle qu’elle était.
   *[no] Une autre carte promettait plus ; on n’a pas pu établir si celle-ci a perdu des points dans la donne telle qu’elle était.
  }
review-plays = Carte par carte
review-previous = La carte d’avant
review-next = La carte suivante
review-place = Carte { $number } sur { $count }
review-played = { $you ->
    [yes] Pli { $trick }. Vous jouez : { $card }.
   *[no] Pli { $trick }. { $who } joue : { $card }.
  }
review-value = Ce que la donne valait pour votre camp à chaque carte, cartes sur table
review-so-far = Le pli jusqu’ici
review-leads = Cette carte entame le pli.
review-question-known = D’après ce qu’on pouvait savoir
review-question-open = Dans la donne telle qu’elle était
review-column-worth = Points
review-range = { $range } : au moins { $low }, au plus { $high } ; le temps a manqué pour l’établir.
review-mark-played = jouée
review-mark-best = la meilleure
review-plan = { $you ->
    [yes] Ce qu’un expert à votre place aurait pensé : « { $plan } »
   *[no] Ce qu’un expert à la place occupée par { $who } aurait pensé : « { $plan } »
  }
review-beliefs = { $you ->
    [yes] Ce que vous pouviez savoir des cartes cachées
   *[no] Ce que pouvait savoir { $who } des cartes cachées
  }
review-beliefs-note = La chance, en pour cent, qu’une carte de ce rang se trouve là. Nombre encadré : elle y était.
review-beliefs-nobody = Personne
review-belief = { $held ->
    [yes] { $step } : { $percent }, et elle y était
   *[no] { $step } : { $percent }
  }

## Terminal

# Les cartes, et les mots que l’on peut taper : le premier est montré, tous sont compris

terminal-card = { $name } ({ $code })
terminal-typed-yes = oui o
terminal-typed-no = non n
terminal-typed-pass = rien passe
terminal-typed-concede = concéder conceder donner
terminal-typed-surrender = abandon
terminal-typed-announce = mordienne
terminal-typed-agree = accord d’accord d'accord
terminal-typed-disagree = désaccord desaccord
terminal-typed-accept = accepter accepte
terminal-typed-refuse = refuser refuse
terminal-typed-decline = décliner decliner
terminal-typed-help = aide ?
terminal-typed-hand = main
terminal-typed-table = table
terminal-typed-last = dernier
terminal-typed-ladder = échelle echelle
terminal-typed-score = score points
terminal-typed-quit = quitter

# Questions

terminal-ask-cut = Combien de cartes levez-vous, de 1 à 47 ? (Entrée : 24)
terminal-ask-vote = Chantez-vous, oui ou non ?
terminal-ask-discard = Écartez { $count } cartes (numéros, codes, ou noms séparés par des virgules) :
terminal-ask-declare = Quelque chose à annoncer ? Tapez l’un de ces mots. (Entrée : rien)
terminal-ask-answer = Votre réponse ? Tapez l’un de ces mots.
terminal-ask-play = Votre carte (numéro, code ou nom ; ou aide) :
terminal-ask-another = Une autre partie, oui ou non ?

# Réponses qui ne sont pas claires

terminal-yes-or-no = Dites oui ou non, s’il vous plaît.
terminal-no-number = « { $text } » n’est pas un nombre de cartes.
terminal-no-such-word = « { $text } » ne répond pas à la question.
terminal-no-card-numbered = { $count ->
    [one] Vous avez une seule carte : il n’y a pas de numéro { $number }.
   *[other] Vous avez { $count } cartes : il n’y a pas de numéro { $number }.
  }
terminal-unknown-card = « { $text } » n’est pas une carte. Écrivez son numéro, un code comme Ks, ou son nom.

# Ce qui se passe

terminal-welcome = Aluette. Règles : { $rules }. Tapez aide à toute question.
terminal-drew = { $name } tire { $card }.
terminal-seated-alone = Votre place est { $name } et vous jouez pour vous seul.
terminal-seated-pair = Votre place est { $name }, celle de votre partenaire { $partner }.
terminal-seated-three = Votre place est { $name }, celles de vos partenaires { $first } et { $second }.
terminal-first-dealer = Première donne : { $name }.
terminal-deal = Donne { $number }. Donneur : { $dealer }.
terminal-cut = { $count ->
    [one] { $name } lève une carte et l’on distribue.
   *[other] { $name } lève { $count } cartes et l’on distribue.
  }
terminal-vote = { $vote ->
    [yes] { $name } chante.
   *[no] { $name } ne chante pas.
  }
terminal-vote-by-you = { $vote ->
    [yes] Vous chantez.
   *[no] Vous ne chantez pas.
  }
terminal-not-sung = Le talon n’est pas chanté et reste où il est.
terminal-sung = { $left } et { $right } prennent chacun { $count } cartes du talon.
terminal-received = Vous recevez { $count } cartes :
terminal-discarded = { $name } écarte { $count } cartes.
terminal-declared-pass = { $name } : rien à annoncer.
terminal-declared-concede = { $name } veut donner le coup.
terminal-declared-surrender = { $name } propose l’abandon.
terminal-declared-announce = { $name } annonce mordienne.
terminal-declared-agree = { $name } est d’accord.
terminal-declared-disagree = { $name } n’est pas d’accord.
terminal-declared-accept = { $name } accepte.
terminal-declared-refuse = { $name } refuse.
terminal-declared-decline = { $name } décline.
terminal-played = { $name } : { $card }
terminal-trick-won = { $count ->
    [one] { $name } fait le pli, son premier.
   *[other] { $name } fait le pli et en a { $count }.
  }
terminal-trick-spoiled = Pourri : ce pli n’est à personne. { $leader } entame le suivant.
terminal-last-trick-won = Ce pli est à { $name }.
terminal-last-trick-spoiled = Pourri : ce pli n’est à personne.
terminal-first-with-two = { $name }, le premier à deux plis, retourne { $card }.
terminal-first-with-three = { $name }, le premier à trois plis, retourne { $card } et { $other }.
terminal-most-tricks = { $name } gagne la donne aux plis.
terminal-nobody-scores = Personne ne marque.
terminal-scores-played = { $points ->
    [one] Un point pour { $team }.
   *[other] { $points } points pour { $team }.
  }
terminal-scores-mordienne = Mordienne ! { $points } points pour { $team }.
terminal-scores-conceded = Le coup est donné : un point pour { $team }.
terminal-scores-surrendered = L’abandon est accepté : un point pour { $team }.
terminal-scores-declined = L’annonce est déclinée : un point pour { $team }.
terminal-match-won-by-you = { $team } gagne la partie : bien joué !
terminal-match-won = { $team } gagne la partie.
terminal-match-drawn = La partie est nulle.
terminal-match-unfinished = La partie n’est pas finie.
terminal-goodbye = Au revoir. --seed { $seed } ramène ces cartes.

# Ce que l’on peut regarder

terminal-hand = Votre main :
terminal-your-seat = { $name } (vous)
terminal-no-trick-yet = Aucun pli n’est encore fait dans cette donne.
terminal-target-points = La partie se joue en { $number } points.
terminal-target-deals = { $number ->
    [one] La partie se joue en une donne.
   *[other] La partie se joue en { $number } donnes.
  }
terminal-deals-done = Donnes finies : { $count }.
terminal-score-of = { $points ->
    [one] { $team } : { $points } point
   *[other] { $team } : { $points } points
  }
terminal-ladder = L’échelle, de la plus forte à la plus faible :
terminal-ladder-note = Deux cartes du même rang, les plus fortes du pli, le pourrissent.
terminal-help =
    On joue la carte que l’on veut. La plus forte fait le pli ; si les plus
    fortes sont égales, le pli est pourri et n’est à personne.
    Le joueur qui a le plus de plis gagne la donne pour son camp ; à égalité,
    c’est le premier à avoir atteint ce nombre.
    Nommez une carte par son numéro dans votre main (3), son code (Ks) ou son nom.
    Tapez aussi : main, table, dernier (le dernier pli), échelle, score, quitter.
terminal-column-seat = Place
terminal-column-card = Ce pli
terminal-column-tricks = Plis
terminal-column-turned-up = Retournées

# Réponses de score, trick, deal, rules, replay, solve et train

terminal-solve = À { $seat } de jouer. Cartes sur table, { $team } peut obtenir { $value } face aux autres.
terminal-column-solved-card = Carte
terminal-column-solved-points = Points

terminal-train = { $games } donnes jouées. Les poids sont dans { $file }. Points par donne de plus que les conseils des livres :
terminal-train-bar = Entraînement
terminal-train-how = { $games } donnes, { $speed } par seconde, { $points } contre les livres
terminal-train-stopped = arrêté ; la même commande avec --resume reprend à partir de { $file }
terminal-column-rules = Règles

terminal-score = { $mordienne ->
    [yes] { $winner } gagne la donne avec mordienne : { $points } points pour { $team }.
   *[no] { $points ->
        [one] { $winner } gagne la donne : un point pour { $team }.
       *[other] { $winner } gagne la donne : { $points } points pour { $team }.
      }
  }
terminal-score-nobody = Tous les plis sont pourris : personne ne marque.
terminal-trick-won-by-place = La carte { $place }, { $card }, fait le pli et entame le suivant.
terminal-trick-spoiled-by-place = Pourri : ce pli n’est à personne. Le joueur de la carte { $next } entame le suivant.
terminal-dealer = donneur
terminal-talon = talon
terminal-sign-held = tient { $cards }
terminal-sign-pointer = ne fait que compter depuis le signe, et tient { $cards }
terminal-sign-intention = une intention, qui ne dit aucune carte
terminal-sign-no-reading = Plus personne ne peut tenir cela.
terminal-sign-no-message = Aucun signe ne mène à ces cartes.
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
terminal-ended-conceded = concédée
terminal-ended-surrendered = abandonnée
terminal-ended-declined = déclinée
terminal-ended-penalty = pénalité
terminal-ended-unfinished = en cours

# Réponses d’arena

terminal-arena-deals = Donnes
terminal-arena-title = Points par donne, { $rules }, { $number } donnes
terminal-arena-once = Les intervalles valent à 95 % pour ce nombre de donnes, s’il était fixé d’avance.
terminal-arena-always = Les intervalles valent à 95 % quel que soit le moment où l’on s’arrête.
terminal-column-arena-bots = Robots
terminal-column-arena-deals = Donnes
terminal-column-arena-points = Points par donne
terminal-column-arena-interval = Intervalle
terminal-column-arena-bot = Robot
terminal-column-arena-against-all = Face à tous
terminal-column-arena-rating = Classement
terminal-column-arena-overtakes = Plis pris au partenaire
terminal-column-arena-thrown = Gâchés, sur les dernières cartes
terminal-column-arena-thrown-of-chances = Gâchés, sur les occasions
terminal-column-arena-milliseconds = ms de calcul, moyenne… 99 %

# Analyse

terminal-review = { $count ->
    [0] Donne { $deal } : aucune carte n’a perdu de point ; le jeu reçu a décidé.
    [one] Donne { $deal } : une carte a perdu des points, cartes sur table.
   *[other] Donne { $deal } : { $count } cartes ont perdu des points, cartes sur table ; la plus chère d’abord.
  }
terminal-review-unsettled = { $count ->
    [one] Donne { $deal } : aucune carte n’a perdu de point à coup sûr ; pour une carte, le temps a manqué pour l’établir.
   *[other] Donne { $deal } : aucune carte n’a perdu de point à coup sûr ; pour { $count } cartes, le temps a manqué pour l’établir.
  }
terminal-column-trick = Pli
terminal-column-card-played = Jouée
terminal-column-lost = Points perdus
terminal-column-better = Mieux
terminal-column-known = Pouvait-on le savoir ?
terminal-verdict-mistake = oui : une autre carte promettait plus
terminal-verdict-unlucky = non : elle valait les meilleures
