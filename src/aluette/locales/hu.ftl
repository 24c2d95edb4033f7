# Nyelvenként egy katalógus, Fluent nyelven (projectfluent.org); az oldal és a terminál is ezt olvassa.
# Egy üzenet egy egész mondat vagy egy egész felirat; egyik sincs a többiből összerakva.

## Oldal

# Az a szabálykészlet, amelyet e nyelv olvasója először kap: egy készlet neve.
first-preset = gamerules
app-title = Aluette
app-subtitle = A tehén játéka
skip-to-content = Ugrás a tartalomra
back-home = Vissza a kezdőlapra
close = Bezárás
navigation = Oldalak
language-choice = Nyelv
page-title = { $page } – Aluette

# Amire a játszma vár

phase-draw = Partnerek sorsolása
phase-shuffle = A következő osztás
phase-cut = Emelés
phase-vote = Szavazás az éneklésről
phase-discard = Félretétel
phase-declare = Bejelentések
phase-play = Játék
phase-over = A játszma véget ért

# Miért nem lehet valamit

refused-match-over = A játszma véget ért.
refused-not-now = Ez most nem lehetséges.
refused-not-asked = Nem te következel.
refused-no-seat = Nincs ilyen hely ennél az asztalnál.
refused-bad-deck = A pakliban 48 lap van, mindegyikből pontosan egy.
refused-bad-cut = Emelni 1–47 lapot lehet.
refused-bad-word = Ezt most nem mondhatod.
refused-not-held = Nincs nálad ez a lap.
refused-wrong-count = Nem ennyi lap kell.
refused-bad-message = A szerver nem értette az oldalt. Töltsd be újra.
refused-bad-rules = Ezek a szabályok nem férnek össze; a szerver angolul így mondja: „{ $why }”.
refused-rules-teams = Ennyi hellyel nem lehet ilyen csapatokat alkotni.
refused-rules-packets = Ehhez az osztáshoz 48 lapnál több kellene.
refused-rules-draw = Helyet sorsolni csak négyen lehet, ketten kettő ellen.
refused-rules-chant-sides = Énekelni csak négyen lehet, ketten kettő ellen.
refused-rules-chant-talon = Az énekléshez tizenkét lapos talon kell.
refused-rules-declarations = Feladni és bejelenteni csak négyen lehet, ketten kettő ellen.
refused-rules-announce-mordienne = Ahol a mordienne nem számít, ott bejelenteni sem lehet.
refused-rules-surrender-mordienne = Ha a feladást vissza lehet utasítani, a mordienne-nek számítania kell.
refused-rules-bid-points = Ha a bejelentést el kell fogadni, a játszmának pontokra kell mennie.
refused-rules-extends-deals = Bejelentéssel csak osztásokra menő játszmát lehet meghosszabbítani.
refused-rules-last-five = Az utolsó öt ütéshez legalább öt ütés kell.
refused-rules-shortest-run = A legrövidebb mordienne nem lehet hosszabb az osztásnál.
refused-rules-penalty = A büntetőponthoz két csapat kell.
refused-rules-signing = Ha jelekkel játszotok, a szabályokban is kell jellista.
refused-bad-name = A név legfeljebb 20 látható karakter lehet.
refused-bad-request = A szerver nem értette az oldal kérését. Töltsd be újra az oldalt.
refused-no-journal = A szerver most nem tud semmit elmenteni. Próbáld újra egy pillanat múlva.
refused-not-found = A szerver nem ismeri ezt a címet. Töltsd be újra az oldalt.
refused-no-table = Nincs ilyen asztal, vagy nem a tiéd.
refused-not-seated = Nem ülsz ennél az asztalnál.
refused-taken-over = Ez az asztal egy másik ablakban van nyitva.
refused-unreadable = Ez az asztal megsérült a szerver naplójában, nem lehet megnyitni.
refused-unreachable = A szerver nem válaszol. Biztosan fut?
refused-no-level = Ezen a kiszolgálón nincsenek ilyen szintű robotok.
refused-no-kernel = Ezen a kiszolgálón nincs meg a számolómag, ezért itt senki sem tudja megmondani, mit játszana a mester: { $why }
refused-no-hints = Ennél az asztalnál nem jár tanács.
refused-too-often = Sok volt a kérdés a mesterhez ilyen rövid idő alatt. Várj egy kicsit.
refused-no-answer = A mester nem válaszolt. Próbáld újra.
refused-not-over = Az elemzés minden lapot megmutat, ezért megvárja az osztás végét.
refused-no-plays = Ezt az osztást lejátszás nélkül döntöttétek el, nincs mit elemezni.
refused-too-many-tricks = Ennyi ütésből álló osztást nem elemzünk.
refused-other = A szerver nemet mondott, angolul így: { $why }

# A bejelentések szavai

word-pass = Passz
word-concede = Feladom az osztást
word-surrender = Feladást ajánlok
word-announce = Mordienne!
word-agree = Benne vagyok
word-disagree = Inkább játsszunk
word-accept = Elfogadom
word-refuse = Visszautasítom
word-decline = Nem vállalom

# Robotok

level = Robotok
level-beginner = Kezdő
level-casual = Rutinos
level-club = Klubtag
level-strong = Erős
level-expert = Mester
level-beginner-note = Tud játszani, de hibázik, mint bárki: elviszi a partnere ütését, vagy elpazarol egy erős lapot.
level-casual-note = Ismeri a rangsort, megbízhatóan játszik.
level-club-note = Számolja a luette-eket, és segíti a partnerét.
level-strong-note = Önmaga ellen játszott osztások millióiból tudja, mennyit ér egy-egy lap.
level-expert-note = Sokféleképpen elképzeli a rejtett lapokat, és azt játssza, ami mindegyikben a legjobban beválik.

# A kezdőlap

home-lead = Ütésszerző kártyajáték négy játékosnak Nyugat-Franciaország partjairól, 48 lappal, amelyeknek van mit mesélniük.
home-play = Játsszunk!
home-play-form = Te és három robot. { $title }.
home-open-tables = { $n ->
    [one] Vár az asztalod
   *[other] Várnak az asztalaid
  }
home-all-tables = Az összes asztal ({ $n })
home-score = Állás: { $score }
home-rules = Szabályok kiválasztása
home-signs = Arcokkal és jelekkel, vagy nélkülük: a szabályokkal együtt választhatod ki.
home-how = Hogyan kell játszani?
home-train = Jelek gyakorlása
home-settings = Beállítások

# Beállítások

settings-title = Beállítások
settings-speed = A játék tempója
settings-speed-slow = Lassú
settings-speed-normal = Közepes
settings-speed-fast = Gyors
settings-cards = Lapok
settings-suits = Színek
settings-suits-spanish = Spanyol
settings-suits-french = Francia
settings-index = Betűk a sarokban
settings-index-code = A K N J
settings-index-french = A R C V
settings-large-cards = Nagy jel a sarokban
settings-large-cards-note = Egyetlen nagy jel a lap sarkában, fáradt szemnek és kis képernyőre.
settings-sound = Hang
settings-sound-note = Csusszanó, koppanó lapok.

# Új asztal

new-title = Szabályok kiválasztása
new-seats = Hányan játszotok?
new-preset = Milyen szabályokkal?
new-every-rule = Minden szabály, egyenként
new-every-rule-note = Mindegyik mellett ott áll, honnan való. Nyisd meg, amelyiket nálatok másképp játsszák.
new-changes = { $n ->
    [one] Egy szabály nálatok más
   *[other] { $n } szabály nálatok más
  }
new-start = Kezdjük

fact-match-deals = { $n ->
    [one] A játszma egyetlen osztásból áll.
   *[other] A játszma { $n } osztásból áll.
  }
fact-match-points = { $n ->
    [one] A játszma egy pontig tart.
   *[other] A játszma { $n } pontig tart.
  }
fact-spoiled-leader = Elrontott ütés után ugyanaz a játékos hív újra.
fact-spoiled-first-tied = Elrontott ütés után az egyenlők közül az első hív.
fact-mordienne-off = Nincs mordienne.
fact-mordienne-run = { $n ->
    [one] Mordienne, ha valaki csak a legutolsó ütést vagy ütéseket viszi: két pont.
   *[other] Mordienne, ha valaki csak az utolsó { $n } vagy több ütést viszi: két pont.
  }
