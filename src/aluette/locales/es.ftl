# Un catálogo por idioma, en Fluent (projectfluent.org), que leen la página y la terminal.
# Un mensaje es una frase entera o una etiqueta entera; ninguno se compone a partir de otros.

## Página

# Las reglas que se ofrecen primero a quien lee este idioma: el nombre de un juego de reglas.
first-preset = spanish
app-title = Aluette
app-subtitle = El juego de la vaca
skip-to-content = Ir al contenido
back-home = Volver al inicio
close = Cerrar
navigation = Páginas
language-choice = Idioma
page-title = { $page } – Aluette

# Lo que espera la partida

phase-draw = El sorteo de compañeros
phase-shuffle = La mano siguiente
phase-cut = El corte
phase-vote = La votación del canto
phase-discard = Los descartes
phase-declare = Las declaraciones
phase-play = Las bazas
phase-over = La partida ha terminado

# Por qué se rechaza algo

refused-match-over = La partida ha terminado.
refused-not-now = Ahora mismo no se puede.
refused-not-asked = No te toca a ti.
refused-no-seat = Ese sitio no existe en esta mesa.
refused-bad-deck = Una baraja son las 48 cartas, sin que falte ni se repita ninguna.
refused-bad-cut = Se corta levantando de 1 a 47 cartas.
refused-bad-word = Eso no se puede decir ahora.
refused-not-held = No tienes esa carta.
refused-wrong-count = No es ese el número de cartas que toca.
refused-bad-message = El servidor no ha entendido a la página. Vuelve a cargarla.
refused-bad-rules = Estas reglas no casan entre sí; el servidor lo explica en inglés: «{ $why }».
refused-rules-teams = Con ese número de jugadores no caben esos equipos.
refused-rules-packets = Para repartir así hacen falta más de 48 cartas.
refused-rules-draw = El sorteo de sitios es para cuatro, dos contra dos.
refused-rules-chant-sides = Solo se canta entre cuatro, dos contra dos.
refused-rules-chant-talon = Para cantar hacen falta doce cartas en el talón.
refused-rules-declarations = Rendirse y anunciar es cosa de cuatro, dos contra dos.
refused-rules-announce-mordienne = Si la mordienne no cuenta, no se puede anunciar.
refused-rules-surrender-mordienne = Para que se pueda rechazar una rendición, la mordienne tiene que contar.
refused-rules-bid-points = El envite, que se quiere o no se quiere, solo vale en una partida a puntos.
refused-rules-extends-deals = El anuncio que alarga la partida solo vale si se juega a un número de manos.
refused-rules-last-five = Para contar las cinco últimas bazas tiene que haber al menos cinco.
refused-rules-shortest-run = La mordienne no puede pedir más bazas de las que tiene la mano.
refused-rules-penalty = La penalización necesita dos bandos.
refused-rules-signing = Para jugar con señas, las reglas necesitan una lista de señas.
refused-bad-name = Un nombre tiene como mucho 20 caracteres, todos visibles.
refused-bad-request = El servidor no ha entendido lo que pedía la página. Vuelve a cargarla.
refused-no-journal = El servidor no puede guardar nada en este momento. Prueba otra vez dentro de un rato.
refused-not-found = El servidor no conoce esa dirección. Vuelve a cargar la página.
refused-no-table = Esa mesa no existe o no es la tuya.
refused-not-seated = No tienes sitio en esta mesa.
refused-taken-over = Esta mesa está abierta en otra ventana.
refused-unreadable = Esta mesa se ha estropeado en el archivo del servidor y no se puede abrir.
refused-unreachable = El servidor no contesta. ¿Está en marcha?
refused-no-level = Este servidor no tiene robots de ese nivel.
refused-no-kernel = A este servidor le falta el núcleo, y nadie puede decir aquí qué jugaría un experto: { $why }
refused-no-hints = En esta mesa no se dan consejos.
refused-too-often = Son muchas preguntas al experto en poco tiempo. Espera un momento.
refused-no-answer = El experto no ha respondido. Inténtalo otra vez.
refused-not-over = El análisis enseña todas las cartas, así que espera al final de la mano.
refused-no-plays = Esta mano se decidió sin jugarla: no hay nada que analizar.
refused-too-many-tricks = No se analizan manos de tantas bazas.
refused-other = El servidor dice que no y lo explica en inglés: { $why }

# Las palabras de las declaraciones

word-pass = Paso
word-concede = Concedo el punto
word-surrender = Ofrezco la rendición
word-announce = Anuncio mordienne
word-agree = De acuerdo
word-disagree = No estoy de acuerdo
word-accept = Acepto
word-refuse = La rechazo
word-decline = No quiero

# Robots

level = Robots
level-beginner = Principiante
level-casual = Aficionado
level-club = Veterano
level-strong = Fuerte
level-expert = Experto
level-beginner-note = Sabe jugar y se equivoca como cualquiera: le pisa la baza a su compañero o malgasta una carta alta.
level-casual-note = Sabe lo que vale cada carta y juega con cabeza.
level-club-note = Lleva la cuenta de las luettes y ayuda a su compañero.
level-strong-note = Sabe, tras millones de manos contra sí mismo, cuánto vale cada carta.
level-expert-note = Imagina de mil maneras las cartas ocultas y juega lo que mejor va en todas.

# La portada

home-lead = Un juego de bazas para cuatro, de la costa oeste de Francia, con 48 cartas llenas de historias.
home-play = Jugar
home-play-form = Tú y tres robots. { $title }.
home-open-tables = { $n ->
    [one] Tu mesa te espera
   *[other] Tus mesas te esperan
  }
home-all-tables = Ver las { $n } mesas
home-score = Van { $score }
home-rules = Elegir las reglas
home-signs = Con caras y señas, o sin ellas: se elige junto con las reglas.
home-how = Cómo se juega
home-train = Practicar las señas
home-settings = Ajustes

# Ajustes

settings-title = Ajustes
settings-speed = Ritmo de la mesa
settings-speed-slow = Lento
settings-speed-normal = Normal
settings-speed-fast = Rápido
settings-cards = Cartas
settings-suits = Palos
settings-suits-spanish = Palos españoles
settings-suits-french = Palos franceses
settings-index = Letras de las esquinas
settings-index-code = A K N J
settings-index-french = A R C V
settings-large-cards = Símbolo grande en la esquina
settings-large-cards-note = Un solo símbolo, bien grande, para ojos cansados y pantallas pequeñas.
settings-sound = Sonido
settings-sound-note = Cartas que se deslizan y golpean la mesa.

# Una mesa nueva

new-title = Elegir las reglas
new-seats = ¿Cuántos juegan?
new-preset = ¿Con qué reglas?
new-every-rule = Todas las reglas, una por una
new-every-rule-note = Junto a cada valor se dice de dónde sale. Abre una regla para ponerla como en tu casa.
new-changes = { $n ->
    [one] Una regla cambiada en tu casa
   *[other] { $n } reglas cambiadas en tu casa
  }
new-start = Empezar

fact-match-deals = { $n ->
    [one] La partida es a una mano.
   *[other] La partida es a { $n } manos.
  }
fact-match-points = { $n ->
    [one] La partida es a un punto.
   *[other] La partida es a { $n } puntos.
  }
fact-spoiled-leader = Después de una baza podrida, vuelve a salir el mismo.
fact-spoiled-first-tied = Después de una baza podrida, sale el primero de los empatados.
fact-mordienne-off = Sin mordienne.
fact-mordienne-run = { $n ->
    [one] Mordienne con la última baza y ninguna más: dos puntos.
   *[other] Mordienne con las { $n } últimas bazas o más, y ninguna otra: dos puntos.
  }