fact-mordienne-last-five = Mordienne az utolsó öt ütéssel: két pont.
fact-announce-no = A mordienne-t nem jelentik be.
fact-announce-bid = A mordienne magától is számít, de nagyobb tétért be is lehet jelenteni.
fact-announce-required = A mordienne csak bejelentve számít.
fact-announce-extends = A mordienne magától is számít; ha bejelentik, hosszabb lesz a játszma.
fact-singers-left-and-dealer = Az osztó és a bal oldali szomszédja énekel.
fact-singers-left-and-partner = Az osztó partnere és az osztó bal oldali szomszédja énekel.
fact-singers-nobody = Senki sem énekel.
fact-surrender-none = Osztást nem lehet feladni.
fact-surrender-concede = Egy pontért fel lehet adni az osztást, ha mindkét partner akarja.
fact-surrender-offer = Egy csapat egy pontért felajánlhatja a feladást; aki visszautasítja, annak meg kell csinálnia a mordienne-t.

# Három kérdés: hogyan játsszák nálatok?

house-invitation = Nem tudod, hogy hívják a nálatok szokásos szabályokat? Három kérdésből kiderül.
house-ask = Ahogy nálunk szokás
house-title = Nálatok hogy szokás?
house-singers = Ki énekel, vagyis ki osztozik a megmaradt tizenkét lapon?
house-singers-left-and-dealer = Az osztó és a bal oldali szomszédja
house-singers-left-and-partner = Az osztó partnere és az osztó bal oldali szomszédja
house-singers-nobody = Senki, nálunk nincs éneklés
house-spoiled = Ki hív elrontott ütés után?
house-spoiled-leader = Ugyanaz, aki az előbb hívott
house-spoiled-first-tied = Az egyenlők közül az első
house-mordienne = Hogyan számít a mordienne?
house-mordienne-off = Sehogy
house-mordienne-run = Magától, ha a győztes csak a legutolsó ütéseket vitte
house-mordienne-last-five = Magától, az utolsó öt ütéssel
house-mordienne-bid = Magától, de többért be is lehet jelenteni
house-mordienne-required = Csak ha bejelentették
house-unknown = Nem tudom
house-proposal = { $n ->
    [0] Ez az: „{ $title }”.
   *[other] Ez áll a legközelebb: „{ $title }”.
  }
house-changes = { $n ->
    [one] Egy szabályt hozzátok igazítunk: { $rules }.
   *[other] { $n } szabályt hozzátok igazítunk: { $rules }.
  }
house-take = Ezzel játszunk

# Minden szabály: a neve, az értékei, a forrása

rules-key-seats = Játékosok
rules-key-teams = Csapatok
rules-key-packets = Osztás
rules-key-draw = Partnerek és első osztó
rules-key-chant = Éneklés
rules-key-singers = Ki énekel
rules-key-talon_order = A talon elosztása
rules-key-spoiled_lead = Elrontott ütés után
rules-key-mordienne = Mordienne
rules-key-shortest_run = A legrövidebb mordienne
rules-key-mordienne_needs_loss = Mordienne csak elvesztett ütés után
rules-key-announce = A mordienne bejelentése
rules-key-announce_must_make = Elfogadott bejelentés után
rules-key-match = A játszma hossza
rules-key-tied_match = Döntetlen játszma
rules-key-surrender = Osztás feladása
rules-key-wrong_count = Hibás lapszám
rules-key-speech = Beszéd az asztalnál
rules-key-sign_set = Jelek

rules-value-seats = { $n ->
    [one] Egy játékos
   *[other] { $n } játékos
  }
rules-value-teams-pairs = Párok, a partnerek szemben ülnek
rules-value-teams-threes = Két háromfős csapat
rules-value-teams-alone = Mindenki magáért
rules-value-draw-full = Sorsolva: addig osztunk, amíg mind a négy luette elő nem kerül
rules-value-draw-short = Sorsolva a négy luette-ből
rules-value-draw-agreed = Megbeszélve; az első osztót kisorsoljuk
rules-value-chant-true = Ha mind a négyen akarják
rules-value-chant-false = Soha
rules-value-singers-left-and-dealer = Az osztó és a bal oldali szomszédja
rules-value-singers-left-and-partner = Az osztó partnere és az osztó bal oldali szomszédja
rules-value-talon_order-alternate = Laponként, felváltva
rules-value-talon_order-blocks = Hat lap, majd hat lap
rules-value-spoiled_lead-leader = Ugyanaz a játékos hív újra
rules-value-spoiled_lead-first-tied = Az egyenlők közül az első hív
rules-value-mordienne-off = Nem számít
rules-value-mordienne-run = A győztes csak a legutolsó ütéseket vitte
rules-value-mordienne-last-five = A győztes az utolsó öt ütést vitte
rules-value-shortest_run = { $n ->
    [one] Egy ütés
   *[other] { $n } ütés
  }
rules-value-mordienne_needs_loss-true = Igen, előtte valaki másnak is kellett ütést vinnie
rules-value-mordienne_needs_loss-false = Nem, elég, ha előtte elrontott ütések voltak
rules-value-announce-no = Nem lehet
rules-value-announce-bid = Ajánlatként; az ellenfél elfogadja, vagy nem vállalja
rules-value-announce-required = Kötelező, különben nem számít
rules-value-announce-extends = A játszma ettől tíz pontig tart
rules-value-announce_must_make-true = A bejelentőnek meg kell csinálnia
rules-value-announce_must_make-false = Az osztás győztese két pontot kap
rules-value-match-deals = { $n ->
    [one] Egy osztás
   *[other] { $n } osztás
  }
rules-value-match-points = { $n ->
    [one] Egy pont
   *[other] { $n } pont
  }
rules-value-tied_match-drawn = Döntetlen marad
rules-value-tied_match-extra-deals = További osztások, amíg el nem dől
rules-value-surrender-none = Nem lehet
rules-value-surrender-concede = Egy pontért, ha mindkét partner akarja
rules-value-surrender-offer = Felajánlható; aki visszautasítja, annak mordienne-t kell csinálnia
rules-value-wrong_count-redeal = Újraosztás
rules-value-wrong_count-penalty = A másik csapat kap egy pontot
rules-value-speech-free = Szabad
rules-value-speech-silent = Csend
rules-value-sign_set-none = Nincsenek

rules-match-kind-deals = Adott számú osztás
rules-match-kind-points = Adott pontszámig
rules-match-number = Mennyi?
rules-packets-note = Ennyi lapot kap mindenki, körről körre

rules-source-000 = Angol leírás
rules-source-001 = Magyar leírás
rules-source-002 = Francia leírás
rules-source-003 = Spanyol leírás
rules-source-004 = Vietnámi leírás
rules-source-ours = A mi döntésünk: a források hallgatnak róla
rules-source-house = Nálatok így szokás

# Hogyan kell játszani?

how-title = Hogyan kell játszani?
how-aim-title = Miről szól?
how-aim = Négyen játsszák, ketten kettő ellen; a partnerek egymással szemben ülnek, és mindenki kilenc lapot kap. Az számít, kinek van egymagában a legtöbb ütése: ő nyeri meg az osztást a párjának is. A partnerek ütései sosem adódnak össze.
how-trick-title = Az ütés
how-trick = Bármikor bármelyik lapot kijátszhatod: nem kell színre színt tenni, és adu sincs. A legerősebb lap viszi az ütést, és a gazdája hívja a következőt.
how-spoiled-title = Elrontott ütés
how-spoiled = Ha egy ütés legerősebb lapjai egyenlők, akár két partneré is, az ütés el van rontva: senkié. Ilyenkor többnyire ugyanaz a játékos hív újra; van, ahol az egyenlők közül az első.
how-first-title = Ki volt az első?
how-first = Ha két játékosnak ugyanannyi ütése van, az nyer, aki előbb érte el. Ezért aki elsőként visz két ütést, felfordít egy lapot, aki pedig elsőként hármat, az kettőt.
how-chant-title = Az éneklés
how-chant = A játék előtt mind a négyen titokban megmondják, akarnak-e énekelni. Ha mindenki akar, ketten elosztják a megmaradt tizenkét lapot, aztán fejenként hatot félretesznek. Egyetlen nem is elég, hogy elmaradjon.
how-mordienne-title = A mordienne
how-mordienne = Eleinte minden ütést elveszítesz vagy elrontasz, aztán a végéig mindet elviszed: ez a mordienne, és két pontot ér. Hogy hány ütés kell hozzá, és be kell-e jelenteni, az a választott szabályokon múlik.
how-match-title = A játszma
how-match = Egy osztás egy pontot ér. A szabályoktól függően a játszma öt osztásból áll, vagy addig tart, amíg valamelyik csapatnak öt vagy tíz pontja nem lesz.
how-signs-title = A jelek
how-signs = Ha jelekkel játszotok, mindenkinek arca van. Nyomj egy arcra, hogy ránézz: csak az látja, mit csinál, aki nézi. A saját arcképedre nyomva kinyílik a jelek köre; a mellette álló szám mutatja, hány jeled van még. Akkor jelezz, amikor a partnered rád néz, az ellenfelek pedig nem. Az „Igaz jelek” mellett az asztal nem enged olyan lapot jelezni, ami nincs nálad; enélkül szabad blöffölni. Aki teljesen látta egy ellenfél jelét, bemondhatja: „Láttam!” Ez a pontokon nem változtat.
how-play = Az asztalhoz!

ladder-title = A rangsor
ladder-note = A legerősebbtől lefelé. Az első nyolc lap mind egyedül áll a maga fokán; lejjebb az egy fokon álló lapok egyenlők, és elronthatják az ütést.
ladder-luettes = A luette-ek
ladder-doubles = A duplák
ladder-equals = Az egyenlő lapok
ladder-9 = A négy ász
ladder-10 = A négy király
ladder-11 = A négy lovas
ladder-12 = A négy alsó
ladder-13 = A másik két kilences
ladder-14 = A négy nyolcas
ladder-15 = A négy hetes
ladder-16 = A négy hatos
ladder-17 = A négy ötös
ladder-18 = A négy négyes
ladder-19 = A másik két hármas

## Asztal

table-title = Az asztal
table-leave = Felállok az asztaltól
table-more = Beállítások és szabályok
table-rules = Az asztal szabályai
table-keys-title = Billentyűzet
table-keys = A nyilakkal, a Home és az End billentyűvel lépkedsz a lapjaid között; az Enter felemeli a lapot, másodszorra kijátssza; az Esc visszateszi. L: az utolsó ütés, H: a rangsor; a szóköz azonnal továbblép.
table-log = Mi történt
table-board = Lapok az asztalon
table-hand = A lapjaid
table-trick = Az ütés
table-skip = Tovább, várakozás nélkül
table-offline = Megszakadt a kapcsolat. Újracsatlakozás…
table-connecting = Leülünk az asztalhoz…
table-take-back = Itt játszom tovább

# Kik ülnek ott

table-you = Te
table-bot = Robot { $seat }
table-person = { $seat } játékos
table-partner = Partner
table-side = { $side ->
    [yours] Mi
    [you] Te
    [others] Ők
   *[other] { $names }
  }
table-side-mark = Csapat: { $mark }
table-dealer = Osztó
table-dealer-mark = O
table-holder = Most nyerésre áll
table-asked = Soron van
table-tricks = { $count ->
    [one] Egy ütés
   *[other] { $count } ütés
  }
table-turned = Felfordítva: { $cards }
table-talon = { $spoiled ->
    [0] A talon: { $count } gazdátlan lap
    [one] A talon: { $count } gazdátlan lap, köztük egy elrontott ütés
   *[other] A talon: { $count } gazdátlan lap, köztük { $spoiled } elrontott ütés
  }
table-talon-short = Talon: { $count }
table-score = Állás
table-target = { $kind ->
    [points] { $deal }. osztás · { $number ->
        [one] egy pontig
       *[other] { $number } pontig
      }
   *[deals] Osztás: { $deal }/{ $number }
  }
table-last = Utolsó ütés
table-last-taken = { $you ->
    [yes] Ezt az ütést te vitted.
   *[no] Ezt az ütést { $who } vitte.
  }
table-last-spoiled = Ez az ütés el van rontva: senkié.
table-last-next = { $you ->
    [yes] A következőt te hívod.
   *[no] A következőt { $who } hívja.
  }
table-drew = { $you ->
    [yes] Ezt húztad: { $card }.
   *[no] { $who } ezt húzta: { $card }.
  }
table-spoiled = Elrontva
table-vote = { $yes ->
    [yes] Énekeljünk!
   *[no] Ne
  }

# Mivé tették az osztást a bejelentések

stake-bid = { $you ->
    [yes] Bejelentetted a mordienne-t: az osztás győztes csapata két pontot kap.
   *[no] { $who } bejelentette a mordienne-t: az osztás győztes csapata két pontot kap.
  }
stake-required = { $you ->
    [yes] Bejelentetted a mordienne-t: ha megcsinálod, két pontot ér.
   *[no] { $who } bejelentette a mordienne-t: ha megcsinálja, két pontot ér.
  }
stake-extends = { $you ->
    [yes] Bejelentetted a mordienne-t: a játszma tíz pontig tart.
   *[no] { $who } bejelentette a mordienne-t: a játszma tíz pontig tart.
  }
stake-refused = { $you ->
    [yes] A feladásodat visszautasították: ha az ellenfél nem csinálja meg a mordienne-t, a csapatod két pontot kap.
   *[no] { $who } feladást ajánlott, de visszautasították: ha nem lesz ellene mordienne, a csapata két pontot kap.
  }

# Mit jelentenek az asztal jelzései

legend-title = Jelzések az asztalon
legend-dealer = Ez a játékos oszt.
legend-taken = Az ütések, amelyeket egy játékos elvitt.
legend-holder = Ez a játékos nyerne, ha most érne véget az osztás.
legend-order = Ebben a sorrendben kerültek le az ütés lapjai.
legend-best = Okkerrel: az eddigi legerősebb lap, vagy az egyenlők, amelyek elrontják az ütést.

# Lapok, amelyeknek saját nevük van

table-card-3d = { $name }, érme hármas
table-card-3c = { $name }, kehely hármas
table-card-2d = { $name }, érme kettes
table-card-2c = { $name }, kehely kettes
table-card-9c = { $name }, kehely kilences
table-card-9d = { $name }, érme kilences
table-card-2b = { $name }, bot kettes
table-card-2s = { $name }, kard kettes

# Amit kérdezünk

table-ask-cut = Te emelsz: hány lapot?
table-cut-count = { $at ->
    [one] Egy lap
   *[other] { $at } lap
  }
table-cut = Emelek
table-cut-middle = Középen emelek
table-ask-vote = Énekeljünk a talonért? Csak akkor, ha mindenki akarja.
table-voted = Szavazott
table-vote-sing = Énekeljünk
table-vote-keep = Ne énekeljünk
table-ask-discard = Válassz { $size } lapot, amit félreteszel.
table-discard-weakest = Leggyengébbek ({ $size })
table-discard = { $chosen ->
    [0] Félreteszem
   *[other] Félreteszem ({ $chosen }/{ $size })
  }
table-ask-declare = Van valami bejelentésed?
table-quiet = Ne kérdezz többet
table-quiet-setting = Nincs bejelentésem az egész játszmában
table-quiet-note = Minden osztásban kimondjuk helyetted. Kapcsold ki, ha szeretnéd, hogy újra megkérdezzünk.
table-ask-concede = A partnered feladná ezt az osztást. Benne vagy?
table-ask-surrender-partner = A partnered feladást ajánlana. Benne vagy?
table-ask-surrender-opponent = Az ellenfél feladná. Elfogadod az egy pontot, vagy visszautasítod, és kettőért mordienne-t csináltok?
table-ask-announce = { $who } mordienne-t jelent be. Elfogadod, és két pontért játszotok egy tízpontos játszmában, vagy nem vállalod, és adtok egy pontot?
table-ask-lead = Te hívsz: bármelyik lap jó.
table-ask-play = Te jössz: bármelyik lap jó.
table-hint-play = Nyomd meg újra, és kijátszod.
table-partner-beat = Az ütés most a partneredé: { $held }. Elviszed előle ezzel: { $card }?
table-partner-spoil = Az ütés most a partneredé: { $held }. Elrontod ezzel: { $card }?
table-partner-play = Mégis kijátszom
table-partner-cancel = Hagyom a partneremnek