fact-mordienne-last-five = Mordienne con las cinco últimas bazas: dos puntos.
fact-announce-no = La mordienne no se anuncia.
fact-announce-bid = La mordienne cuenta por sí sola y se puede anunciar para jugarse más.
fact-announce-required = La mordienne solo cuenta si se anuncia.
fact-announce-extends = La mordienne cuenta por sí sola; si se anuncia, la partida se alarga.
fact-singers-left-and-dealer = Cantan el que reparte y su vecino de la izquierda.
fact-singers-left-and-partner = Cantan el compañero y el vecino de la izquierda del que reparte.
fact-singers-nobody = No se canta.
fact-surrender-none = Ninguna mano se da por perdida.
fact-surrender-concede = Se puede dar la mano por perdida, por un punto, si los dos compañeros quieren.
fact-surrender-offer = Un bando puede ofrecer la rendición por un punto; quien la rechaza tiene que hacer mordienne.

# Tres preguntas a una casa

house-invitation = ¿No sabes cómo se llaman las reglas de tu casa? Con tres preguntas damos con ellas.
house-ask = Como en mi casa
house-title = ¿Cómo se juega en tu casa?
house-singers = ¿Quién canta y se reparte las doce cartas que sobran?
house-singers-left-and-dealer = El que reparte y su vecino de la izquierda
house-singers-left-and-partner = El compañero y el vecino de la izquierda del que reparte
house-singers-nobody = Nadie: no se canta
house-spoiled = ¿Quién sale después de una baza podrida?
house-spoiled-leader = El que había salido
house-spoiled-first-tied = El primero de los empatados
house-mordienne = ¿Cómo cuenta la mordienne?
house-mordienne-off = No cuenta
house-mordienne-run = Por sí sola, si el ganador solo se llevó las últimas bazas
house-mordienne-last-five = Por sí sola, con las cinco últimas bazas
house-mordienne-bid = Por sí sola, y se puede anunciar para jugarse más
house-mordienne-required = Solo si se anuncia
house-unknown = No lo sé
house-proposal = { $n ->
    [0] Eso es «{ $title }».
   *[other] Lo más parecido es «{ $title }».
  }
house-changes = { $n ->
    [one] Cambia una regla para jugar como en tu casa: { $rules }.
   *[other] Cambian { $n } reglas para jugar como en tu casa: { $rules }.
  }
house-take = Jugar con estas reglas

# Cada regla: su nombre, sus valores, de dónde sale

rules-key-seats = Jugadores
rules-key-teams = Bandos
rules-key-packets = Reparto
rules-key-draw = Compañeros y primer reparto
rules-key-chant = Canto
rules-key-singers = Quién canta
rules-key-talon_order = Cómo se reparte el talón
rules-key-spoiled_lead = Después de una baza podrida
rules-key-mordienne = Mordienne
rules-key-shortest_run = La mordienne más corta
rules-key-mordienne_needs_loss = Mordienne solo tras una baza perdida
rules-key-announce = Anunciar la mordienne
rules-key-announce_must_make = Cuando se acepta el envite
rules-key-match = Duración de la partida
rules-key-tied_match = Si la partida acaba en empate
rules-key-surrender = Dar la mano por perdida
rules-key-wrong_count = Cartas de más o de menos
rules-key-speech = Hablar en la mesa
rules-key-sign_set = Señas

rules-value-seats = { $n ->
    [one] Un jugador
   *[other] { $n } jugadores
  }
rules-value-teams-pairs = Por parejas, frente a frente
rules-value-teams-threes = Dos equipos de tres
rules-value-teams-alone = Cada uno por su cuenta
rules-value-draw-full = A suertes: se reparte hasta que salen las cuatro luettes
rules-value-draw-short = A suertes entre las cuatro luettes
rules-value-draw-agreed = A convenir; a suertes quién reparte primero
rules-value-chant-true = Si quieren los cuatro
rules-value-chant-false = Nunca
rules-value-singers-left-and-dealer = El que reparte y su vecino de la izquierda
rules-value-singers-left-and-partner = El compañero y el vecino de la izquierda del que reparte
rules-value-talon_order-alternate = De una en una
rules-value-talon_order-blocks = Seis y seis
rules-value-spoiled_lead-leader = Vuelve a salir el mismo
rules-value-spoiled_lead-first-tied = Sale el primero de los empatados
rules-value-mordienne-off = No cuenta
rules-value-mordienne-run = El ganador solo se llevó las últimas bazas
rules-value-mordienne-last-five = El ganador se llevó las cinco últimas bazas
rules-value-shortest_run = { $n ->
    [one] Una baza
   *[other] { $n } bazas
  }
rules-value-mordienne_needs_loss-true = Sí, antes tiene que haber ganado alguna baza otro jugador
rules-value-mordienne_needs_loss-false = No, basta con que antes haya bazas podridas
rules-value-announce-no = No se puede
rules-value-announce-bid = Como envite, que los otros aceptan o no
rules-value-announce-required = Hace falta para que cuente
rules-value-announce-extends = Pone la partida a diez puntos
rules-value-announce_must_make-true = Quien la anunció tiene que hacerla
rules-value-announce_must_make-false = Dos puntos para quien gane la mano
rules-value-match-deals = { $n ->
    [one] Una mano
   *[other] { $n } manos
  }
rules-value-match-points = { $n ->
    [one] Un punto
   *[other] { $n } puntos
  }
rules-value-tied_match-drawn = Se queda en empate
rules-value-tied_match-extra-deals = Más manos hasta desempatar
rules-value-surrender-none = No se puede
rules-value-surrender-concede = Por un punto, si los dos compañeros quieren
rules-value-surrender-offer = Se ofrece; quien la rechaza tiene que hacer mordienne
rules-value-wrong_count-redeal = Se vuelve a repartir
rules-value-wrong_count-penalty = Un punto para el otro bando
rules-value-speech-free = Libre
rules-value-speech-silent = En silencio
rules-value-sign_set-none = Ninguna

rules-match-kind-deals = A un número de manos
rules-match-kind-points = A un número de puntos
rules-match-number = ¿Cuántos?
rules-packets-note = Las cartas que recibe cada uno, vuelta a vuelta

rules-source-000 = Descripción inglesa
rules-source-001 = Descripción húngara
rules-source-002 = Descripción francesa
rules-source-003 = Descripción española
rules-source-004 = Descripción vietnamita
rules-source-ours = Cosa nuestra: las fuentes no dicen nada
rules-source-house = Tu casa

# Cómo se juega

how-title = Cómo se juega
how-aim-title = De qué va
how-aim = Juegan cuatro, dos contra dos, con el compañero enfrente y nueve cartas cada uno. Lo que cuenta es quién hace más bazas por su cuenta: ese gana la mano para él y para su compañero. Las bazas de los compañeros no se suman nunca.
how-trick-title = La baza
how-trick = Se puede jugar cualquier carta en cualquier momento: no hay triunfo ni hay que seguir el palo. La carta más fuerte se lleva la baza, y quien la jugó sale en la siguiente.
how-spoiled-title = La baza podrida
how-spoiled = Cuando las cartas más fuertes de la baza son iguales, aunque sean de dos compañeros, la baza está podrida: no es de nadie. Casi siempre vuelve a salir el mismo; en algunas casas sale el primero de los empatados.
how-first-title = Quién llegó antes
how-first = Si dos jugadores tienen las mismas bazas, gana el que llegó antes a ese número. Por eso el primero que hace dos deja una carta boca arriba, y el primero que hace tres deja dos.
how-chant-title = Cantar
how-chant = Antes de jugar, los cuatro dicen en secreto si quieren cantar. Si todos quieren, dos de ellos se reparten las doce cartas que sobran y se descartan de seis cada uno. Con un solo no, no se canta.
how-mordienne-title = La mordienne
how-mordienne = Perder o pudrir todas las bazas al principio y luego llevárselas todas hasta el final: eso es la mordienne, y vale dos puntos. Cuántas bazas hacen falta y si hay que anunciarla depende de las reglas que elijas.
how-match-title = La partida
how-match = Cada mano vale un punto. Según las reglas, la partida es a cinco manos o sigue hasta que un bando llega a cinco o a diez puntos.
how-signs-title = Las señas
how-signs = En una mesa con señas cada uno tiene su cara. Toca una cara para mirarla: solo quien la mira ve lo que hace. Toca tu propio retrato para abrir la rueda de señas; el número de al lado dice cuántas te quedan. Haz una cuando tu compañero te mire y los rivales no. Con «Sin faroles», la mesa no te deja hacer la seña de una carta que no tienes; si se quita, se puede ir de farol. Quien ha visto bien la seña de un rival puede gritar «¡Visto!»: eso no cambia los puntos.
how-play = A la mesa