# Miről szólnak a kérdések

table-help = Mi ez?
table-back = Vissza
help-cut = A megkevert pakliról felemelsz néhány lapot, a többi ezek tetejére kerül. Senki sem ismeri a lapokat, úgyhogy mindegy, hol emelsz.
help-vote = A talon a megmaradt tizenkét lap. Ha mind a négyen az éneklésre szavaztok, ketten felveszik, fejenként hat lapot, aztán hatot-hatot félretesznek, így erősebb lapjuk marad. Egyetlen nem, és senki sem látja a talont. A szavazatok egyszerre derülnek ki.
help-discard = Felvettél hat lapot a talonból, ezért most túl sok van nálad. Tedd félre azokat, amelyek a legkevesebbet segítenek; az osztás végéig senki sem látja őket.
help-declare = Az első lap előtt be lehet jelenteni valamit erről az osztásról. Senkinek sem kötelező, és mindenki hallja.

# Mit tesznek a bejelentések

meaning-pass = Nem mondasz semmit, és az osztást úgy játsszátok le, ahogy van.
meaning-concede = Ha a partnered is benne van, az osztást nem játsszátok le, és az ellenfél egy pontot kap. Ha nincs, olyan, mintha nem szóltál volna.
meaning-surrender = Ha a partnered is benne van, egy pontot ajánltok az ellenfélnek. Ha egyikük elfogadja, az osztást nem játsszátok le. Ha mindketten visszautasítják, meg kell csinálniuk a mordienne-t: ha sikerül, ők kapnak két pontot, ha nem, a ti csapatotok.
meaning-announce-bid = { $made ->
    [yes] Ha mindkét ellenfél elfogadja, a játszma tíz pontig tart, és meg kell csinálnod a mordienne-t: ha sikerül, a te csapatod kap két pontot, ha nem, az ellenfél. Ha egyikük nem vállalja, az osztást nem játsszátok le, és a csapatod egy pontot kap.
   *[no] Ha mindkét ellenfél elfogadja, a játszma tíz pontig tart, és az osztás győztes csapata két pontot kap. Ha egyikük nem vállalja, az osztást nem játsszátok le, és a csapatod egy pontot kap.
  }
meaning-announce-required = Ha ezután megcsinálod a mordienne-t, két pontot ér; bejelentés nélkül nem számítana. Ha nem sikerül, nem kerül semmibe.
meaning-announce-extends = A játszma innentől tíz pontig tart. A mordienne két pontot ér, akár bejelentették, akár nem.
meaning-agree-concede = Az osztást nem játsszátok le, és az ellenfél egy pontot kap.
meaning-agree-surrender = Egy pontot ajánltok az ellenfélnek. Ha egyikük elfogadja, az osztást nem játsszátok le. Ha mindketten visszautasítják, meg kell csinálniuk a mordienne-t: ha sikerül, ők kapnak két pontot, ha nem, a ti csapatotok.
meaning-disagree = A partnered ajánlatából nem lesz semmi, és folytatódnak a bejelentések.
meaning-accept-surrender = Az osztást nem játsszátok le, és a csapatod egy pontot kap.
meaning-accept-announce = { $made ->
    [yes] Ha mindketten elfogadjátok, a játszma tíz pontig tart, és a bejelentőnek meg kell csinálnia a mordienne-t: ha sikerül neki, az ellenfél kap két pontot, ha nem, a ti csapatotok.
   *[no] Ha mindketten elfogadjátok, a játszma tíz pontig tart, és az osztás győztes csapata két pontot kap.
  }
meaning-refuse = Ha mindketten visszautasítjátok, lejátsszátok az osztást, és a csapatodnak meg kell csinálnia a mordienne-t: ha sikerül, ti kaptok két pontot, ha nem, az ellenfél.
meaning-decline = Az osztást nem játsszátok le, és az ellenfél egy pontot kap.

# Kire vár az asztal

table-wait-cut = { $who } emel.
table-wait-vote = { $who } még szavaz.
table-wait-vote-all = A többiek még szavaznak.
table-wait-discard = { $who } még lapokat tesz félre.
table-wait-discard-all = Az énekesek lapokat tesznek félre.
table-wait-declare = { $who } bejelenthet valamit.
table-wait-answer = { $who } válaszol.
table-wait-play = { $who } jön.
table-wait-lead = { $who } hív.

# Mi történt

table-said-drawn = { $you ->
    [yes] Te húztad Madame-ot: te osztasz először, és Monsieur a partnered.
   *[no] { $who } húzta Madame-ot, és ő oszt először. Madame párja Monsieur, a Borgne párja a Tehén.
  }
table-said-dealer = { $you ->
    [yes] Te osztasz először.
   *[no] { $who } oszt először.
  }
table-said-shuffled = { $you ->
    [yes] { $number }. osztás: te kevertél.
   *[no] { $number }. osztás: { $who } kevert.
  }
table-said-dealt = { $you ->
    [yes] Emeltél ({ $at } lap), jönnek a lapok.
   *[no] { $who } emelt ({ $at } lap), jönnek a lapok.
  }
table-said-voted = { $you ->
    [yes] Leadtad a szavazatod.
   *[no] { $who } szavazott.
  }
table-said-chant = Mindenki igent mond: éneklünk!
table-said-no-chant = { $against ->
    [one] Egyetlen nem is elég: a talon ott marad, ahol van.
   *[other] { $against } játékos nemet mond: a talon ott marad, ahol van.
  }
table-said-sung = { $you ->
    [yes] Te és { $who } viszitek a talont, fejenként { $size } lapot.
   *[no] { $who } viszi a talont, fejenként { $size } lapot.
  }
table-said-discarded = { $you ->
    [yes] Félreteszel { $size } lapot.
   *[no] { $who } félretesz { $size } lapot.
  }
table-said-word-pass = { $you ->
    [yes] Nincs bejelentésed.
   *[no] { $who } nem jelent be semmit.
  }
table-said-word-concede = { $you ->
    [yes] Feladnád az osztást.
   *[no] { $who } feladná az osztást.
  }
table-said-word-surrender = { $you ->
    [yes] Feladást ajánlanál.
   *[no] { $who } feladást ajánlana.
  }
table-said-word-announce = { $you ->
    [yes] Bejelented a mordienne-t!
   *[no] { $who } bejelenti a mordienne-t!
  }
table-said-word-agree = { $you ->
    [yes] Benne vagy.
   *[no] { $who } benne van.
  }
table-said-word-disagree = { $you ->
    [yes] Nem vagy benne.
   *[no] { $who } nincs benne.
  }
table-said-word-accept = { $you ->
    [yes] Elfogadod.
   *[no] { $who } elfogadja.
  }
table-said-word-refuse = { $you ->
    [yes] Visszautasítod.
   *[no] { $who } visszautasítja.
  }
table-said-word-decline = { $you ->
    [yes] Nem vállalod.
   *[no] { $who } nem vállalja.
  }
table-said-target = { $kind ->
    [points] A játszma mostantól { $number } pontig tart.
   *[deals] A játszma mostantól { $number } osztásból áll.
  }
table-said-played = { $you ->
    [yes] Ezt játszod ki: { $card }.
   *[no] { $who } ezt játssza ki: { $card }.
  }
table-said-taken = { $you ->
    [yes] Te viszed az ütést, és te hívsz.
   *[no] { $who } viszi az ütést, és ő hív.
  }
table-said-taken-first = { $you ->
    [yes] Te viszed az ütést, elsőként van meg neked { $count }, és te hívsz.
   *[no] { $who } viszi az ütést, elsőként van meg neki { $count }, és ő hív.
  }
table-said-taken-last = { $you ->
    [yes] Te viszed az utolsó ütést.
   *[no] { $who } viszi az utolsó ütést.
  }
table-said-spoiled = { $you ->
    [yes] Elrontotta { $count } egyenlő lap: az ütés senkié. Te hívsz.
   *[no] Elrontotta { $count } egyenlő lap: az ütés senkié. { $who } hív.
  }
table-said-spoiled-last = Az utolsó ütést elrontotta { $count } egyenlő lap: senkié.
table-said-match-ended = A játszma véget ért.

# Az osztás és a játszma vége

table-deal-over = { $number }. osztás vége
table-match-won = { $side ->
    [yours] Megnyertétek a játszmát!
    [you] Megnyerted a játszmát!
    [others] Az ellenfél nyerte a játszmát
   *[named] { $names } nyerte a játszmát
  }
table-match-drawn = Döntetlen játszma
table-end-most = { $you ->
    [yes] Te nyered az osztást: neked van a legtöbb ütésed.
   *[no] { $who } nyeri az osztást a legtöbb ütéssel.
  }
table-end-first = { $you ->
    [yes] Te nyered az osztást: elsőként volt meg neked { $count ->
        [one] egy ütés.
       *[other] { $count } ütés.
      }
   *[no] { $who } nyeri az osztást: elsőként volt meg neki { $count ->
        [one] egy ütés.
       *[other] { $count } ütés.
      }
  }
table-end-tricks = { $count ->
    [one] Egy ütés, sorszáma: { $numbers }.
   *[other] { $count } ütés, sorszámuk: { $numbers }.
  }
table-end-mordienne = Ez mordienne, és duplán számít!
table-end-nobody = Minden ütés elromlott: az osztást senki sem nyeri.
table-end-refused-made = A feladást visszautasították, és meglett a mordienne.
table-end-refused-failed = A feladást visszautasították, de nem lett meg a mordienne.
table-end-bid = A bejelentést elfogadták: az osztás duplán számít.
table-end-conceded = { $you ->
    [yes] Feladtad az osztást, és a partnered is benne volt.
   *[no] { $who } feladta az osztást, és a partnere is benne volt.
  }
table-end-surrendered = { $you ->
    [yes] A feladásodat elfogadták.
   *[no] { $who } feladást ajánlott, és elfogadták.
  }
table-end-declined = { $you ->
    [yes] Bejelentetted a mordienne-t, de nem vállalták.
   *[no] { $who } bejelentette a mordienne-t, de nem vállalták.
  }
table-end-score = { $points ->
    [one] { $side ->
        [yours] A csapatod egy pontot kap.
        [you] Egy pontot kapsz.
        [others] Az ellenfél ({ $names }) egy pontot kap.
       *[named] { $names } egy pontot kap.
      }
   *[other] { $side ->
        [yours] A csapatod { $points } pontot kap.
        [you] { $points } pontot kapsz.
        [others] Az ellenfél ({ $names }) { $points } pontot kap.
       *[named] { $names } { $points } pontot kap.
      }
  }
table-plus = +{ $points }
table-next-deal = Következő osztás
table-next-match = Új játszma
table-record-download = Jegyzőkönyv mentése
table-record-copy = Jegyzőkönyv másolása
table-record-copied = A jegyzőkönyv a vágólapra került.
table-record-not-copied = A jegyzőkönyvet nem sikerült másolni.
table-tricks-title = Az ütések
table-trick-taken = { $you ->
    [yes] Te viszed
   *[no] { $who } viszi
  }
table-trick-spoiled = Elrontva
table-cards-title = Az összes lap
table-cards-hand = { $you ->
    [yes] Ezt kaptad
   *[no] { $who } ezt kapta
  }
table-cards-talon = A talon
table-cards-discards = { $you ->
    [yes] Ezt tetted félre
   *[no] { $who } ezt tette félre
  }

## Jelek

# Mit jelent egy-egy jel

sign-monsieur = Monsieur
sign-madame = Madame
sign-borgne = a Borgne
sign-vache = a Tehén
sign-grand-neuf = a nagy kilences
sign-petit-neuf = a kis kilences
sign-chene = a tölgy kettes
sign-ecrit = az írás kettes
sign-as = { $count ->
    [one] egy ász
   *[other] { $count } ász
  }
sign-les-deux = Monsieur és Madame
sign-misere = rossz lap
sign-mordienne = mordienne

# Egy lap az alsó fokokról

step-10 = egy király
step-11 = egy lovas
step-12 = egy alsó
step-13 = egy bot vagy kard kilences
step-14 = egy nyolcas
step-15 = egy hetes
step-16 = egy hatos
step-17 = egy ötös
step-18 = egy négyes
step-19 = egy bot vagy kard hármas

# Hogyan fest egy-egy mozdulat

gesture-look-up = égre emelt szem
gesture-raise-brows = felvont szemöldök
gesture-tilt = félrebillentett fej
gesture-smirk = felhúzott szájsarok
gesture-wink = kacsintás
gesture-pout = csücsörítés
gesture-shut-eyes = két lehunyt szem
gesture-thumb = hüvelykujj
gesture-little-finger = kisujj
gesture-index-finger = mutatóujj
gesture-two-fingers-up = két ujj felfelé
gesture-ring-finger = gyűrűsujj
gesture-write = író kéz
gesture-two-fingers-down = két ujj lefelé
gesture-open-mouth = nyitott száj
gesture-tongue = kinyújtott nyelv
gesture-teeth = összekoccanó fogak
gesture-shrug = vállrándítás
gesture-shoulder = egyik váll felhúzva
gesture-grimace = fintor
gesture-bite-lip = beharapott ajak

# A jelet követő szavak

phrase-up = { $after ->
    [yes] onnan eggyel feljebb
   *[no] eggyel feljebb
  }
phrase-down = { $after ->
    [yes] onnan eggyel lejjebb
   *[no] eggyel lejjebb
  }
phrase-up2 = { $after ->
    [yes] onnan kettővel feljebb
   *[no] kettővel feljebb
  }
phrase-down2 = { $after ->
    [yes] onnan kettővel lejjebb
   *[no] kettővel lejjebb
  }
signs-with-words = { $sign }, { $words }
signs-times = { $count ->
    [2] { $what }, kétszer
    [3] { $what }, háromszor
    [4] { $what }, négyszer
   *[other] { $what }, { $count } alkalommal
  }
signs-quoted = „{ $words }”

# Az asztalnál

signs-look = Ránézek: { $who }
signs-glance = Megnézem a lapjaimat
signs-make = { $left ->
    [0] Ebben az osztásban nincs több jeled
    [one] Jelezz, még egy jeled van
   *[other] Jelezz, még { $left } jeled van
  }
signs-rest = Kis szünet minden jel után
signs-hint = Nyomj egy arcra, hogy ránézz, a saját arcképedre pedig, hogy jelezz.
signs-hint-close = Értem
signs-left = Ebben az osztásban ennyi jeled van még: { $left }
signs-held = Nálad van:
signs-ring = A jelek
signs-other-ways = Másképp
signs-words = Szavakkal
signs-words-sign = A jel
signs-words-aces = Hány ász?
signs-words-phrase = { $n }. kifejezés
signs-words-after = onnan: az előbb mondott laptól számolva
signs-words-more = És…
signs-words-less = Az utolsó szavak törlése
signs-words-off = Ez már kilóg a rangsorból.
signs-words-twice = Így kétszer mondod ugyanazt a lapot.
signs-words-note = A szavakat hangosan mondod, az egész asztal hallja őket; de hogy honnan kell számolni, csak az tudja, aki a jelet látta.
signs-words-ready = Kész, kivárom a pillanatot
signs-seen-call = Láttam!
signs-seen-call-note = Az egész asztalnak megmondja, hogy láttad egy ellenfél jelét. A pontokon nem változtat.
signs-talk = Beszéd
signs-talk-text = Valami más, mindenkinek
signs-talk-say = Kimondom
signs-notebook = Jegyzetek
signs-notebook-empty = Még semmi: se jeleztél, se láttál jelet.
signs-note-glimpse = Valami megmozdult.
signs-note-either = { $held }; vagy csak { $pointer }
signs-note-impossible = Ilyen lap senkinél nem lehet: blöff.
signs-note-own = A tiéd
signs-log = Jelek és beszéd
signs-told-made = Ezt jelzed: { $message }.
signs-told-seen = { $who } ezt mutatja neked: { $gesture }.
signs-told-named = { $who } ezt mutatja neked: { $gesture }, vagyis { $message }.
signs-told-glimpse = { $who } arcán megmozdult valami.
signs-told-called = { $you ->
    [yes] Bemondod: „Láttam!”
   *[no] { $who } bemondja: „Láttam!”
  }