ladder-title = La escala
ladder-note = De la más fuerte a la más floja. Las ocho primeras están solas en su peldaño; más abajo, las cartas de un mismo peldaño son iguales y pueden pudrir una baza.
ladder-luettes = Las luettes
ladder-doubles = Las dobles
ladder-equals = Las cartas iguales
ladder-9 = Los cuatro ases
ladder-10 = Los cuatro reyes
ladder-11 = Los cuatro caballos
ladder-12 = Las cuatro sotas
ladder-13 = Los otros dos nueves
ladder-14 = Los cuatro ochos
ladder-15 = Los cuatro sietes
ladder-16 = Los cuatro seises
ladder-17 = Los cuatro cincos
ladder-18 = Los cuatro cuatros
ladder-19 = Los otros dos treses

## Mesa

table-title = La mesa
table-leave = Dejar la mesa
table-more = Ajustes y reglas
table-rules = Las reglas de esta mesa
table-keys-title = Teclado
table-keys = Con las flechas, Inicio y Fin recorres tus cartas; Intro levanta una carta y, a la segunda, la juega; Esc la deja. L enseña la última baza y H, la escala; con la barra espaciadora sigues sin esperar.
table-log = Lo que ha pasado
table-board = Las cartas en la mesa
table-hand = Tus cartas
table-trick = La baza
table-skip = Seguir sin esperar
table-offline = Se ha perdido la conexión. Probando otra vez…
table-connecting = Llegando a la mesa…
table-take-back = Volver a jugar aquí

# Quién se sienta ahí

table-you = Tú
table-bot = Robot { $seat }
table-person = Jugador { $seat }
table-partner = Compañero
table-side = { $side ->
    [yours] Nosotros
    [you] Tú
    [others] Ellos
   *[other] { $names }
  }
table-side-mark = Bando { $mark }
table-dealer = Reparte
table-dealer-mark = R
table-holder = Va ganando la mano
table-asked = Le toca
table-tricks = { $count ->
    [one] Una baza
   *[other] { $count } bazas
  }
table-turned = Boca arriba: { $cards }
table-talon = { $spoiled ->
    [0] El talón: { $count } cartas que no son de nadie
    [one] El talón: { $count } cartas que no son de nadie, con una baza podrida
   *[other] El talón: { $count } cartas que no son de nadie, con { $spoiled } bazas podridas
  }
table-talon-short = Talón { $count }
table-score = Marcador
table-target = { $kind ->
    [points] Mano { $deal } · a { $number ->
        [one] un punto
       *[other] { $number } puntos
      }
   *[deals] Mano { $deal } de { $number }
  }
table-last = Última baza
table-last-taken = { $you ->
    [yes] Esta baza es tuya.
   *[no] Esta baza es de { $who }.
  }
table-last-spoiled = Esta baza se pudrió: no es de nadie.
table-last-next = { $you ->
    [yes] En la siguiente sales tú.
   *[no] En la siguiente sale { $who }.
  }
table-drew = { $you ->
    [yes] Te ha salido: { $card }.
   *[no] A { $who } le ha salido: { $card }.
  }
table-spoiled = Podrida
table-vote = { $yes ->
    [yes] ¡Canto!
   *[no] No
  }

# Lo que las declaraciones han hecho de la mano

stake-bid = { $you ->
    [yes] Has anunciado mordienne: el bando que gane esta mano se apunta dos puntos.
   *[no] { $who } ha anunciado mordienne: el bando que gane esta mano se apunta dos puntos.
  }
stake-required = { $you ->
    [yes] Has anunciado mordienne: si la haces, vale dos puntos.
   *[no] { $who } ha anunciado mordienne: si la hace, vale dos puntos.
  }
stake-extends = { $you ->
    [yes] Has anunciado mordienne: la partida pasa a ser a diez puntos.
   *[no] { $who } ha anunciado mordienne: la partida pasa a ser a diez puntos.
  }
stake-refused = { $you ->
    [yes] Han rechazado tu rendición: si los otros no hacen mordienne, tu bando se apunta dos puntos.
   *[no] { $who } ofreció la rendición y se la han rechazado: si no le hacen mordienne a su bando, este se apunta dos puntos.
  }

# Qué quieren decir las marcas de la mesa

legend-title = Las marcas de la mesa
legend-dealer = Este jugador reparte.
legend-taken = Las bazas que lleva un jugador.
legend-holder = Este jugador va ganando la mano.
legend-order = El orden en que se han jugado las cartas de la baza.
legend-best = En ocre: la carta más fuerte por ahora, o las iguales que pudren la baza.

# Cartas con nombre propio

table-card-3d = { $name }, tres de oros
table-card-3c = { $name }, tres de copas
table-card-2d = { $name }, dos de oros
table-card-2c = { $name }, dos de copas
table-card-9c = { $name }, nueve de copas
table-card-9d = { $name }, nueve de oros
table-card-2b = { $name }, dos de bastos
table-card-2s = { $name }, dos de espadas

# Lo que se pregunta

table-ask-cut = Te toca cortar: ¿cuántas cartas levantas?
table-cut-count = { $at ->
    [one] Una carta
   *[other] { $at } cartas
  }
table-cut = Cortar
table-cut-middle = Cortar por la mitad
table-ask-vote = ¿Se canta? Tienen que querer todos.
table-voted = Ha votado
table-vote-sing = Cantar
table-vote-keep = No cantar
table-ask-discard = Elige las { $size } cartas de las que te descartas.
table-discard-weakest = Las { $size } más flojas
table-discard = { $chosen ->
    [0] Descartar
   *[other] Descartar { $chosen } de { $size }
  }
table-ask-declare = ¿Tienes algo que declarar?
table-quiet = No preguntar más
table-quiet-setting = Pasar durante toda la partida
table-quiet-note = En cada mano se dice «paso» por ti. Desactívalo para que te vuelvan a preguntar.
table-ask-concede = Tu compañero quiere conceder el punto. ¿Estás de acuerdo?
table-ask-surrender-partner = Tu compañero quiere ofrecer la rendición. ¿Estás de acuerdo?
table-ask-surrender-opponent = Los otros se rinden. ¿Aceptas un punto, o rechazas la rendición y haces mordienne, que vale dos?
table-ask-announce = { $who } anuncia mordienne. ¿Aceptas, por dos puntos en una partida a diez, o no quieres y le das uno?
table-ask-lead = Sales tú: vale cualquier carta.
table-ask-play = Te toca: vale cualquier carta.
table-hint-play = Púlsala otra vez para jugarla.
table-partner-beat = La baza es de tu compañero ({ $held }). ¿Se la pisas ({ $card })?
table-partner-spoil = La baza es de tu compañero ({ $held }). ¿Se la pudres ({ $card })?
table-partner-play = Jugarla igualmente
table-partner-cancel = Dejársela a mi compañero

# De qué van las preguntas

table-help = ¿Qué es esto?
table-back = Volver
help-cut = Levantas unas cuantas cartas de la baraja, ya barajada, y el resto va encima. Nadie sabe qué cartas son, así que da lo mismo por dónde cortes.
help-vote = El talón son las doce cartas que sobran. Si los cuatro votan que se canta, dos jugadores toman seis cada uno y luego se descartan de seis, así que acaban con mejores cartas. Con un solo no, nadie ve el talón. Los votos se destapan todos a la vez.
help-discard = Has tomado seis cartas del talón, así que te sobran. Descártate de las que menos te sirvan; nadie las ve hasta que acaba la mano.
help-declare = Antes de la primera carta se puede decir algo sobre esta mano. No es obligatorio, y lo oye toda la mesa.

# Lo que hacen las declaraciones

meaning-pass = No dices nada y la mano se juega tal cual.
meaning-concede = Si tu compañero está de acuerdo, la mano no se juega y los otros se apuntan un punto. Si no, es como si no hubieras dicho nada.
meaning-surrender = Si tu compañero está de acuerdo, los otros pueden llevarse un punto. Si uno de ellos acepta, la mano no se juega. Si los dos rechazan la rendición, tienen que hacer mordienne: si la hacen, se apuntan dos puntos; si no, se los apunta tu bando.
meaning-announce-bid = { $made ->
    [yes] Si los dos rivales aceptan, la partida pasa a ser a diez puntos y tienes que hacer mordienne: si la haces, tu bando se apunta dos puntos; si no, se los apuntan los otros. Si uno de ellos no quiere, la mano no se juega y tu bando se apunta un punto.
   *[no] Si los dos rivales aceptan, la partida pasa a ser a diez puntos y el bando que gane esta mano se apunta dos. Si uno de ellos no quiere, la mano no se juega y tu bando se apunta un punto.
  }
meaning-announce-required = Si luego haces mordienne, vale dos puntos; sin anunciarla no contaría. Si no la haces, no pierdes nada.
meaning-announce-extends = La partida pasa a ser a diez puntos. La mordienne vale dos, se anuncie o no.
meaning-agree-concede = La mano no se juega y los otros se apuntan un punto.
meaning-agree-surrender = Los otros pueden llevarse un punto. Si uno de ellos acepta, la mano no se juega. Si los dos rechazan la rendición, tienen que hacer mordienne: si la hacen, se apuntan dos puntos; si no, se los apunta tu bando.
meaning-disagree = Lo que quería tu compañero no se hace, y siguen las declaraciones.
meaning-accept-surrender = La mano no se juega y tu bando se apunta un punto.
meaning-accept-announce = { $made ->
    [yes] Si aceptas y tu compañero también, la partida pasa a ser a diez puntos y quien la anunció tiene que hacer mordienne: si la hace, los otros se apuntan dos puntos; si no, se los apunta tu bando.
   *[no] Si aceptas y tu compañero también, la partida pasa a ser a diez puntos y el bando que gane esta mano se apunta dos.
  }
meaning-refuse = Si rechazas la rendición y tu compañero también, la mano se juega y tu bando tiene que hacer mordienne: si la hace, se apunta dos puntos; si no, se los apuntan los otros.
meaning-decline = La mano no se juega y los otros se apuntan un punto.

# A quién espera la mesa

table-wait-cut = Corta { $who }.
table-wait-vote = Falta el voto de { $who }.
table-wait-vote-all = Faltan los votos de los demás.
table-wait-discard = { $who } se está descartando.
table-wait-discard-all = Los que cantan se están descartando.
table-wait-declare = { $who } puede declarar algo.
table-wait-answer = { $who } tiene que contestar.
table-wait-play = Juega { $who }.
table-wait-lead = Sale { $who }.

# Lo que ha pasado

table-said-drawn = { $you ->
    [yes] Te ha salido Madame: empiezas repartiendo, y Monsieur es tu compañero.
   *[no] A { $who } le ha salido Madame y empieza repartiendo. Monsieur va con Madame; el Borgne, con la Vaca.
  }
table-said-dealer = { $you ->
    [yes] Empiezas repartiendo tú.
   *[no] Empieza repartiendo { $who }.
  }
table-said-shuffled = { $you ->
    [yes] Mano { $number }: has barajado.
   *[no] Mano { $number }: ha barajado { $who }.
  }
table-said-dealt = { $you ->
    [yes] Cortas por la carta { $at } y se reparte.
   *[no] { $who } corta por la carta { $at } y se reparte.
  }
table-said-voted = { $you ->
    [yes] Tu voto está echado.
   *[no] { $who } ya ha votado.
  }
table-said-chant = Todos quieren: ¡se canta el talón!
table-said-no-chant = { $against ->
    [one] Basta con un no: el talón se queda donde está.
   *[other] { $against } dicen que no: el talón se queda donde está.
  }
table-said-sung = { $you ->
    [yes] Te repartes el talón con { $who }, { $size } cartas cada uno.
   *[no] { $who } se reparten el talón, { $size } cartas cada uno.
  }
table-said-discarded = { $you ->
    [yes] Te descartas de { $size } cartas.
   *[no] { $who } se descarta de { $size } cartas.
  }
table-said-word-pass = { $you ->
    [yes] Pasas.
   *[no] { $who } pasa.
  }
table-said-word-concede = { $you ->
    [yes] Quieres conceder el punto.
   *[no] { $who } quiere conceder el punto.
  }
table-said-word-surrender = { $you ->
    [yes] Quieres ofrecer la rendición.
   *[no] { $who } quiere ofrecer la rendición.
  }
table-said-word-announce = { $you ->
    [yes] ¡Anuncias mordienne!
   *[no] ¡{ $who } anuncia mordienne!
  }
table-said-word-agree = { $you ->
    [yes] Estás de acuerdo.
   *[no] { $who } está de acuerdo.
  }
table-said-word-disagree = { $you ->
    [yes] No estás de acuerdo.
   *[no] { $who } no está de acuerdo.
  }
table-said-word-accept = { $you ->
    [yes] Aceptas.
   *[no] { $who } acepta.
  }
table-said-word-refuse = { $you ->
    [yes] Rechazas la rendición.
   *[no] { $who } rechaza la rendición.
  }
table-said-word-decline = { $you ->
    [yes] No quieres.
   *[no] { $who } no quiere.
  }
table-said-target = { $kind ->
    [points] Ahora la partida es a { $number } puntos.
   *[deals] Ahora la partida es a { $number } manos.
  }
table-said-played = { $you ->
    [yes] Juegas: { $card }.
   *[no] { $who } juega: { $card }.
  }
table-said-taken = { $you ->
    [yes] Te llevas la baza y sales en la siguiente.
   *[no] { $who } se lleva la baza y sale en la siguiente.
  }
table-said-taken-first = { $you ->
    [yes] Te llevas la baza, llegas a { $count } antes que nadie y sales en la siguiente.
   *[no] { $who } se lleva la baza, llega a { $count } antes que nadie y sale en la siguiente.
  }
table-said-taken-last = { $you ->
    [yes] Te llevas la última baza.
   *[no] { $who } se lleva la última baza.
  }
table-said-spoiled = { $you ->
    [yes] Podrida con { $count } cartas iguales: la baza no es de nadie. En la siguiente sales tú.
   *[no] Podrida con { $count } cartas iguales: la baza no es de nadie. En la siguiente sale { $who }.
  }