signs-told-spoke = { $you ->
    [yes] Ezt mondod: „{ $words }”
   *[no] { $who } ezt mondja: „{ $words }”
  }
signs-keys = A nyilakkal balra, szembe és jobbra nézel, lefelé a lapjaidra. A számokkal, majd a B és az M betűvel jelzel, a kör sorrendjében. S: a jelek köre, T: beszéd, N: jegyzetek, V: „Láttam!”.

# Az osztás arcai

signs-lane-title = Az osztás arcai
signs-lane-none = Senki sem jelzett.
signs-lane-before = Az első lap előtt
signs-lane-after = { $you ->
    [yes] { $trick }. ütés, a te lapod után: { $card }
   *[no] { $trick }. ütés, { $who } lapja után: { $card }
  }
signs-lane-made = { $who }: { $message }
signs-lane-saw = Aki látta: { $who }
signs-lane-glimpsed = Aki félig látta: { $who }
signs-lane-missed = Aki nem látta: { $who }
signs-lane-understood = { $who } így értette: { $cards }
signs-lane-doubted = { $who } nem hitte el

# Amit az asztalnál mondanak

talk-your-turn = Te jössz!
talk-well-played = Szép volt!
talk-bad-luck = Pech!
talk-thank-you = Köszönöm!
talk-hello = Sziasztok!
talk-good-game = Jó játék volt!
talk-play-low = Kis lapot
talk-play-high = Nagy lapot
talk-leave-it = Hagyd
talk-take-it = Vidd el
talk-spoil-it = Rontsd el
talk-force = Szorítsd őket
talk-i-have-something = Van valamim
talk-i-have-nothing = Nincs semmim
talk-wait = Várj
talk-trust-me = Bízd rám

# Hogyan játszik egy asztal a jelekkel

signing = Jelek
signing-none = Jelek nélkül
signing-none-note = Hogy előbb a lapokat tanuld meg.
signing-assiste = Segítséggel
signing-assiste-note = A szemed magától mozog, és minden jel, amit látsz, megmondja a nevét.
signing-simple = Egyszerű
signing-simple-note = Te döntöd el, hová nézel; egy jel { $seconds } mp-ig tart, és a mozdulat ki van írva.
signing-ancienne = Régi módra
signing-ancienne-note = Mint a kávéházban: { $seconds } mp-es jelek, se felirat, se jegyzetek.
signing-honest = Igaz jelek
signing-honest-note = Az asztal nem enged jelezni olyan lapot, ami nincs nálad. Enélkül szabad blöffölni.
signing-length = Egy jel hossza
signing-length-800 = Rövid
signing-length-1200 = Közepes
signing-length-2000 = Hosszú
signing-length-note = { $seconds } mp

refused-no-signs = Jelezni csak osztás közben lehet.
refused-bad-gaze = Oda nem nézhetsz.
refused-sign-rest = Várj egy kicsit a következő jellel.
refused-sign-limit = Ebben az osztásban már minden jeledet elhasználtad.
refused-untrue-sign = Csak igaz jelek: a lapjaid ezt nem engedik.
refused-unknown-sign = Ennél az asztalnál nincs ilyen jel.
refused-past = Elkéstél.
refused-nothing-seen = Nem láttál jelet a többiektől.
refused-silent = Ennél az asztalnál csendben játszanak.
refused-bad-speech = Ilyet itt nem lehet mondani.

# Gyakorlás

train-title = Jelek gyakorlása
train-game = Melyik gyakorlat?
train-guess = Találd ki a jelet
train-pass = Add át a jelet
train-set = Melyik jellista?
train-show = Mutasd, { $seconds } mp
train-next = Következő, { $seconds } mp
train-ask = Mit jelent?
train-right = Eltaláltad!
train-wrong = Nem.
train-is = Ez volt: { $gesture }, vagyis { $sign }.
train-aces = az ászok
train-row = { $tries } próbából { $right } jó; sorozat: { $row }, rekord: { $best }
train-wink = Kacsints, { $seconds } mp
train-again = Újra
train-lead-guess = Egy arc jelez, egyre gyorsabban: mit jelent?
train-lead-pass = A fejekről látod, ki merre néz. Akkor jelezz, amikor csak a partnered néz rád.
train-wait = Lesd ki a pillanatot.
train-opponent = Ellenfél
train-watches = rád néz
train-saw = látta
train-glimpsed = félig látta
train-missed = nem látta
train-passed = Átment!
train-failed = Nem sikerült.
train-partner-saw = A partnered látta a jelet.
train-partner-glimpsed = A partnered csak annyit látott, hogy valami mozdult.
train-partner-missed = A partnered nem rád nézett.
train-caught = { $count ->
    [0] Egyik ellenfél sem látta.
    [one] Az egyik ellenfél látta.
   *[other] Mindkét ellenfél látta.
  }

## Tanács és elemzés

# Mit játszana a mester?

new-hints = Tanácsok
new-hints-note = Akitől lapot várnak, megkérdezheti, mit játszana egy mester.
hint-ask = Tanács
hint-title = Mit játszana a mester?
hint-thinking = A mester gondolkodik…
hint-worlds = { $exact ->
    [yes] Végigszámolva a rejtett lapok { $worlds } lehetséges elhelyezkedésére. A pont a te csapatodé ebben az osztásban, levonva belőle a többiekét.
   *[no] Mérlegelve a rejtett lapok { $worlds } lehetséges elhelyezkedésén. A pont a te csapatodé ebben az osztásban, levonva belőle a többiekét.
  }
hint-column-card = Lap
hint-column-points = Várható pont
hint-column-takes = Viszi az ütést
hint-column-spoils = Elrontott ütés
hint-bars = Minél hosszabb a sáv, annál többet ígér a lap a többihez képest; csíkos: nulla alatt.
hint-numbers = Lapról lapra
hint-ahead-spares-partner = { $own ->
    [yes] a partnerednek hagyja az ütést
   *[no] a partnernek hagyja az ütést
  }
hint-ahead-as-good = szinte ugyanolyan jó

# A lap mögötti terv, annak mondva, aki kijátssza; mások lapjainak elemzésében mindenkit megnevez

plan-take = Vidd el az ütést: eddig a legerősebb lap: { $card }, kijátszotta: { $who }.
plan-take-spoiled = Vidd el az ütést: eddig egyenlő lapok rontják el ({ $card }).
plan-overtake = { $own ->
    [yes] Üsd felül a partneredet ({ $who }), akinek eddig a legerősebb a lapja: { $card }.
   *[no] Üsd felül { $player } partnerét ({ $who }), akinek eddig a legerősebb a lapja: { $card }.
  }
plan-raise = Menj { $who } lapja fölé ({ $card }): aki az ütést akarja, annak jobbat kell költenie.
plan-take-cheaply = { $own ->
    [yes] Vidd el az ütést a leggyengébb lappal, amelyik még elviszi: utánad már senki sem jön.
   *[no] Vidd el az ütést a leggyengébb lappal, amelyik még elviszi: { $player } után már senki sem jön.
  }
plan-spoil = { $you ->
    [yes] Rontsd el az ütést egy egyenlő lappal: te hívod a következőt.
   *[no] Rontsd el az ütést egy egyenlő lappal: a következőt { $who } hívja.
  }
plan-spoil-for-partner = { $own ->
    [yes] Rontsd el az ütést egy egyenlő lappal: megint { $who } hív, és a partnered jön utoljára.
   *[no] Rontsd el az ütést egy egyenlő lappal: megint { $who } hív, és { $player } partnere jön utoljára.
  }