table-said-spoiled-last = La última baza se pudre con { $count } cartas iguales: no es de nadie.
table-said-match-ended = La partida ha terminado.

# El final de una mano y de una partida

table-deal-over = Fin de la mano { $number }
table-match-won = { $side ->
    [yours] ¡Partida ganada!
    [you] ¡Ganas la partida!
    [others] Los otros ganan la partida
    [one] { $names } gana la partida
   *[named] { $names } ganan la partida
  }
table-match-drawn = La partida acaba en empate
table-end-most = { $you ->
    [yes] Ganas la mano, con más bazas que nadie.
   *[no] { $who } gana la mano, con más bazas que nadie.
  }
table-end-first = { $you ->
    [yes] Ganas la mano: has llegado antes que nadie a { $count ->
        [one] una baza.
       *[other] { $count } bazas.
      }
   *[no] { $who } gana la mano: ha llegado antes que nadie a { $count ->
        [one] una baza.
       *[other] { $count } bazas.
      }
  }
table-end-tricks = { $count ->
    [one] Una baza: la número { $numbers }.
   *[other] { $count } bazas: las número { $numbers }.
  }
table-end-mordienne = ¡Eso es mordienne, y vale el doble!
table-end-nobody = Se han podrido todas las bazas: nadie gana la mano.
table-end-refused-made = Se había rechazado la rendición, y ha habido mordienne.
table-end-refused-failed = Se había rechazado la rendición, y no ha habido mordienne.
table-end-bid = Se había aceptado el envite: la mano vale el doble.
table-end-conceded = { $you ->
    [yes] Has concedido el punto, y tu compañero estaba de acuerdo.
   *[no] { $who } ha concedido el punto, y su compañero estaba de acuerdo.
  }
table-end-surrendered = { $you ->
    [yes] Te han aceptado la rendición.
   *[no] { $who } ofreció la rendición, y se la han aceptado.
  }
table-end-declined = { $you ->
    [yes] Anunciaste mordienne, y no te la han querido.
   *[no] { $who } anunció mordienne, y no se la han querido.
  }
table-end-score = { $points ->
    [one] { $side ->
        [yours] Tu bando se apunta un punto.
        [you] Te apuntas un punto.
        [others] Tus rivales, { $names }, se apuntan un punto.
        [one] { $names } se apunta un punto.
       *[named] { $names } se apuntan un punto.
      }
   *[other] { $side ->
        [yours] Tu bando se apunta { $points } puntos.
        [you] Te apuntas { $points } puntos.
        [others] Tus rivales, { $names }, se apuntan { $points } puntos.
        [one] { $names } se apunta { $points } puntos.
       *[named] { $names } se apuntan { $points } puntos.
      }
  }
table-plus = +{ $points }
table-next-deal = Siguiente mano
table-next-match = Otra partida
table-record-download = Guardar la partida anotada
table-record-copy = Copiar la partida anotada
table-record-copied = Partida anotada copiada.
table-record-not-copied = No se ha podido copiar la partida anotada.
table-tricks-title = Las bazas
table-trick-taken = { $you ->
    [yes] La ganas tú
   *[no] La gana { $who }
  }
table-trick-spoiled = Podrida
table-cards-title = Todas las cartas
table-cards-hand = { $you ->
    [yes] Tus cartas, recién repartidas
   *[no] { $who }, cartas recién repartidas
  }
table-cards-talon = El talón
table-cards-discards = { $you ->
    [yes] Tus descartes
   *[no] { $who }, descartes
  }

## Señas

# Qué quiere decir cada seña

sign-monsieur = Monsieur
sign-madame = Madame
sign-borgne = el Borgne
sign-vache = la Vaca
sign-grand-neuf = el gran nueve
sign-petit-neuf = el pequeño nueve
sign-chene = el dos de encina
sign-ecrit = el dos de escrito
sign-as = { $count ->
    [one] un as
   *[other] { $count } ases
  }
sign-les-deux = Monsieur y Madame
sign-misere = miseria
sign-mordienne = mordienne

# Una carta de los peldaños bajos

step-10 = un rey
step-11 = un caballo
step-12 = una sota
step-13 = un nueve de bastos o de espadas
step-14 = un ocho
step-15 = un siete
step-16 = un seis
step-17 = un cinco
step-18 = un cuatro
step-19 = un tres de bastos o de espadas

# Qué aspecto tiene cada gesto

gesture-look-up = los ojos al cielo
gesture-raise-brows = las cejas levantadas
gesture-tilt = la cabeza ladeada
gesture-smirk = media sonrisa
gesture-wink = un guiño
gesture-pout = unos morritos
gesture-shut-eyes = los dos ojos cerrados
gesture-thumb = el pulgar
gesture-little-finger = el meñique
gesture-index-finger = el índice
gesture-two-fingers-up = dos dedos hacia arriba
gesture-ring-finger = el anular
gesture-write = una mano que escribe
gesture-two-fingers-down = dos dedos hacia abajo
gesture-open-mouth = la boca abierta
gesture-tongue = la lengua fuera
gesture-teeth = un chasquido de dientes
gesture-shrug = los hombros encogidos
gesture-shoulder = un hombro levantado
gesture-grimace = una mueca
gesture-bite-lip = el labio mordido

# Las palabras que siguen a una seña

phrase-up = { $after ->
    [yes] de ahí uno más arriba
   *[no] uno más arriba
  }
phrase-down = { $after ->
    [yes] de ahí uno más abajo
   *[no] uno más abajo
  }
phrase-up2 = { $after ->
    [yes] de ahí dos más arriba
   *[no] dos más arriba
  }
phrase-down2 = { $after ->
    [yes] de ahí dos más abajo
   *[no] dos más abajo
  }
signs-with-words = { $sign }, { $words }
signs-times = { $what }, { $count } veces
signs-quoted = «{ $words }»

# En la mesa

signs-look = Mirar a { $who }
signs-glance = Mirar mis cartas
signs-make = { $left ->
    [0] No te quedan señas en esta mano
    [one] Hacer una seña, te queda una
   *[other] Hacer una seña, te quedan { $left }
  }
signs-rest = Un respiro después de cada seña
signs-hint = Toca una cara para mirarla, y tu propio retrato para hacer una seña.
signs-hint-close = Entendido
signs-left = Señas que te quedan en esta mano: { $left }
signs-held = En tu mano:
signs-ring = Las señas
signs-other-ways = De otra manera
signs-words = Con palabras
signs-words-sign = La seña
signs-words-aces = ¿Cuántos ases?
signs-words-phrase = Palabras { $n }
signs-words-after = de ahí: contar desde la carta recién nombrada
signs-words-more = Y…
signs-words-less = Quitar las últimas palabras
signs-words-off = Eso se sale de la escala.
signs-words-twice = Así nombras dos veces la misma carta.
signs-words-note = Las palabras se dicen en voz alta: las oye toda la mesa, pero solo quien vio la seña sabe desde dónde contar.
signs-words-ready = Todo listo: espero mi momento
signs-seen-call = ¡Visto!
signs-seen-call-note = Dice a toda la mesa que has visto la seña de un rival. No cambia los puntos.
signs-talk = Hablar
signs-talk-text = Otra cosa, para todos
signs-talk-say = Decirlo
signs-notebook = Libreta
signs-notebook-empty = Todavía nada: ni hechas ni vistas.
signs-note-glimpse = Algo se ha movido.
signs-note-either = { $held }; o solo { $pointer }
signs-note-impossible = Nadie puede tener eso: es un farol.
signs-note-own = Tuya
signs-log = Señas y palabras
signs-told-made = Haces la seña: { $message }.
signs-told-seen = A { $who } le ves { $gesture }.
signs-told-named = A { $who } le ves { $gesture }, o sea: { $message }.
signs-told-glimpse = A { $who } se le ha movido algo.
signs-told-called = { $you ->
    [yes] Gritas: «¡Visto!»
   *[no] { $who } grita: «¡Visto!»
  }
signs-told-spoke = { $you ->
    [yes] Dices: «{ $words }»
   *[no] { $who } dice: «{ $words }»
  }
signs-keys = Con las flechas miras a la izquierda, enfrente y a la derecha, y hacia abajo a tus cartas. Los números, y luego B y M, hacen una seña, en el orden de la rueda. S abre la rueda de señas, T es para hablar, N abre la libreta y V grita «¡Visto!».

# Las caras de una mano

signs-lane-title = Las caras de esta mano
signs-lane-none = Nadie hizo señas.
signs-lane-before = Antes de la primera carta
signs-lane-after = { $you ->
    [yes] Baza { $trick }, después de tu carta: { $card }
   *[no] Baza { $trick }, después de la carta de { $who }: { $card }
  }
signs-lane-made = { $who }: { $message }
signs-lane-saw = Vista por: { $who }
signs-lane-glimpsed = Entrevista por: { $who }
signs-lane-missed = No vista por: { $who }
signs-lane-understood = { $who } entendió: { $cards }
signs-lane-doubted = { $who } no se lo creyó

# Lo que se dice en la mesa

talk-your-turn = ¡Te toca!
talk-well-played = ¡Bien jugado!
talk-bad-luck = ¡Qué mala suerte!
talk-thank-you = ¡Gracias!
talk-hello = ¡Hola!
talk-good-game = ¡Buena partida!
talk-play-low = Juega baja
talk-play-high = Juega alta
talk-leave-it = Déjala
talk-take-it = Llévatela
talk-spoil-it = Púdrela
talk-force = Aprieta
talk-i-have-something = Algo tengo
talk-i-have-nothing = No tengo nada
talk-wait = Espera
talk-trust-me = Fíate de mí

# Cómo juega una mesa con las señas

signing = Señas
signing-none = Sin señas
signing-none-note = Para aprender primero las cartas.
signing-assiste = Con ayuda
signing-assiste-note = Tus ojos se mueven solos y cada seña que ves dice lo que significa.
signing-simple = Sencillas
signing-simple-note = Miras por tu cuenta; cada seña dura { $seconds } s y el gesto sale escrito.
signing-ancienne = A la antigua
signing-ancienne-note = Como en el bar: señas de { $seconds } s, nada escrito y sin libreta.
signing-honest = Sin faroles
signing-honest-note = La mesa no te deja hacer la seña de una carta que no tienes. Si lo quitas, se puede ir de farol.
signing-length = Cuánto dura una seña
signing-length-800 = Poco
signing-length-1200 = Normal
signing-length-2000 = Mucho
signing-length-note = { $seconds } s

refused-no-signs = Las señas se hacen solo mientras se juega la mano.
refused-bad-gaze = Ahí no se puede mirar.
refused-sign-rest = Espera un momento antes de la siguiente seña.
refused-sign-limit = Ya has hecho todas las señas de esta mano.
refused-untrue-sign = Sin faroles: con tus cartas no puedes hacer esa seña.
refused-unknown-sign = Esa seña no se usa en esta mesa.
refused-past = Demasiado tarde.
refused-nothing-seen = No has visto ninguna seña de los otros.
refused-silent = En esta mesa se juega en silencio.
refused-bad-speech = Eso aquí no se puede decir.

# Práctica

train-title = Practicar las señas
train-game = ¿Qué ejercicio?
train-guess = Adivinar la seña
train-pass = Pasar la seña
train-set = ¿Con qué lista de señas?
train-show = Ver, { $seconds } s
train-next = Otra, { $seconds } s
train-ask = ¿Qué quiere decir?
train-right = ¡Eso es!
train-wrong = No.
train-is = Has visto { $gesture }: { $sign }.
train-aces = los ases
train-row = { $right } de { $tries }; { $row } seguidas, récord { $best }
train-wink = Guiñar un ojo, { $seconds } s
train-again = Otra vez
train-lead-guess = Una cara hace una seña, cada vez más deprisa: ¿qué quiere decir?
train-lead-pass = Las cabezas dicen adónde mira cada uno. Haz la seña cuando solo te mire tu compañero.
train-wait = Espera tu momento.
train-opponent = Rival
train-watches = te mira
train-saw = la ha visto
train-glimpsed = ha notado algo
train-missed = no ha visto nada
train-passed = ¡Conseguido!
train-failed = Otra vez será.
train-partner-saw = Tu compañero ha visto la seña.
train-partner-glimpsed = Tu compañero solo ha visto que algo se movía.
train-partner-missed = Tu compañero no estaba mirando.
train-caught = { $count ->
    [0] No la ha visto ningún rival.
    [one] La ha visto un rival.
   *[other] La han visto los dos rivales.
  }

## Consejos y análisis

# Qué jugaría el experto

new-hints = Consejos
new-hints-note = Quien tenga que jugar una carta puede preguntar qué jugaría un experto.
hint-ask = Consejo
hint-title = Qué jugaría el experto
hint-thinking = El experto está pensando…
hint-worlds = { $exact ->
    [yes] Calculado hasta el final para { $worlds } maneras en que pueden estar las cartas ocultas. Los puntos son los de tu lado en esta mano, menos los de los demás.
   *[no] Sopesado sobre { $worlds } maneras en que pueden estar las cartas ocultas. Los puntos son los de tu lado en esta mano, menos los de los demás.
  }
hint-column-card = Carta
hint-column-points = Puntos esperados
hint-column-takes = Gana la baza
hint-column-spoils = Baza podrida
hint-bars = Cuanto más larga la barra, más promete la carta frente a las demás; rayada: por debajo de cero.
hint-numbers = Carta por carta
hint-ahead-spares-partner = { $own ->
    [yes] deja la baza a tu compañero
   *[no] deja la baza al compañero
  }
hint-ahead-as-good = prácticamente igual de buena

# La idea tras una carta, dicha a quien la juega; en el análisis de cartas ajenas nombra a cada uno

plan-take = Ganar la baza: la más fuerte hasta ahora es { $card }, jugada por { $who }.
plan-take-spoiled = Ganar la baza, hasta ahora podrida por cartas iguales ({ $card }).
plan-overtake = { $own ->
    [yes] Superar a tu compañero, { $who }, que tiene la carta más fuerte hasta ahora ({ $card }).
   *[no] Superar a { $who }, compañero de { $player }, que tiene la carta más fuerte hasta ahora ({ $card }).
  }
plan-raise = Subir sobre la carta de { $who } ({ $card }): quien quiera la baza tendrá que gastar otra mejor.
plan-take-cheaply = { $own ->
    [yes] Ganar la baza con la carta más débil que baste: nadie juega después de ti.
   *[no] Ganar la baza con la carta más débil que baste: nadie juega después de { $player }.
  }
plan-spoil = { $you ->
    [yes] Pudrir la baza con una carta igual: tú sales en la siguiente.
   *[no] Pudrir la baza con una carta igual: { $who } sale en la siguiente.
  }
plan-spoil-for-partner = { $own ->
    [yes] Pudrir la baza con una carta igual: { $who } vuelve a salir y tu compañero juega el último.
   *[no] Pudrir la baza con una carta igual: { $who } vuelve a salir y el compañero de { $player } juega el último.
  }