plan-leave-to-partner = { $own ->
    [yes] Hagyd az ütést a partnerednek ({ $who }): most az övé, ezzel: { $card }.
   *[no] Hagyd az ütést { $player } partnerének ({ $who }): most az övé, ezzel: { $card }.
  }
plan-count-on-partner = { $own ->
    [yes] Számíts a partneredre ({ $who }), aki később jön, és valószínűleg elviszi az ütést.
   *[no] Számíts { $player } partnerére ({ $who }), aki később jön, és valószínűleg elviszi az ütést.
  }
plan-lead-high = Hívj erőset, és vidd el az ütést.
plan-lead-low = Hívj olyan lapot, amely aligha viszi el az ütést, hadd fogyjanak a többiek lapjai.
plan-draw-out = Hívj olyan lapot, amely elviheti az ütést, vagy amelyre a többieknek jobbat kell költeniük.
plan-throw-low = Engedd el ezt az ütést egy nélkülözhető lappal.
plan-save = Engedd el ezt az ütést, és tartsd meg későbbre: { $card }.
plan-run = { $own ->
    [yes] Vigyél még egy ütést egymás után: mordienne felé tartasz.
   *[no] Vigyél még egy ütést egymás után: { $player } mordienne felé tart.
  }

# A lejátszott osztás elemzése

review-open = Az osztás elemzése
review-title = Elemzés: { $deal }. osztás
review-back = Vissza az asztalhoz
review-progress = Átgondolva: { $done } lap a { $count } közül.
review-done = Az elemzés elkészült.
review-lost-title = Hol veszett el a pont?
review-nothing-lost = Egy lap sem vesztett pontot: ezt az osztást maguk a lapok döntötték el.
review-nothing-sure = { $count ->
    [one] Egy lap sem vesztett biztosan pontot; egy lapról nem derült ki, vesztett-e.
   *[other] Egy lap sem vesztett biztosan pontot; { $count } lapról nem derült ki, vesztett-e.
  }
review-unsettled = { $count ->
    [one] Még egy lapról nem derült ki, vesztett-e pontot.
   *[other] Még { $count } lapról nem derült ki, vesztett-e pontot.
  }
review-loss = { $points ->
    [one] { $trick }. ütés. { $who } ezt játssza ki: { $card }. Egy pont elveszett.
   *[other] { $trick }. ütés. { $who } ezt játssza ki: { $card }. { $points } pont elveszett.
  }
review-loss-yours = { $points ->
    [one] { $trick }. ütés. Ezt játszod ki: { $card }. Egy pont elveszett.
   *[other] { $trick }. ütés. Ezt játszod ki: { $card }. { $points } pont elveszett.
  }
review-better = Jobb: { $cards }.
review-loss-more = Talán több is: nem derült ki.
review-verdict-sound = Helyes mindaz szerint, amit tudni lehetett, és helyes volt a valódi lapokkal is.
review-verdict-unlucky = Nem lehetett tudni: a látottak szerint egy lap sem ígért többet.
review-verdict-lucky = Más lap többet ígért, de itt nem számított.
review-verdict-mistake = Tudni lehetett: más lap többet ígért.
review-verdict-open = { $promising ->
    [yes] Helyes mindaz szerint, amit tudni lehetett; hogy a valódi lapokkal vesztett-e pontot, nem derült ki.
   *[no] Más lap többet ígért; hogy ez a valódi lapokkal vesztett-e pontot, nem derült ki.
  }
review-plays = Lapról lapra
review-previous = Az előző lap
review-next = A következő lap
review-place = { $number }. lap a { $count } közül
review-played = { $you ->
    [yes] { $trick }. ütés. Ezt játszod ki: { $card }.
   *[no] { $trick }. ütés. { $who } ezt játssza ki: { $card }.
  }
review-value = Mennyit ért az osztás a csapatodnak minden lapnál, nyílt lapokkal
review-so-far = Az ütés eddig
review-leads = Ez a lap hívja az ütést.
review-question-known = Amit tudni lehetett
review-question-open = A valódi lapokkal
review-column-worth = Pont, nyílt lapokkal
review-range = { $range }: legalább { $low }, legfeljebb { $high }; nem volt idő pontosan kiszámolni.
review-mark-played = kijátszva
review-mark-best = a legjobb
review-plan = { $you ->
    [yes] Ezt gondolta volna egy mester a helyeden: „{ $plan }”
   *[no] Ezt gondolta volna egy mester itt: { $who }: „{ $plan }”
  }
review-beliefs = { $you ->
    [yes] Mit tudhattál a rejtett lapokról?
   *[no] Mit tudhatott { $who } a rejtett lapokról?
  }
review-beliefs-note = Százalékban: mekkora eséllyel volt ott ilyen fokú lap. Bekeretezett szám: ott is volt.
review-beliefs-nobody = Senki
review-belief = { $held ->
    [yes] { $step }: { $percent }, és ott is volt
   *[no] { $step }: { $percent }
  }

## Terminál

# Lapok, és szavak, amelyeket be lehet írni: az elsőt mutatjuk, mindet értjük

terminal-card = { $name } ({ $code })
terminal-typed-yes = igen i
terminal-typed-no = nem n
terminal-typed-pass = passz semmi
terminal-typed-concede = feladom
terminal-typed-surrender = feladnám feladnam
terminal-typed-announce = mordienne bejelentem
terminal-typed-agree = benne ok
terminal-typed-disagree = játsszunk jatsszunk
terminal-typed-accept = elfogadom
terminal-typed-refuse = visszautasítom visszautasitom
terminal-typed-decline = dobom passzolom
terminal-typed-help = súgó sugo ?
terminal-typed-hand = lapok kéz kez
terminal-typed-table = asztal
terminal-typed-last = utolsó utolso
terminal-typed-ladder = rangsor
terminal-typed-score = állás allas pontok
terminal-typed-quit = kilépés kilepes kilép kilep

# Kérdések

terminal-ask-cut = Hány lapot emelsz, 1–47? (Enter: 24)
terminal-ask-vote = Énekelsz, igen vagy nem?
terminal-ask-discard = Tegyél félre { $count } lapot (sorszám, kód, vagy nevek vesszővel):
terminal-ask-declare = Van bejelentésed? Írd be az egyik szót. (Enter: nincs)
terminal-ask-answer = Mi a válaszod? Írd be az egyik szót.
terminal-ask-play = A lapod (sorszám, kód vagy név; vagy súgó):
terminal-ask-another = Még egy játszma, igen vagy nem?

# Nem egyértelmű válaszok

terminal-yes-or-no = Igennel vagy nemmel felelj.
terminal-no-number = Ez nem lapszám: „{ $text }”.
terminal-no-such-word = Ez itt nem válasz: „{ $text }”.
terminal-no-card-numbered = { $count ->
    [one] Egyetlen lapod van, { $number } sorszámú nincs.
   *[other] { $count } lapod van, { $number } sorszámú nincs.
  }
terminal-unknown-card = Nincs ilyen lap: „{ $text }”. Írd be a sorszámát, a kódját (például Ks) vagy a nevét.

# Mi történik

terminal-welcome = Aluette. Szabályok: { $rules }. Bármelyik kérdésnél beírhatod: súgó.
terminal-drew = { $name } ezt húzza: { $card }.
terminal-seated-alone = A helyed: { $name }. Egyedül játszol.
terminal-seated-pair = A helyed: { $name }, a partneredé: { $partner }.
terminal-seated-three = A helyed: { $name }, a partnereidé: { $first } és { $second }.
terminal-first-dealer = { $name } oszt először.
terminal-deal = { $number }. osztás. Osztó: { $dealer }.
terminal-cut = { $count ->
    [one] { $name } egy lapot emel, jönnek a lapok.
   *[other] { $name } { $count } lapot emel, jönnek a lapok.
  }
terminal-vote = { $vote ->
    [yes] { $name } énekel.
   *[no] { $name } nem énekel.
  }
terminal-vote-by-you = { $vote ->
    [yes] Te énekelsz.
   *[no] Te nem énekelsz.
  }