plan-leave-to-partner = { $own ->
    [yes] Dejar la baza a tu compañero, { $who }, que la va ganando con { $card }.
   *[no] Dejar la baza a { $who }, compañero de { $player }, que la va ganando con { $card }.
  }
plan-count-on-partner = { $own ->
    [yes] Contar con tu compañero, { $who }, que juega más tarde y probablemente ganará la baza.
   *[no] Contar con { $who }, compañero de { $player }, que juega más tarde y probablemente ganará la baza.
  }
plan-lead-high = Salir alto, para ganar la baza.
plan-lead-low = Salir con una carta que difícilmente ganará la baza y dejar que los demás gasten las suyas.
plan-draw-out = Salir con una carta que puede ganar la baza o que les cuesta a los demás otra mejor.
plan-throw-low = Renunciar a esta baza con una carta de la que se puede prescindir.
plan-save = Renunciar a esta baza y guardar { $card } para otra.
plan-run = { $own ->
    [yes] Ganar una baza más seguida: vas camino de la mordienne.
   *[no] Ganar una baza más seguida: { $player } va camino de la mordienne.
  }

# El análisis de una mano terminada

review-open = Analizar esta mano
review-title = Análisis de la mano { $deal }
review-back = Volver a la mesa
review-progress = { $done } de { $count } cartas están pensadas.
review-done = El análisis está completo.
review-lost-title = ¿Dónde se perdió el punto?
review-nothing-lost = Ninguna carta perdió un punto: esta mano la decidieron las propias cartas.
review-nothing-sure = { $count ->
    [one] Ninguna carta perdió un punto con seguridad; de una carta no se pudo determinar.
   *[other] Ninguna carta perdió un punto con seguridad; de { $count } cartas no se pudo determinar.
  }
review-unsettled = { $count ->
    [one] De otra carta no se pudo determinar si perdió puntos.
   *[other] De otras { $count } cartas no se pudo determinar si perdieron puntos.
  }
review-loss = { $points ->
    [one] Baza { $trick }. { $who } juega: { $card }. Un punto perdido.
   *[other] Baza { $trick }. { $who } juega: { $card }. { $points } puntos perdidos.
  }
review-loss-yours = { $points ->
    [one] Baza { $trick }. Juegas: { $card }. Un punto perdido.
   *[other] Baza { $trick }. Juegas: { $card }. { $points } puntos perdidos.
  }
review-better = Mejor: { $cards }.
review-loss-more = Quizá más: no se pudo determinar.
review-verdict-sound = Acertada por todo lo que podía saberse, y acertada en la mano tal como era.
review-verdict-unlucky = No podía saberse: por lo que se veía, ninguna carta prometía más.
review-verdict-lucky = Otra carta prometía más, pero aquí no cambió nada.
review-verdict-mistake = Podía saberse: otra carta prometía más.
review-verdict-open = { $promising ->
    [yes] Acertada por todo lo que podía saberse; no se pudo determinar si perdió puntos en la mano tal como era.
   *[no] Otra carta prometía más; no se pudo determinar si esta perdió puntos en la mano tal como era.
  }
review-plays = Carta por carta
review-previous = La carta anterior
review-next = La carta siguiente
review-place = Carta { $number } de { $count }
review-played = { $you ->
    [yes] Baza { $trick }. Juegas: { $card }.
   *[no] Baza { $trick }. { $who } juega: { $card }.
  }
review-value = Lo que valía la mano para tu lado en cada carta, con todas las cartas vistas
review-so-far = La baza hasta aquí
review-leads = Con esta carta se sale.
review-question-known = Por lo que podía saberse
review-question-open = En la mano tal como era
review-column-worth = Puntos, todo visto
review-range = { $range }: al menos { $low }, como mucho { $high }; faltó tiempo para determinarlo.
review-mark-played = jugada
review-mark-best = la mejor
review-plan = { $you ->
    [yes] Lo que habría pensado un experto en tu lugar: «{ $plan }»
   *[no] Lo que habría pensado un experto en el lugar de { $who }: «{ $plan }»
  }
review-beliefs = { $you ->
    [yes] Lo que podías saber de las cartas ocultas
   *[no] Lo que { $who } podía saber de las cartas ocultas
  }
review-beliefs-note = La probabilidad, en tanto por ciento, de que allí hubiera una carta de ese escalón. Número enmarcado: la había.
review-beliefs-nobody = Nadie
review-belief = { $held ->
    [yes] { $step }: { $percent }, y allí estaba
   *[no] { $step }: { $percent }
  }

## Terminal

# Las cartas, y las palabras que se pueden escribir: se enseña la primera, se entienden todas

terminal-card = { $name } ({ $code })
terminal-typed-yes = sí si s
terminal-typed-no = no n
terminal-typed-pass = paso pasar nada
terminal-typed-concede = conceder concedo
terminal-typed-surrender = rendición rendicion rendirse rendirme
terminal-typed-announce = mordienne anunciar anuncio
terminal-typed-agree = acuerdo sí si
terminal-typed-disagree = desacuerdo no
terminal-typed-accept = acepto aceptar quiero
terminal-typed-refuse = rechazo rechazar
terminal-typed-decline = rechazo rechazar no
terminal-typed-help = ayuda ?
terminal-typed-hand = cartas mano
terminal-typed-table = mesa
terminal-typed-last = última ultima
terminal-typed-ladder = escala
terminal-typed-score = marcador puntos
terminal-typed-quit = salir fin

# Preguntas

terminal-ask-cut = ¿Cuántas cartas levantas, de 1 a 47? (Intro: 24)
terminal-ask-vote = ¿Cantas, sí o no?
terminal-ask-discard = Descártate de { $count } cartas (números, códigos, o nombres con comas):
terminal-ask-declare = ¿Algo que declarar? Escribe una de estas palabras. (Intro: nada)
terminal-ask-answer = ¿Qué contestas? Escribe una de estas palabras.
terminal-ask-play = Tu carta (número, código o nombre; o ayuda):
terminal-ask-another = ¿Otra partida, sí o no?

# Respuestas que no se entienden

terminal-yes-or-no = Di sí o no, por favor.
terminal-no-number = «{ $text }» no es un número de cartas.
terminal-no-such-word = «{ $text }» no vale como respuesta.
terminal-no-card-numbered = { $count ->
    [one] Solo te queda una carta: no hay ninguna con el número { $number }.
   *[other] Tienes { $count } cartas: no hay ninguna con el número { $number }.
  }
terminal-unknown-card = «{ $text }» no es una carta. Escribe su número, un código como Ks o su nombre.

# Lo que pasa

terminal-welcome = Aluette. Reglas: { $rules }. Escribe ayuda en cualquier pregunta.
terminal-drew = A { $name } le sale { $card }.
terminal-seated-alone = Te sientas en { $name } y juegas por tu cuenta.
terminal-seated-pair = Te sientas en { $name }, y tu compañero en { $partner }.
terminal-seated-three = Te sientas en { $name }, y tus compañeros en { $first } y { $second }.
terminal-first-dealer = Empieza repartiendo { $name }.
terminal-deal = Mano { $number }. Reparte { $dealer }.
terminal-cut = { $count ->
    [one] { $name } levanta una carta y se reparte.
   *[other] { $name } levanta { $count } cartas y se reparte.
  }
terminal-vote = { $vote ->
    [yes] { $name } canta.
   *[no] { $name } no canta.
  }
terminal-vote-by-you = { $vote ->
    [yes] Cantas.
   *[no] No cantas.
  }
terminal-not-sung = No se canta: el talón se queda donde está.
terminal-sung = { $left } y { $right } se reparten el talón, { $count } cartas cada uno.
terminal-received = Recibes { $count } cartas:
terminal-discarded = { $name } se descarta de { $count } cartas.
terminal-declared-pass = { $name } pasa.
terminal-declared-concede = { $name } quiere conceder el punto.
terminal-declared-surrender = { $name } quiere ofrecer la rendición.
terminal-declared-announce = { $name } anuncia mordienne.
terminal-declared-agree = { $name } está de acuerdo.
terminal-declared-disagree = { $name } no está de acuerdo.
terminal-declared-accept = { $name } acepta.
terminal-declared-refuse = { $name } rechaza la rendición.
terminal-declared-decline = { $name } no quiere.
terminal-played = { $name }: { $card }
terminal-trick-won = { $count ->
    [one] { $name } se lleva su primera baza.
   *[other] { $name } se lleva la baza y ya tiene { $count }.
  }
terminal-trick-spoiled = Podrida: esta baza no es de nadie. En la siguiente sale { $leader }.
terminal-last-trick-won = Esta baza es de { $name }.
terminal-last-trick-spoiled = Podrida: esta baza no es de nadie.
terminal-first-with-two = { $name } llega a dos bazas antes que nadie y deja boca arriba { $card }.
terminal-first-with-three = { $name } llega a tres bazas antes que nadie y deja boca arriba { $card } y { $other }.
terminal-most-tricks = { $name } gana la mano por bazas.
terminal-nobody-scores = Nadie se apunta nada.
terminal-scores-played = { $points ->
    [one] Un punto para { $team }.
   *[other] { $points } puntos para { $team }.
  }
terminal-scores-mordienne = ¡Mordienne! { $points } puntos para { $team }.
terminal-scores-conceded = Se concede la mano: un punto para { $team }.
terminal-scores-surrendered = Se acepta la rendición: un punto para { $team }.
terminal-scores-declined = Envite no querido: un punto para { $team }.
terminal-match-won-by-you = Gana la partida { $team }: ¡bien jugado!
terminal-match-won = Gana la partida { $team }.
terminal-match-drawn = La partida acaba en empate.
terminal-match-unfinished = La partida está sin terminar.
terminal-goodbye = Hasta la próxima. Con --seed { $seed } vuelven estas cartas.

# Lo que se puede mirar

terminal-hand = Tus cartas:
terminal-your-seat = { $name } (tú)
terminal-no-trick-yet = En esta mano aún no se ha completado ninguna baza.
terminal-target-points = La partida es a { $number } puntos.
terminal-target-deals = { $number ->
    [one] La partida es a una mano.
   *[other] La partida es a { $number } manos.
  }
terminal-deals-done = Manos terminadas: { $count }.
terminal-score-of = { $points ->
    [one] { $team }: { $points } punto
   *[other] { $team }: { $points } puntos
  }
terminal-ladder = La escala, de la más fuerte a la más floja:
terminal-ladder-note = Dos cartas del mismo peldaño, si son las más fuertes de la baza, la pudren.
terminal-help =
    Se puede jugar cualquier carta en cualquier momento. La más fuerte se lleva
    la baza; si las más fuertes son iguales, está podrida y no es de nadie.
    Quien hace más bazas gana la mano para su bando; si hay empate, gana el
    que llegó antes a ese número.
    Di una carta por su número entre las tuyas (3), su código (Ks) o su nombre.
    También puedes escribir: cartas, mesa, última (la última baza), escala,
    marcador, salir.
terminal-column-seat = Sitio
terminal-column-card = Esta baza
terminal-column-tricks = Bazas
terminal-column-turned-up = Boca arriba

# Respuestas de score, trick, deal, rules, replay y solve

# $value es un número de puntos, como +1, o dos con … en medio donde no está decidido.
terminal-solve = Le toca jugar a { $seat }. Con las cartas a la vista, { $team } puede sacar { $value } frente a los demás.
terminal-column-solved-card = Carta
terminal-column-solved-points = Puntos

terminal-train = { $games } manos jugadas. Los pesos están en { $file }. Puntos por mano más que los consejos de los libros:
terminal-train-bar = Entrenamiento
terminal-train-how = { $games } manos, { $speed } por segundo, { $points } contra los libros
terminal-train-stopped = detenido; la misma orden con --resume continúa desde { $file }
terminal-column-rules = Reglas

terminal-score = { $mordienne ->
    [yes] { $winner } gana la mano con mordienne: { $points } puntos para { $team }.
   *[no] { $points ->
        [one] { $winner } gana la mano: un punto para { $team }.
       *[other] { $winner } gana la mano: { $points } puntos para { $team }.
      }
  }
terminal-score-nobody = Se pudren todas las bazas: nadie se apunta nada.
terminal-trick-won-by-place = La carta { $place }, { $card }, se lleva la baza; quien la jugó sale en la siguiente.
terminal-trick-spoiled-by-place = Podrida: esta baza no es de nadie. En la siguiente sale quien jugó la carta { $next }.
terminal-dealer = reparte
terminal-talon = talón
terminal-sign-held = tiene { $cards }
terminal-sign-pointer = la seña solo dice desde dónde contar, y tiene { $cards }
terminal-sign-intention = una intención: no dice ninguna carta
terminal-sign-no-reading = Eso ya no lo puede tener nadie.
terminal-sign-no-message = Ninguna seña lleva a esas cartas.
terminal-rules-key = Clave
terminal-rules-value = Valor
terminal-rules-source = Fuente
terminal-column-deal = Mano
terminal-column-dealer = Reparte
terminal-column-ended = Final
terminal-column-winner = Más bazas
terminal-column-team = Se lo apunta
terminal-column-points = Puntos
terminal-column-score = Marcador
terminal-ended-played = jugada
terminal-ended-conceded = concedida
terminal-ended-surrendered = rendición
terminal-ended-declined = no querida
terminal-ended-penalty = penalización
terminal-ended-unfinished = sin terminar

# Respuestas de arena

terminal-arena-deals = Manos
terminal-arena-title = Puntos por mano, { $rules }, { $number } manos
terminal-arena-once = Los intervalos valen al 95 % para este número de manos, si se fijó de antemano.
terminal-arena-always = Los intervalos valen al 95 % se pare cuando se pare.
terminal-column-arena-bots = Robots
terminal-column-arena-deals = Manos
terminal-column-arena-points = Puntos por mano
terminal-column-arena-interval = Intervalo
terminal-column-arena-bot = Robot
terminal-column-arena-against-all = Contra todos
terminal-column-arena-rating = Clasificación
terminal-column-arena-overtakes = Bazas quitadas al compañero
terminal-column-arena-thrown = Desperdiciadas, de las últimas cartas
terminal-column-arena-thrown-of-chances = Desperdiciadas, de las ocasiones
terminal-column-arena-milliseconds = ms de cálculo, media … 99 %

# Análisis

terminal-review = { $count ->
    [0] Mano { $deal }: ninguna carta perdió un punto; decidieron las cartas.
    [one] Mano { $deal }: una carta perdió puntos, con todas las cartas vistas.
   *[other] Mano { $deal }: { $count } cartas perdieron puntos, con todas las cartas vistas; primero la más cara.
  }
terminal-review-unsettled = { $count ->
    [one] Mano { $deal }: ninguna carta perdió un punto con seguridad; de una carta faltó tiempo para determinarlo.
   *[other] Mano { $deal }: ninguna carta perdió un punto con seguridad; de { $count } cartas faltó tiempo para determinarlo.
  }
terminal-column-trick = Baza
terminal-column-card-played = Jugada
terminal-column-lost = Puntos perdidos
terminal-column-better = Mejor
terminal-column-known = ¿Podía saberse?
terminal-verdict-mistake = sí: otra carta prometía más
terminal-verdict-unlucky = no: valía como las mejores