terminal-not-sung = Nincs éneklés, a talon ott marad, ahol van.
terminal-sung = { $left } és { $right } viszi a talont, fejenként { $count } lapot.
terminal-received = Kapsz { $count } lapot:
terminal-discarded = { $name } félretesz { $count } lapot.
terminal-declared-pass = { $name } nem jelent be semmit.
terminal-declared-concede = { $name } feladná az osztást.
terminal-declared-surrender = { $name } feladást ajánlana.
terminal-declared-announce = { $name } bejelenti a mordienne-t.
terminal-declared-agree = { $name } benne van.
terminal-declared-disagree = { $name } nincs benne.
terminal-declared-accept = { $name } elfogadja.
terminal-declared-refuse = { $name } visszautasítja.
terminal-declared-decline = { $name } nem vállalja.
terminal-played = { $name }: { $card }
terminal-trick-won = { $count ->
    [one] { $name } viszi az ütést, ez az első.
   *[other] { $name } viszi az ütést, már { $count } van neki.
  }
terminal-trick-spoiled = Elrontva: ez az ütés senkié. { $leader } hív.
terminal-last-trick-won = { $name } vitte ezt az ütést.
terminal-last-trick-spoiled = Elrontva: ez az ütés senkié.
terminal-first-with-two = { $name } elsőként visz két ütést, ezt fordítja fel: { $card }.
terminal-first-with-three = { $name } elsőként visz három ütést, ezeket fordítja fel: { $card } és { $other }.
terminal-most-tricks = { $name } nyeri az osztást az ütéseivel.
terminal-nobody-scores = Senki sem kap pontot.
terminal-scores-played = { $points ->
    [one] Egy pont { $team } javára.
   *[other] { $points } pont { $team } javára.
  }
terminal-scores-mordienne = Mordienne! { $points } pont { $team } javára.
terminal-scores-conceded = Az osztást feladták: egy pont { $team } javára.
terminal-scores-surrendered = A feladást elfogadták: egy pont { $team } javára.
terminal-scores-declined = A bejelentést nem vállalták: egy pont { $team } javára.
terminal-match-won-by-you = { $team } nyerte a játszmát: szép volt!
terminal-match-won = { $team } nyerte a játszmát.
terminal-match-drawn = A játszma döntetlen.
terminal-match-unfinished = A játszmának még nincs vége.
terminal-goodbye = Viszlát! Ugyanezek a lapok újra: --seed { $seed }

# Amit meg lehet nézni

terminal-hand = A lapjaid:
terminal-your-seat = { $name } (te)
terminal-no-trick-yet = Ebben az osztásban még nem volt ütés.
terminal-target-points = A játszma { $number } pontig tart.
terminal-target-deals = { $number ->
    [one] A játszma egyetlen osztásból áll.
   *[other] A játszma { $number } osztásból áll.
  }
terminal-deals-done = Lejátszott osztások: { $count }.
terminal-score-of = { $team }: { $points } pont
terminal-ladder = A rangsor, elöl a legerősebb:
terminal-ladder-note = Ha az ütés két legerősebb lapja egy fokon áll, az ütés el van rontva.
terminal-help =
    Bármikor bármelyik lapot kijátszhatod. A legerősebb viszi az ütést; ha a
    legerősebbek egyenlők, az ütés el van rontva, és senkié.
    Akinek a legtöbb ütése van, az nyeri az osztást a csapatának; ha többeknek
    van ugyanannyi, az, aki előbb érte el.
    A lapot add meg a sorszámával (3), a kódjával (Ks) vagy a nevével.
    Beírhatod még: lapok, asztal, utolsó (az utolsó ütés), rangsor, állás, kilépés.
terminal-column-seat = Hely
terminal-column-card = Ez az ütés
terminal-column-tricks = Ütések
terminal-column-turned-up = Felfordítva

# A score, trick, deal, rules, replay és solve válaszai

# $value: pontszám, például +1, vagy két szám, köztük …, ahol nem dőlt el.
terminal-solve = { $seat } következik. Nyílt lapokkal { $team } ennyit érhet el a többiekkel szemben: { $value }.
terminal-column-solved-card = Lap
terminal-column-solved-points = Pont

terminal-train = { $games } osztás lejátszva. A súlyok itt vannak: { $file }. Ennyivel több pont osztásonként, mint a könyvek tanácsával:
terminal-train-bar = Tanulás
terminal-train-how = { $games } osztás, másodpercenként { $speed }, a könyvek ellen { $points }
terminal-train-stopped = megállítva; ugyanez a parancs --resume kapcsolóval innen folytatja: { $file }
terminal-column-rules = Szabályok

terminal-score = { $mordienne ->
    [yes] { $winner } mordienne-nel nyeri az osztást: { $points } pont { $team } javára.
   *[no] { $points ->
        [one] { $winner } nyeri az osztást: egy pont { $team } javára.
       *[other] { $winner } nyeri az osztást: { $points } pont { $team } javára.
      }
  }
terminal-score-nobody = Minden ütés elromlott: senki sem kap pontot.
terminal-trick-won-by-place = Az ütést viszi, és a következőt hívja: { $place }. lap, { $card }.
terminal-trick-spoiled-by-place = Elrontva: ez az ütés senkié. A következőt a sorban { $next }. lap gazdája hívja.
terminal-dealer = osztó
terminal-talon = talon
terminal-sign-held = nála van: { $cards }
terminal-sign-pointer = a jel csak kiindulópont, nála van: { $cards }
terminal-sign-intention = szándék, lapról nem szól
terminal-sign-no-reading = Ilyen lapjai már senkinek sem lehetnek.
terminal-sign-no-message = Ezekhez a lapokhoz nem vezet jel.
terminal-rules-key = Kulcs
terminal-rules-value = Érték
terminal-rules-source = Forrás
terminal-column-deal = Osztás
terminal-column-dealer = Osztó
terminal-column-ended = Vége
terminal-column-winner = Legtöbb ütés
terminal-column-team = Pontot kap
terminal-column-points = Pont
terminal-column-score = Állás
terminal-ended-played = lejátszva
terminal-ended-conceded = feladva
terminal-ended-surrendered = feladás elfogadva
terminal-ended-declined = nem vállalták
terminal-ended-penalty = büntetőpont
terminal-ended-unfinished = nincs vége

# Az arena válaszai

terminal-arena-deals = Osztások
terminal-arena-title = Pont osztásonként, { $rules }, { $number } osztás
terminal-arena-once = Az intervallumok 95 %-kal érvényesek ennyi osztásra, ha a számuk előre el volt döntve.
terminal-arena-always = Az intervallumok 95 %-kal érvényesek, bármikor áll is meg az ember.
terminal-column-arena-bots = Robotok
terminal-column-arena-deals = Osztás
terminal-column-arena-points = Pont osztásonként
terminal-column-arena-interval = Intervallum
terminal-column-arena-bot = Robot
terminal-column-arena-against-all = Mindenki ellen
terminal-column-arena-rating = Értékszám
terminal-column-arena-overtakes = Partnertől elvett ütés
terminal-column-arena-thrown = Elpazarolva, az utolsó lapokból
terminal-column-arena-thrown-of-chances = Elpazarolva, az alkalmakból
terminal-column-arena-milliseconds = Gépidő ms, átlag … 99 %

# Elemzés

terminal-review = { $count ->
    [0] { $deal }. osztás: egy lap sem vesztett pontot; a lapjárás döntött.
    [one] { $deal }. osztás: egy lap vesztett pontot, nyílt lapokkal nézve.
   *[other] { $deal }. osztás: { $count } lap vesztett pontot, nyílt lapokkal nézve; elöl a legdrágább.
  }
terminal-review-unsettled = { $count ->
    [one] { $deal }. osztás: egy lap sem vesztett biztosan pontot; egy lapról idő híján nem derült ki.
   *[other] { $deal }. osztás: egy lap sem vesztett biztosan pontot; { $count } lapról idő híján nem derült ki.
  }
terminal-column-trick = Ütés
terminal-column-card-played = Kijátszva
terminal-column-lost = Elvesztett pont
terminal-column-better = Jobb
terminal-column-known = Tudni lehetett?
terminal-verdict-mistake = igen: más lap többet ígért
terminal-verdict-unlucky = nem: a legjobbakkal felért
