# Mỗi ngôn ngữ một tập tin Fluent (projectfluent.org), dùng chung cho trang web và cửa sổ lệnh.
# Mỗi thông điệp là trọn một câu hoặc trọn một nhãn; không câu nào được ghép từ câu khác.

## Trang

# Bộ luật được mời chơi trước tiên với người đọc tiếng Việt.
first-preset = gamerules
app-title = Aluette
app-subtitle = Trò bài con bò
skip-to-content = Đến thẳng nội dung
back-home = Về trang đầu
close = Đóng
navigation = Các trang
language-choice = Ngôn ngữ
page-title = { $page } – Aluette

# Trận đang chờ gì

phase-draw = Bốc bài chia phe
phase-shuffle = Ván kế tiếp
phase-cut = Cắt bài
phase-vote = Bỏ phiếu hát
phase-discard = Bỏ bài
phase-declare = Lượt xướng
phase-play = Đánh bài
phase-over = Trận đã xong

# Vì sao không được

refused-match-over = Trận đã xong rồi.
refused-not-now = Lúc này chưa làm được.
refused-not-asked = Chưa đến lượt bạn.
refused-no-seat = Bàn này không có chỗ đó.
refused-bad-deck = Bộ bài phải đủ 48 lá, không lá nào trùng.
refused-bad-cut = Cắt bài phải nhấc từ 1 đến 47 lá.
refused-bad-word = Lúc này không nói vậy được.
refused-not-held = Bạn không có lá đó.
refused-wrong-count = Chưa đúng số lá.
refused-bad-message = Máy chủ không hiểu trang này. Hãy tải lại trang.
refused-bad-rules = Những luật này không đi với nhau được; máy chủ báo bằng tiếng Anh: “{ $why }”.
refused-rules-teams = Số người này không chia phe như vậy được.
refused-rules-packets = Chia như vậy thì cần hơn 48 lá.
refused-rules-draw = Chỉ bốc bài chia phe khi chơi bốn người, hai chọi hai.
refused-rules-chant-sides = Chỉ hát khi chơi bốn người, hai chọi hai.
refused-rules-chant-talon = Muốn hát thì nọc phải có mười hai lá.
refused-rules-declarations = Chỉ đầu hàng và xướng khi chơi bốn người, hai chọi hai.
refused-rules-announce-mordienne = Mordienne không tính điểm thì không xướng được.
refused-rules-surrender-mordienne = Cho phép từ chối lời xin hàng thì phải tính mordienne.
refused-rules-bid-points = Chơi kiểu thách thì trận phải tính theo điểm.
refused-rules-extends-deals = Xướng để kéo dài trận thì trận phải tính theo số ván.
refused-rules-last-five = Muốn tính năm nước cuối thì mỗi ván phải có ít nhất năm nước.
refused-rules-shortest-run = Mordienne ngắn nhất không thể dài hơn cả ván.
refused-rules-penalty = Chỉ phạt điểm được khi có hai phe.
refused-rules-signing = Bàn có ám hiệu thì luật phải kèm một bảng ám hiệu.
refused-bad-name = Tên dài tối đa 20 ký tự, chỉ gồm ký tự hiện được.
refused-bad-request = Máy chủ không hiểu trang đang hỏi gì. Hãy tải lại trang.
refused-no-journal = Máy chủ tạm thời không lưu được gì. Lát nữa bạn thử lại nhé.
refused-not-found = Máy chủ không biết địa chỉ này. Hãy tải lại trang.
refused-no-table = Không có bàn này, hoặc đây không phải bàn của bạn.
refused-not-seated = Bạn không ngồi ở bàn này.
refused-taken-over = Bàn này đang mở ở cửa sổ khác.
refused-unreadable = Nhật ký của bàn này trên máy chủ bị hỏng, không mở được.
refused-unreachable = Máy chủ không trả lời. Nó có đang chạy không?
refused-no-level = Máy chủ này không có máy chơi ở mức ấy.
refused-no-kernel = Máy chủ này thiếu phần lõi tính toán nên không ai nói được cao thủ sẽ đánh gì: { $why }
refused-no-hints = Bàn này không cho gợi ý.
refused-too-often = Bạn hỏi cao thủ quá nhiều trong một lúc. Hãy đợi một chút.
refused-no-answer = Cao thủ không trả lời. Hãy thử lại.
refused-not-over = Bản xem lại cho thấy mọi lá bài nên phải đợi hết ván.
refused-no-plays = Ván này ngã ngũ mà không đánh nên không có gì để xem lại.
refused-too-many-tricks = Ván có nhiều nước như thế thì không xem lại được.
refused-other = Máy chủ từ chối và báo (bằng tiếng Anh): { $why }

# Những lời xướng

word-pass = Không xướng gì
word-concede = Chịu thua ván này
word-surrender = Xin hàng
word-announce = Xướng mordienne
word-agree = Đồng ý
word-disagree = Không đồng ý
word-accept = Nhận
word-refuse = Không nhận
word-decline = Nhường

# Máy

level = Trình độ máy
level-beginner = Mới chơi
level-casual = Quen tay
level-club = Lão luyện
level-strong = Giỏi
level-expert = Cao thủ
level-beginner-note = Biết chơi, nhưng cũng lỡ tay như ai: ăn mất nước của đồng đội, phí lá lớn.
level-casual-note = Thuộc thang bậc, đánh chắc tay.
level-club-note = Đếm luette và đỡ bài cho đồng đội.
level-strong-note = Biết giá trị từng lá bài nhờ hàng triệu ván tự chơi với chính mình.
level-expert-note = Hình dung bài kín theo nhiều cách rồi đánh lá có lợi nhất trong mọi cách.

# Trang đầu

home-lead = Trò bài bốn người tranh nhau từng nước, gốc ở vùng biển phía tây nước Pháp, với 48 lá bài đầy chuyện để kể.
home-play = Chơi
home-play-form = Bạn với ba máy. { $title }.
home-open-tables = { $n ->
    [1] Bàn của bạn đang chờ
   *[other] Có { $n } bàn đang chờ bạn
  }
home-all-tables = Xem cả { $n } bàn
home-score = Tỷ số { $score }
home-rules = Chọn luật
home-signs = Có gương mặt và ám hiệu hay không: chọn cùng lúc với luật chơi.
home-how = Cách chơi
home-train = Tập ám hiệu
home-settings = Cài đặt

# Cài đặt

settings-title = Cài đặt
settings-speed = Nhịp chơi
settings-speed-slow = Chậm
settings-speed-normal = Vừa
settings-speed-fast = Nhanh
settings-cards = Lá bài
settings-suits = Chất bài
settings-suits-spanish = Tây Ban Nha
settings-suits-french = Pháp
settings-index = Chữ ở góc lá
settings-index-code = A K N J
settings-index-french = A R C V
settings-large-cards = Ký hiệu góc cỡ lớn
settings-large-cards-note = Mỗi lá một ký hiệu thật to, cho mắt mỏi và màn hình nhỏ.
settings-sound = Âm thanh
settings-sound-note = Tiếng bài trượt và gõ xuống bàn.

# Bàn mới

new-title = Chọn luật
new-seats = Mấy người chơi?
new-preset = Chơi luật nào?
new-every-rule = Từng luật một
new-every-rule-note = Cạnh mỗi lựa chọn có ghi nguồn. Mở ra để đổi theo nhà bạn.
new-changes = Đã đổi { $n } luật theo nhà bạn
new-start = Bắt đầu

fact-match-deals = Mỗi trận { $n } ván.
fact-match-points = Chơi đến { $n } điểm.
fact-spoiled-leader = Sau nước hỏng, ai vừa dẫn thì dẫn tiếp.
fact-spoiled-first-tied = Sau nước hỏng, người hòa đầu tiên dẫn bài.
fact-mordienne-off = Không có mordienne.
fact-mordienne-run = { $n ->
    [1] Mordienne khi chỉ ăn đúng nước cuối: hai điểm.
   *[other] Mordienne khi chỉ ăn các nước cuối, từ { $n } nước trở lên: hai điểm.
  }
fact-mordienne-last-five = Mordienne khi ăn năm nước cuối: hai điểm.
fact-announce-no = Không xướng mordienne.
fact-announce-bid = Mordienne tự tính điểm, và có thể xướng để chơi lớn hơn.
fact-announce-required = Có xướng thì mordienne mới tính.
fact-announce-extends = Mordienne tự tính điểm; nếu xướng thì trận dài thêm.
fact-singers-left-and-dealer = Người chia và người bên trái người chia hát.
fact-singers-left-and-partner = Đồng đội của người chia và người bên trái người chia hát.
fact-singers-nobody = Không ai hát.
fact-surrender-none = Không được bỏ ván.
fact-surrender-concede = Được bỏ ván, mất một điểm, nếu cả hai đồng đội cùng muốn.
fact-surrender-offer = Được xin hàng, mất một điểm; phe nào không nhận thì phải đạt mordienne.

# Ba câu hỏi về luật nhà

house-invitation = Không rõ nhà mình chơi luật gì? Chỉ ba câu hỏi là ra.
house-ask = Tìm luật nhà tôi
house-title = Nhà bạn chơi thế nào?
house-singers = Ai hát và chia nhau mười hai lá còn lại?
house-singers-left-and-dealer = Người chia và người bên trái người chia
house-singers-left-and-partner = Đồng đội của người chia và người bên trái người chia
house-singers-nobody = Không ai, nhà tôi không hát
house-spoiled = Sau nước hỏng, ai dẫn bài?
house-spoiled-leader = Người vừa dẫn nước đó
house-spoiled-first-tied = Người hòa đầu tiên
house-mordienne = Mordienne tính thế nào?
house-mordienne-off = Không tính
house-mordienne-run = Tự tính, khi người thắng chỉ ăn các nước cuối
house-mordienne-last-five = Tự tính, khi ăn năm nước cuối
house-mordienne-bid = Tự tính, và có thể xướng để ăn thêm
house-mordienne-required = Có xướng mới tính
house-unknown = Tôi không rõ
house-proposal = { $n ->
    [0] Đúng là luật “{ $title }”.
   *[other] Gần nhất là luật “{ $title }”.
  }
house-changes = Đã đổi { $n } luật cho hợp nhà bạn: { $rules }.
house-take = Chơi luật này

# Từng luật: tên, các lựa chọn, nguồn

rules-key-seats = Số người
rules-key-teams = Các phe
rules-key-packets = Cách chia bài
rules-key-draw = Chia phe và người chia đầu
rules-key-chant = Hát
rules-key-singers = Ai hát
rules-key-talon_order = Cách chia nọc
rules-key-spoiled_lead = Sau nước hỏng
rules-key-mordienne = Mordienne
rules-key-shortest_run = Mordienne ngắn nhất
rules-key-mordienne_needs_loss = Phải thua trước mới tính mordienne
rules-key-announce = Xướng mordienne
rules-key-announce_must_make = Sau lời xướng được nhận
rules-key-match = Độ dài trận
rules-key-tied_match = Trận hòa
rules-key-surrender = Bỏ ván
rules-key-wrong_count = Chia sai số lá
rules-key-speech = Nói chuyện trên bàn
rules-key-sign_set = Ám hiệu

rules-value-seats = { $n } người
rules-value-teams-pairs = Từng cặp, ngồi đối diện nhau
rules-value-teams-threes = Hai đội ba người
rules-value-teams-alone = Mạnh ai nấy chơi
rules-value-draw-full = Chia bài ngửa đến khi ra đủ bốn luette
rules-value-draw-short = Bốc trong bốn lá luette
rules-value-draw-agreed = Tự thỏa thuận; bốc thăm người chia đầu
rules-value-chant-true = Khi cả bốn người cùng muốn
rules-value-chant-false = Không bao giờ
rules-value-singers-left-and-dealer = Người chia và người bên trái người chia
rules-value-singers-left-and-partner = Đồng đội của người chia và người bên trái người chia
rules-value-talon_order-alternate = Mỗi lần một lá
rules-value-talon_order-blocks = Mỗi người sáu lá một lượt
rules-value-spoiled_lead-leader = Ai vừa dẫn thì dẫn tiếp
rules-value-spoiled_lead-first-tied = Người hòa đầu tiên dẫn bài
rules-value-mordienne-off = Không tính
rules-value-mordienne-run = Người thắng chỉ ăn các nước cuối
rules-value-mordienne-last-five = Người thắng ăn năm nước cuối
rules-value-shortest_run = { $n } nước
rules-value-mordienne_needs_loss-true = Có, trước đó phải có người khác ăn một nước
rules-value-mordienne_needs_loss-false = Không, trước đó có nước hỏng là đủ
rules-value-announce-no = Không được
rules-value-announce-bid = Như lời thách, phe kia nhận hoặc nhường
rules-value-announce-required = Bắt buộc, không xướng thì không tính
rules-value-announce-extends = Kéo trận lên đến mười điểm
rules-value-announce_must_make-true = Người xướng phải đạt mordienne
rules-value-announce_must_make-false = Ai thắng ván thì được hai điểm
rules-value-match-deals = { $n } ván
rules-value-match-points = { $n } điểm
rules-value-tied_match-drawn = Để hòa
rules-value-tied_match-extra-deals = Đánh thêm ván đến khi phân thắng bại
rules-value-surrender-none = Không được
rules-value-surrender-concede = Mất một điểm, nếu cả hai đồng đội cùng muốn
rules-value-surrender-offer = Xin hàng; phe không nhận phải đạt mordienne
rules-value-wrong_count-redeal = Chia lại
rules-value-wrong_count-penalty = Phe kia được một điểm
rules-value-speech-free = Thoải mái
rules-value-speech-silent = Im lặng
rules-value-sign_set-none = Không có

rules-match-kind-deals = Đánh đủ số ván
rules-match-kind-points = Ai đủ điểm trước
rules-match-number = Bao nhiêu?
rules-packets-note = Số lá mỗi người nhận, từng vòng một

rules-source-000 = Bài viết tiếng Anh
rules-source-001 = Bài viết tiếng Hungary
rules-source-002 = Bài viết tiếng Pháp
rules-source-003 = Bài viết tiếng Tây Ban Nha
rules-source-004 = Bài viết tiếng Việt
rules-source-ours = Chúng tôi tự chọn: các nguồn không nói đến
rules-source-house = Nhà bạn

# Cách chơi

how-title = Cách chơi
how-aim-title = Chơi để làm gì
how-aim = Bốn người chơi, hai chọi hai, đồng đội ngồi đối diện nhau, mỗi người chín lá. Chỉ tính từng người một: ai ăn nhiều nước nhất thì thắng ván cho cả cặp. Số nước của hai đồng đội không bao giờ cộng lại.
how-trick-title = Một nước bài
how-trick = Mỗi nước, mỗi người đánh một lá, thích lá nào cũng được: không phải theo chất, cũng không có chất chủ. Lá lớn nhất ăn nước, và người đánh lá đó dẫn nước sau.
how-spoiled-title = Nước hỏng
how-spoiled = Khi những lá lớn nhất trong nước bằng nhau, dù là của hai đồng đội, nước đó hỏng: không ai được. Thường thì ai vừa dẫn thì dẫn tiếp; có nhà để người hòa đầu tiên dẫn.
how-first-title = Ai đến trước
how-first = Hai người bằng số nước thì ai đạt số đó trước sẽ thắng. Vì vậy người đầu tiên có hai nước lật ngửa một lá, người đầu tiên có ba nước lật ngửa hai lá.
how-chant-title = Hát
how-chant = Trước khi đánh, cả bốn người bỏ phiếu kín xem có hát không. Nếu ai cũng muốn, hai người chia nhau mười hai lá còn lại rồi mỗi người bỏ sáu lá. Chỉ một phiếu không là thôi hát.
how-mordienne-title = Mordienne
how-mordienne = Lúc đầu thua hoặc hỏng hết, rồi ăn một mạch đến nước cuối: đó là mordienne, được hai điểm. Cần bao nhiêu nước và có phải xướng trước không là tùy luật bạn chọn.
how-match-title = Một trận
how-match = Mỗi ván được một điểm. Tùy luật, trận gồm năm ván, hoặc kéo dài đến khi một phe được năm hay mười điểm.
how-signs-title = Ám hiệu
how-signs = Ở bàn có ám hiệu, ai cũng có gương mặt. Chạm vào một gương mặt để nhìn: chỉ ai nhìn mới thấy người đó làm gì. Chạm vào chân dung của mình để mở vòng ám hiệu; con số bên cạnh cho biết bạn còn mấy lượt. Hãy ra hiệu khi đồng đội nhìn bạn mà đối thủ thì không. Nếu chọn “Ám hiệu thật”, không có lá nào thì không được ra hiệu lá đó; tắt đi thì được lừa nhau. Ai thấy trọn ám hiệu của đối thủ có thể kêu “Thấy rồi!”: điểm không thay đổi.
how-play = Vào bàn

ladder-title = Thang bậc
ladder-note = Từ lớn đến nhỏ. Tám lá đầu mỗi lá đứng riêng một bậc; từ đó trở xuống, các lá cùng bậc bằng nhau và có thể làm hỏng nước.
ladder-luettes = Các lá luette
ladder-doubles = Các lá kép
ladder-equals = Các lá bằng nhau
ladder-9 = Bốn con át
ladder-10 = Bốn con vua
ladder-11 = Bốn con kỵ sĩ
ladder-12 = Bốn con bồi
ladder-13 = Hai con chín còn lại
ladder-14 = Bốn con tám
ladder-15 = Bốn con bảy
ladder-16 = Bốn con sáu
ladder-17 = Bốn con năm
ladder-18 = Bốn con bốn
ladder-19 = Hai con ba còn lại

## Bàn chơi

table-title = Bàn chơi
table-leave = Rời bàn
table-more = Cài đặt và luật
table-rules = Luật của bàn này
table-keys-title = Bàn phím
table-keys = Phím mũi tên, Home và End để chọn bài trên tay; Enter nhấc một lá, Enter lần nữa để đánh; Esc đặt lá xuống. L xem nước vừa rồi, H xem thang bậc; phím cách để đi tiếp ngay.
table-log = Diễn biến
table-board = Bài trên bàn
table-hand = Bài của bạn
table-trick = Nước đang đánh
table-skip = Đi tiếp ngay
table-offline = Mất kết nối. Đang thử lại…
table-connecting = Đang vào bàn…
table-take-back = Chơi tiếp ở đây

# Ai ngồi đâu

table-you = Bạn
table-bot = Máy { $seat }
table-person = Người chơi { $seat }
table-partner = Đồng đội
table-side = { $side ->
    [yours] Phe ta
    [you] Bạn
    [others] Phe kia
   *[other] { $names }
  }
table-side-mark = Phe { $mark }
table-dealer = Người chia bài
table-dealer-mark = C
table-holder = Đang thắng ván
table-asked = Đang đến lượt
table-tricks = { $count } nước
table-turned = Đã lật ngửa: { $cards }
table-talon = { $spoiled ->
    [0] Nọc, { $count } lá không của ai
   *[other] Nọc, { $count } lá không của ai, trong đó có { $spoiled } nước hỏng
  }
table-talon-short = Nọc { $count }
table-score = Tỷ số
table-target = { $kind ->
    [points] Ván { $deal } · đến { $number } điểm
   *[deals] Ván { $deal }/{ $number }
  }
table-last = Nước vừa rồi
table-last-taken = { $you ->
    [yes] Bạn ăn nước này.
   *[no] { $who } ăn nước này.
  }
table-last-spoiled = Nước này hỏng: không ai được.
table-last-next = { $you ->
    [yes] Bạn dẫn nước sau.
   *[no] { $who } dẫn nước sau.
  }
table-drew = { $you ->
    [yes] Bạn bốc được: { $card }.
   *[no] { $who } bốc được: { $card }.
  }
table-spoiled = Hỏng
table-vote = { $yes ->
    [yes] Hát!
   *[no] Không
  }

# Lời xướng làm ván đổi ra sao

stake-bid = { $you ->
    [yes] Bạn đã xướng mordienne: phe thắng ván này được hai điểm.
   *[no] { $who } đã xướng mordienne: phe thắng ván này được hai điểm.
  }
stake-required = { $you ->
    [yes] Bạn đã xướng mordienne: nếu đạt thì được hai điểm.
   *[no] { $who } đã xướng mordienne: nếu chính người này đạt thì được hai điểm.
  }
stake-extends = { $you ->
    [yes] Bạn đã xướng mordienne: trận kéo lên đến mười điểm.
   *[no] { $who } đã xướng mordienne: trận kéo lên đến mười điểm.
  }
stake-refused = { $you ->
    [yes] Bạn xin hàng mà phe kia không nhận: nếu họ không đạt mordienne, phe của bạn được hai điểm.
   *[no] { $who } xin hàng mà không được nhận: phe xin hàng được hai điểm, trừ khi phe còn lại đạt mordienne.
  }

# Các dấu trên bàn

legend-title = Các dấu trên bàn
legend-dealer = Người này chia bài.
legend-taken = Số nước người chơi đã ăn.
legend-holder = Nếu ván dừng lúc này, người này thắng.
legend-order = Thứ tự đánh các lá trong nước.
legend-best = Màu vàng đất: lá lớn nhất lúc này, hoặc những lá bằng nhau làm hỏng nước.

# Những lá có tên riêng

table-card-3d = { $name }, ba xu
table-card-3c = { $name }, ba cốc
table-card-2d = { $name }, hai xu
table-card-2c = { $name }, hai cốc
table-card-9c = { $name }, chín cốc
table-card-9d = { $name }, chín xu
table-card-2b = { $name }, hai gậy
table-card-2s = { $name }, hai kiếm

# Bàn hỏi bạn

table-ask-cut = Bạn cắt bài: nhấc mấy lá?
table-cut-count = { $at } lá
table-cut = Cắt
table-cut-middle = Cắt ngay giữa
table-ask-vote = Ván này có hát không? Phải cả bốn người cùng muốn.
table-voted = Đã bỏ phiếu
table-vote-sing = Hát
table-vote-keep = Không hát
table-ask-discard = Chọn { $size } lá để bỏ.
table-discard-weakest = { $size } lá nhỏ nhất
table-discard = { $chosen ->
    [0] Bỏ
   *[other] Bỏ { $chosen }/{ $size } lá
  }
table-ask-declare = Bạn có muốn xướng gì không?
table-quiet = Đừng hỏi nữa
table-quiet-setting = Cả trận không xướng gì
table-quiet-note = Ván nào cũng tự trả lời thay bạn. Tắt đi nếu muốn được hỏi lại.
table-ask-concede = Đồng đội muốn chịu thua ván này. Bạn đồng ý không?
table-ask-surrender-partner = Đồng đội muốn xin hàng. Bạn đồng ý không?
table-ask-surrender-opponent = Phe kia xin hàng. Nhận một điểm, hay không nhận và phải đạt mordienne để lấy hai?
table-ask-announce = { $who } xướng mordienne. Nhận lời để đánh ván hai điểm trong trận mười điểm, hay nhường một điểm?
table-ask-lead = Bạn dẫn: đánh lá nào cũng được.
table-ask-play = Đến lượt bạn: đánh lá nào cũng được.
table-hint-play = Bấm lần nữa để đánh.
table-partner-beat = Đồng đội đang giữ nước này bằng: { $held }. Bạn vẫn ăn đè bằng: { $card }?
table-partner-spoil = Đồng đội đang giữ nước này bằng: { $held }. Bạn vẫn làm hỏng bằng: { $card }?
table-partner-play = Cứ đánh
table-partner-cancel = Để đồng đội ăn

# Hỏi như vậy nghĩa là gì

table-help = Đây là gì?
table-back = Quay lại
help-cut = Bạn nhấc một phần bộ bài đã xáo, phần còn lại được đặt lên trên. Không ai biết bài nằm đâu nên cắt chỗ nào cũng như nhau.
help-vote = Nọc là mười hai lá còn lại. Nếu cả bốn người chọn hát, hai người lấy mỗi người sáu lá rồi bỏ đi sáu lá, nhờ vậy bài mạnh hơn. Chỉ một phiếu không là chẳng ai được xem nọc. Mọi lá phiếu được mở cùng lúc.
help-discard = Bạn đã lấy sáu lá nọc nên đang thừa bài. Hãy bỏ những lá ít có ích nhất; hết ván người khác mới thấy chúng.
help-declare = Trước lá đầu tiên, bạn được nói một điều về ván này. Không bắt buộc, và nói gì thì cả bàn cùng nghe.

# Mỗi lời xướng dẫn đến đâu

meaning-pass = Bạn không nói gì, ván cứ thế mà đánh.
meaning-concede = Nếu đồng đội đồng ý, ván này không đánh nữa và phe kia được một điểm. Nếu không, coi như bạn chưa nói gì.
meaning-surrender = Nếu đồng đội đồng ý, phe kia được mời nhận một điểm. Chỉ cần một người nhận là ván không đánh nữa. Nếu cả hai không nhận, họ phải đạt mordienne: đạt thì họ được hai điểm, không đạt thì phe của bạn được hai điểm.
meaning-announce-bid = { $made ->
    [yes] Nếu cả hai đối thủ nhận, trận kéo lên đến mười điểm và bạn phải đạt mordienne: đạt thì phe của bạn được hai điểm, không đạt thì phe kia được hai điểm. Nếu một người nhường, ván không đánh nữa và phe của bạn được một điểm.
   *[no] Nếu cả hai đối thủ nhận, trận kéo lên đến mười điểm và phe thắng ván này được hai điểm. Nếu một người nhường, ván không đánh nữa và phe của bạn được một điểm.
  }
meaning-announce-required = Xướng rồi mà đạt mordienne thì được hai điểm; không xướng thì đạt cũng không tính. Không đạt cũng chẳng mất gì.
meaning-announce-extends = Trận sẽ kéo lên đến mười điểm. Mordienne được hai điểm, dù xướng hay không.
meaning-agree-concede = Ván này không đánh nữa, phe kia được một điểm.
meaning-agree-surrender = Phe kia được mời nhận một điểm. Chỉ cần một người nhận là ván không đánh nữa. Nếu cả hai không nhận, họ phải đạt mordienne: đạt thì họ được hai điểm, không đạt thì phe của bạn được hai điểm.
meaning-disagree = Bỏ qua đề nghị của đồng đội, mọi người xướng tiếp.
meaning-accept-surrender = Ván này không đánh nữa, phe của bạn được một điểm.
meaning-accept-announce = { $made ->
    [yes] Nếu bạn và đồng đội cùng nhận, trận kéo lên đến mười điểm và người xướng phải đạt mordienne: đạt thì phe kia được hai điểm, không đạt thì phe của bạn được hai điểm.
   *[no] Nếu bạn và đồng đội cùng nhận, trận kéo lên đến mười điểm và phe thắng ván này được hai điểm.
  }
meaning-refuse = Nếu bạn và đồng đội cùng không nhận, ván vẫn đánh và phe của bạn phải đạt mordienne: đạt thì được hai điểm, không đạt thì phe kia được hai điểm.
meaning-decline = Ván này không đánh nữa, phe kia được một điểm.

# Bàn đang chờ ai

table-wait-cut = { $who } đang cắt bài.
table-wait-vote = { $who } chưa bỏ phiếu.
table-wait-vote-all = Những người khác chưa bỏ phiếu.
table-wait-discard = { $who } đang chọn lá bỏ.
table-wait-discard-all = Hai người hát đang chọn lá bỏ.
table-wait-declare = Chờ xem { $who } có xướng gì không.
table-wait-answer = Chờ { $who } trả lời.
table-wait-play = Đến lượt { $who }.
table-wait-lead = { $who } dẫn bài.

# Diễn biến

table-said-drawn = { $you ->
    [yes] Bạn bốc được Madame: bạn chia ván đầu, và Monsieur là đồng đội của bạn.
   *[no] { $who } bốc được Madame nên chia ván đầu. Monsieur cùng phe với Madame, Chột mắt với Con bò.
  }
table-said-dealer = { $you ->
    [yes] Bạn chia ván đầu.
   *[no] { $who } chia ván đầu.
  }
table-said-shuffled = { $you ->
    [yes] Ván { $number }: bạn đã xáo bài.
   *[no] Ván { $number }: { $who } đã xáo bài.
  }
table-said-dealt = { $you ->
    [yes] Bạn nhấc { $at } lá, rồi bài được chia.
   *[no] { $who } nhấc { $at } lá, rồi bài được chia.
  }
table-said-voted = { $you ->
    [yes] Bạn đã bỏ phiếu kín.
   *[no] { $who } đã bỏ phiếu.
  }
table-said-chant = Ai cũng muốn: hát thôi!
table-said-no-chant = { $against ->
    [1] Chỉ một phiếu không là đủ: nọc để nguyên.
   *[other] { $against } phiếu không: nọc để nguyên.
  }
table-said-sung = { $you ->
    [yes] Bạn và { $who } lấy nọc, mỗi người { $size } lá.
   *[no] { $who } lấy nọc, mỗi người { $size } lá.
  }
table-said-discarded = { $you ->
    [yes] Bạn bỏ { $size } lá.
   *[no] { $who } bỏ { $size } lá.
  }
table-said-word-pass = { $you ->
    [yes] Bạn không xướng gì.
   *[no] { $who } không xướng gì.
  }
table-said-word-concede = { $you ->
    [yes] Bạn muốn chịu thua ván này.
   *[no] { $who } muốn chịu thua ván này.
  }
table-said-word-surrender = { $you ->
    [yes] Bạn muốn xin hàng.
   *[no] { $who } muốn xin hàng.
  }
table-said-word-announce = { $you ->
    [yes] Bạn xướng mordienne!
   *[no] { $who } xướng mordienne!
  }
table-said-word-agree = { $you ->
    [yes] Bạn đồng ý.
   *[no] { $who } đồng ý.
  }
table-said-word-disagree = { $you ->
    [yes] Bạn không đồng ý.
   *[no] { $who } không đồng ý.
  }
table-said-word-accept = { $you ->
    [yes] Bạn nhận.
   *[no] { $who } nhận.
  }
table-said-word-refuse = { $you ->
    [yes] Bạn không nhận.
   *[no] { $who } không nhận.
  }
table-said-word-decline = { $you ->
    [yes] Bạn nhường.
   *[no] { $who } nhường.
  }
table-said-target = { $kind ->
    [points] Từ giờ trận chơi đến { $number } điểm.
   *[deals] Từ giờ trận có { $number } ván.
  }
table-said-played = { $you ->
    [yes] Bạn đánh: { $card }.
   *[no] { $who } đánh: { $card }.
  }
table-said-taken = { $you ->
    [yes] Bạn ăn nước này và dẫn nước sau.
   *[no] { $who } ăn nước này và dẫn nước sau.
  }
table-said-taken-first = { $you ->
    [yes] Bạn ăn nước này, là người đầu tiên có { $count } nước, và dẫn nước sau.
   *[no] { $who } ăn nước này, là người đầu tiên có { $count } nước, và dẫn nước sau.
  }
table-said-taken-last = { $you ->
    [yes] Bạn ăn nước cuối.
   *[no] { $who } ăn nước cuối.
  }
table-said-spoiled = { $you ->
    [yes] Hỏng vì { $count } lá bằng nhau: không ai được nước này. Bạn dẫn nước sau.
   *[no] Hỏng vì { $count } lá bằng nhau: không ai được nước này. { $who } dẫn nước sau.
  }
table-said-spoiled-last = Nước cuối hỏng vì { $count } lá bằng nhau: không ai được.
table-said-match-ended = Trận đã xong.

# Hết ván, hết trận

table-deal-over = Hết ván { $number }
table-match-won = { $side ->
    [yours] Phe ta thắng trận!
    [you] Bạn thắng trận!
    [others] Phe kia thắng trận
   *[named] { $names } thắng trận
  }
table-match-drawn = Trận hòa
table-end-most = { $you ->
    [yes] Bạn thắng ván vì ăn nhiều nước nhất.
   *[no] { $who } thắng ván vì ăn nhiều nước nhất.
  }
table-end-first = { $you ->
    [yes] Bạn thắng ván vì đạt { $count } nước trước mọi người.
   *[no] { $who } thắng ván vì đạt { $count } nước trước mọi người.
  }
table-end-tricks = { $count ->
    [1] Ăn một nước: nước thứ { $numbers }.
   *[other] Ăn { $count } nước: các nước thứ { $numbers }.
  }
table-end-mordienne = Mordienne, điểm nhân đôi!
table-end-nobody = Nước nào cũng hỏng: không ai thắng ván.
table-end-refused-made = Lời xin hàng không được nhận, và mordienne đã thành.
table-end-refused-failed = Lời xin hàng không được nhận, nhưng mordienne không thành.
table-end-bid = Lời xướng được nhận: ván này tính gấp đôi.
table-end-conceded = { $you ->
    [yes] Bạn chịu thua ván này, và đồng đội đồng ý.
   *[no] { $who } chịu thua ván này, và đồng đội đồng ý.
  }
table-end-surrendered = { $you ->
    [yes] Bạn xin hàng và được nhận.
   *[no] { $who } xin hàng và được nhận.
  }
table-end-declined = { $you ->
    [yes] Bạn xướng mordienne, và phe kia nhường.
   *[no] { $who } xướng mordienne, và phe còn lại nhường.
  }
table-end-score = { $side ->
    [yours] Phe ta được { $points } điểm.
    [you] Bạn được { $points } điểm.
    [others] Đối phương, { $names }, được { $points } điểm.
   *[named] { $names } được { $points } điểm.
  }
table-plus = +{ $points }
table-next-deal = Ván kế tiếp
table-next-match = Trận nữa
table-record-download = Lưu biên bản
table-record-copy = Chép biên bản
table-record-copied = Đã chép biên bản.
table-record-not-copied = Không chép được biên bản.
table-tricks-title = Các nước
table-trick-taken = { $you ->
    [yes] Bạn ăn
   *[no] { $who } ăn
  }
table-trick-spoiled = Hỏng
table-cards-title = Tất cả bài
table-cards-hand = { $you ->
    [yes] Bài chia cho bạn
   *[no] Bài chia cho { $who }
  }
table-cards-talon = Nọc
table-cards-discards = { $you ->
    [yes] Bạn đã bỏ
   *[no] { $who } đã bỏ
  }

## Ám hiệu

# Mỗi ám hiệu chỉ gì

sign-monsieur = Monsieur
sign-madame = Madame
sign-borgne = Chột mắt
sign-vache = Con bò
sign-grand-neuf = chín lớn
sign-petit-neuf = chín nhỏ
sign-chene = hai sồi
sign-ecrit = hai viết
sign-as = { $count ->
    [1] một con át
   *[other] { $count } con át
  }
sign-les-deux = Monsieur và Madame
sign-misere = bài xấu
sign-mordienne = mordienne

# Một lá ở các bậc thấp

step-10 = một con vua
step-11 = một con kỵ sĩ
step-12 = một con bồi
step-13 = một con chín gậy hoặc kiếm
step-14 = một con tám
step-15 = một con bảy
step-16 = một con sáu
step-17 = một con năm
step-18 = một con bốn
step-19 = một con ba gậy hoặc kiếm

# Mỗi cử chỉ trông ra sao

gesture-look-up = ngước mắt lên trời
gesture-raise-brows = nhướng mày
gesture-tilt = nghiêng đầu
gesture-smirk = nhếch mép
gesture-wink = nháy mắt
gesture-pout = bĩu môi
gesture-shut-eyes = nhắm cả hai mắt
gesture-thumb = chìa ngón cái
gesture-little-finger = chìa ngón út
gesture-index-finger = chìa ngón trỏ
gesture-two-fingers-up = giơ hai ngón tay
gesture-ring-finger = chìa ngón áp út
gesture-write = tay làm như viết
gesture-two-fingers-down = chúc hai ngón tay xuống
gesture-open-mouth = há miệng
gesture-tongue = thè lưỡi
gesture-teeth = gõ răng
gesture-shrug = nhún vai
gesture-shoulder = nhấc một bên vai
gesture-grimace = nhăn mặt
gesture-bite-lip = cắn môi

# Lời nói theo sau ám hiệu

phrase-up = { $after ->
    [yes] từ đó lên một bậc
   *[no] lên một bậc
  }
phrase-down = { $after ->
    [yes] từ đó xuống một bậc
   *[no] xuống một bậc
  }
phrase-up2 = { $after ->
    [yes] từ đó lên hai bậc
   *[no] lên hai bậc
  }
phrase-down2 = { $after ->
    [yes] từ đó xuống hai bậc
   *[no] xuống hai bậc
  }
signs-with-words = { $sign }, { $words }
signs-times = { $what }, { $count } lần
signs-quoted = “{ $words }”

# Trên bàn

signs-look = Nhìn { $who }
signs-glance = Nhìn bài mình
signs-make = { $left ->
    [0] Ván này hết lượt ra hiệu
   *[other] Ra hiệu, còn { $left } lượt
  }
signs-rest = Nghỉ một chút sau mỗi lần ra hiệu
signs-hint = Chạm vào một gương mặt để nhìn, chạm vào chân dung của mình để ra hiệu.
signs-hint-close = Hiểu rồi
signs-left = Số lượt ra hiệu còn lại trong ván: { $left }
signs-held = Có trong tay:
signs-ring = Các ám hiệu
signs-other-ways = Cách khác
signs-words = Kèm lời nói
signs-words-sign = Ám hiệu
signs-words-aces = Mấy con át?
signs-words-phrase = Lời thứ { $n }
signs-words-after = từ đó: tính tiếp từ lá vừa nói
signs-words-more = Và…
signs-words-less = Bớt lời cuối
signs-words-off = Như vậy là ra ngoài thang bậc.
signs-words-twice = Như thế là nói hai lần cùng một lá.
signs-words-note = Lời thì nói to, cả bàn đều nghe, nhưng chỉ ai thấy ám hiệu mới biết tính từ đâu.
signs-words-ready = Xong, chờ thời cơ
signs-seen-call = Thấy rồi!
signs-seen-call-note = Báo cho cả bàn rằng bạn đã thấy ám hiệu của đối thủ. Điểm không thay đổi.
signs-talk = Nói
signs-talk-text = Nói điều khác với cả bàn
signs-talk-say = Nói
signs-notebook = Sổ tay
signs-notebook-empty = Chưa có gì: chưa ra hiệu, cũng chưa thấy ai ra hiệu.
signs-note-glimpse = Có gì đó vừa động đậy.
signs-note-either = { $held }; hoặc chỉ { $pointer }
signs-note-impossible = Không ai có thể có lá đó: lừa rồi.
signs-note-own = Của bạn
signs-log = Ám hiệu và lời nói
signs-told-made = Bạn ra hiệu: { $message }.
signs-told-seen = Bạn thấy { $who } ra hiệu: { $gesture }.
signs-told-named = Bạn thấy { $who } ra hiệu: { $gesture }, tức là { $message }.
signs-told-glimpse = Có gì đó vừa động đậy phía { $who }.
signs-told-called = { $you ->
    [yes] Bạn kêu: “Thấy rồi!”
   *[no] { $who } kêu: “Thấy rồi!”
  }
signs-told-spoke = { $you ->
    [yes] Bạn nói: “{ $words }”
   *[no] { $who } nói: “{ $words }”
  }
signs-keys = Phím mũi tên để nhìn sang trái, đối diện, sang phải, và nhìn xuống bài mình. Phím số, rồi B và M, để ra hiệu theo thứ tự trong vòng. S mở vòng ám hiệu, T để nói, N mở sổ tay; V kêu “Thấy rồi!”.

# Các gương mặt trong ván

signs-lane-title = Các gương mặt trong ván
signs-lane-none = Không ai ra hiệu.
signs-lane-before = Trước lá đầu tiên
signs-lane-after = { $you ->
    [yes] Nước { $trick }, bạn vừa đánh: { $card }
   *[no] Nước { $trick }, { $who } vừa đánh: { $card }
  }
signs-lane-made = { $who }: { $message }
signs-lane-saw = Đã thấy: { $who }
signs-lane-glimpsed = Thoáng thấy: { $who }
signs-lane-missed = Không thấy: { $who }
signs-lane-understood = { $who } đã hiểu: { $cards }
signs-lane-doubted = { $who } đã không tin

# Lời nói trên bàn

talk-your-turn = Đến lượt bạn kìa!
talk-well-played = Đánh hay lắm!
talk-bad-luck = Xui quá!
talk-thank-you = Cảm ơn nhé!
talk-hello = Chào cả bàn!
talk-good-game = Trận này hay quá!
talk-play-low = Đánh nhỏ thôi
talk-play-high = Đánh lớn vào
talk-leave-it = Kệ đi
talk-take-it = Ăn đi
talk-spoil-it = Làm hỏng đi
talk-force = Ép họ đi
talk-i-have-something = Mình có bài
talk-i-have-nothing = Mình chẳng có gì
talk-wait = Khoan đã
talk-trust-me = Cứ tin mình

# Bàn chơi ám hiệu thế nào

signing = Ám hiệu
signing-none = Không ám hiệu
signing-none-note = Để làm quen với bài trước đã.
signing-assiste = Có trợ giúp
signing-assiste-note = Mắt bạn tự nhìn theo, thấy ám hiệu nào thì tên nó hiện ra.
signing-simple = Đơn giản
signing-simple-note = Bạn tự nhìn; ám hiệu kéo dài { $seconds } giây, cử chỉ được ghi thành chữ.
signing-ancienne = Kiểu xưa
signing-ancienne-note = Như ngoài quán: ám hiệu dài { $seconds } giây, không ghi chữ, không sổ tay.
signing-honest = Ám hiệu thật
signing-honest-note = Không có lá nào thì không được ra hiệu lá đó. Tắt đi thì tha hồ lừa nhau.
signing-length = Ám hiệu kéo dài bao lâu
signing-length-800 = Ngắn
signing-length-1200 = Vừa
signing-length-2000 = Dài
signing-length-note = { $seconds } giây

refused-no-signs = Chỉ được ra hiệu khi ván đang diễn ra.
refused-bad-gaze = Không nhìn vào đó được.
refused-sign-rest = Nghỉ một chút rồi hãy ra hiệu tiếp.
refused-sign-limit = Bạn đã ra hiệu hết lượt của ván này.
refused-untrue-sign = Chỉ ám hiệu thật: bài của bạn không cho phép ám hiệu đó.
refused-unknown-sign = Bàn này không có ám hiệu đó.
refused-past = Muộn mất rồi.
refused-nothing-seen = Bạn chưa thấy ám hiệu nào của người khác.
refused-silent = Bàn này chơi im lặng.
refused-bad-speech = Ở đây không nói câu đó được.

# Tập luyện

train-title = Tập ám hiệu
train-game = Tập kiểu nào?
train-guess = Đoán ám hiệu
train-pass = Chuyển ám hiệu
train-set = Dùng bảng ám hiệu nào?
train-show = Xem, { $seconds } giây
train-next = Tiếp, { $seconds } giây
train-ask = Nghĩa là gì?
train-right = Đúng rồi!
train-wrong = Chưa đúng.
train-is = Vừa rồi là { $gesture }: { $sign }.
train-aces = các con át
train-row = Đúng { $right }/{ $tries }; liên tiếp { $row }, kỷ lục { $best }
train-wink = Nháy mắt, { $seconds } giây
train-again = Lần nữa
train-lead-guess = Một gương mặt ra hiệu, càng lúc càng nhanh: nghĩa là gì?
train-lead-pass = Xem đầu quay về đâu là biết ai đang nhìn ai. Hãy ra hiệu khi chỉ có đồng đội nhìn bạn.
train-wait = Rình đúng lúc nhé.
train-opponent = Đối thủ
train-watches = đang nhìn bạn
train-saw = đã thấy
train-glimpsed = thoáng thấy
train-missed = không thấy gì
train-passed = Trót lọt!
train-failed = Hụt rồi.
train-partner-saw = Đồng đội đã thấy ám hiệu.
train-partner-glimpsed = Đồng đội chỉ thấy có gì đó động đậy.
train-partner-missed = Lúc đó đồng đội không nhìn.
train-caught = { $count ->
    [0] Không đối thủ nào thấy.
    [1] Một đối thủ đã thấy.
   *[other] Cả hai đối thủ đều thấy.
  }

## Gợi ý và xem lại

# Cao thủ sẽ đánh gì

new-hints = Gợi ý
new-hints-note = Ai đến lượt đánh có thể hỏi cao thủ sẽ đánh lá nào.
hint-ask = Gợi ý
hint-title = Cao thủ sẽ đánh gì
hint-thinking = Cao thủ đang nghĩ…
hint-worlds = { $exact ->
    [yes] Tính đến hết ván cho { $worlds } cách các lá bài kín có thể nằm. Điểm là của phe bạn trong ván này, trừ đi điểm của những người khác.
   *[no] Cân nhắc trên { $worlds } cách các lá bài kín có thể nằm. Điểm là của phe bạn trong ván này, trừ đi điểm của những người khác.
  }
hint-column-card = Lá bài
hint-column-points = Điểm mong đợi
hint-column-takes = Ăn nước
hint-column-spoils = Nước hỏng
hint-bars = Thanh càng dài, lá bài càng hứa hẹn so với các lá kia; gạch chéo: dưới không.
hint-numbers = Từng lá một
hint-ahead-spares-partner = { $own ->
    [yes] để nước cho đồng đội của bạn
   *[no] để nước cho đồng đội
  }
hint-ahead-as-good = gần như ngang bằng

# Ý đồ của lá bài, nói với người đánh; khi xem lại lá của người khác thì gọi tên từng người

plan-take = Ăn nước này: lá lớn nhất đến giờ là { $card } của { $who }.
plan-take-spoiled = Ăn nước này, đến giờ đang hỏng vì các lá ngang nhau ({ $card }).
plan-overtake = { $own ->
    [yes] Đánh đè đồng đội bạn, { $who }, người đang có lá lớn nhất ({ $card }).
   *[no] Đánh đè đồng đội của { $player }, { $who }, người đang có lá lớn nhất ({ $card }).
  }
plan-raise = Đánh cao hơn lá của { $who } ({ $card }): ai muốn ăn nước này phải tốn lá lớn hơn.
plan-take-cheaply = { $own ->
    [yes] Ăn nước này bằng lá nhỏ nhất còn ăn được: sau bạn không còn ai đánh.
   *[no] Ăn nước này bằng lá nhỏ nhất còn ăn được: sau { $player } không còn ai đánh.
  }
plan-spoil = { $you ->
    [yes] Làm hỏng nước này bằng một lá ngang: bạn dẫn nước sau.
   *[no] Làm hỏng nước này bằng một lá ngang: { $who } dẫn nước sau.
  }
plan-spoil-for-partner = { $own ->
    [yes] Làm hỏng nước này bằng một lá ngang: { $who } lại dẫn bài, còn đồng đội bạn đánh sau cùng.
   *[no] Làm hỏng nước này bằng một lá ngang: { $who } lại dẫn bài, còn đồng đội của { $player } đánh sau cùng.
  }
plan-leave-to-partner = { $own ->
    [yes] Để nước này cho { $who }, đồng đội bạn, đang ăn bằng { $card }.
   *[no] Để nước này cho { $who }, đồng đội của { $player }, đang ăn bằng { $card }.
  }
plan-count-on-partner = { $own ->
    [yes] Trông vào { $who }, đồng đội bạn, đánh sau và nhiều khả năng sẽ ăn nước này.
   *[no] Trông vào { $who }, đồng đội của { $player }, đánh sau và nhiều khả năng sẽ ăn nước này.
  }
plan-lead-high = Dẫn lá lớn để ăn nước này.
plan-lead-low = Dẫn một lá khó ăn được nước này, để những người khác phải tốn bài.
plan-draw-out = Dẫn một lá có thể ăn nước này, hoặc buộc những người khác tốn lá lớn hơn.
plan-throw-low = Bỏ nước này bằng một lá không cần giữ.
plan-save = Bỏ nước này, giữ { $card } cho nước sau.
plan-run = { $own ->
    [yes] Ăn thêm một nước liền: bạn đang đi tới mordienne.
   *[no] Ăn thêm một nước liền: { $player } đang đi tới mordienne.
  }

# Xem lại một ván đã xong

review-open = Xem lại ván này
review-title = Xem lại ván { $deal }
review-back = Trở về bàn
review-progress = Đã nghĩ xong { $done } trên { $count } lá bài.
review-done = Đã xem lại xong cả ván.
review-lost-title = Điểm mất ở đâu?
review-nothing-lost = Không lá nào làm mất điểm: chính bài chia đã quyết định ván này.
review-nothing-sure = Không lá nào chắc chắn làm mất điểm; có { $count } lá không xác định được.
review-unsettled = Còn { $count } lá khác không xác định được có làm mất điểm hay không.
review-loss = { $points ->
    [one] Nước { $trick }. { $who } đánh: { $card }. Mất một điểm.
   *[other] Nước { $trick }. { $who } đánh: { $card }. Mất { $points } điểm.
  }
review-loss-yours = { $points ->
    [one] Nước { $trick }. Bạn đánh: { $card }. Mất một điểm.
   *[other] Nước { $trick }. Bạn đánh: { $card }. Mất { $points } điểm.
  }
review-better = Tốt hơn: { $cards }.
review-loss-more = Có thể nhiều hơn: không xác định được.
review-verdict-sound = Đúng theo mọi điều có thể biết, và đúng với bài thật.
review-verdict-unlucky = Không thể biết được: theo những gì thấy được, không lá nào hứa hẹn hơn.
review-verdict-lucky = Có lá khác hứa hẹn hơn, nhưng ở đây không khác gì.
review-verdict-mistake = Có thể biết được: có lá khác hứa hẹn hơn.
review-verdict-open = { $promising ->
    [yes] Đúng theo mọi điều có thể biết; với bài thật thì không xác định được lá này có làm mất điểm hay không.
   *[no] Có lá khác hứa hẹn hơn; với bài thật thì không xác định được lá này có làm mất điểm hay không.
  }
review-plays = Từng lá một
review-previous = Lá trước
review-next = Lá sau
review-place = Lá { $number } trên { $count }
review-played = { $you ->
    [yes] Nước { $trick }. Bạn đánh: { $card }.
   *[no] Nước { $trick }. { $who } đánh: { $card }.
  }
review-value = Giá trị của ván đối với phe bạn ở từng lá, khi nhìn thấy mọi lá bài
review-so-far = Nước bài đến lúc này
review-leads = Lá này dẫn nước.
review-question-known = Theo điều có thể biết
review-question-open = Với bài thật
review-column-worth = Điểm khi thấy mọi lá
review-range = { $range }: ít nhất { $low }, nhiều nhất { $high }; không đủ thời gian để xác định.
review-mark-played = đã đánh
review-mark-best = tốt nhất
review-plan = { $you ->
    [yes] Cao thủ ở chỗ bạn hẳn đã nghĩ: “{ $plan }”
   *[no] Cao thủ ở chỗ { $who } hẳn đã nghĩ: “{ $plan }”
  }
review-beliefs = { $you ->
    [yes] Bạn có thể biết gì về các lá bài kín
   *[no] { $who } có thể biết gì về các lá bài kín
  }
review-beliefs-note = Khả năng, tính bằng phần trăm, có một lá bậc ấy ở đó. Số có khung: lá ấy có ở đó thật.
review-beliefs-nobody = Không ai
review-belief = { $held ->
    [yes] { $step }: { $percent }, và có ở đó thật
   *[no] { $step }: { $percent }
  }

## Cửa sổ lệnh

# Lá bài, và những từ gõ được: từ đầu được hiện ra, từ nào cũng hiểu

terminal-card = { $name } ({ $code })
terminal-typed-yes = có co c
terminal-typed-no = không khong k
terminal-typed-pass = thôi thoi
terminal-typed-concede = thua
terminal-typed-surrender = hàng hang
terminal-typed-announce = mordienne
terminal-typed-agree = thuận thuan
terminal-typed-disagree = chống chong
terminal-typed-accept = nhận nhan
terminal-typed-refuse = không khong
terminal-typed-decline = nhường nhuong
terminal-typed-help = giúp giup ?
terminal-typed-hand = bài bai
terminal-typed-table = bàn ban
terminal-typed-last = trước truoc
terminal-typed-ladder = thang
terminal-typed-score = điểm diem
terminal-typed-quit = thoát thoat

# Câu hỏi

terminal-ask-cut = Bạn nhấc mấy lá, từ 1 đến 47? (Enter: 24)
terminal-ask-vote = Bạn có hát không? (có / không)
terminal-ask-discard = Bỏ { $count } lá (số, mã, hoặc tên cách nhau bằng dấu phẩy):
terminal-ask-declare = Bạn muốn xướng gì? Gõ một trong các từ trên. (Enter: không xướng)
terminal-ask-answer = Bạn trả lời sao? Gõ một trong các từ trên.
terminal-ask-play = Bạn đánh lá nào (số, mã hoặc tên; hoặc gõ giúp):
terminal-ask-another = Chơi trận nữa không? (có / không)

# Trả lời chưa rõ

terminal-yes-or-no = Bạn trả lời có hoặc không nhé.
terminal-no-number = “{ $text }” không phải là số lá.
terminal-no-such-word = “{ $text }” không trả lời câu hỏi này.
terminal-no-card-numbered = Bạn chỉ có { $count } lá: không có lá số { $number }.
terminal-unknown-card = “{ $text }” không phải lá bài nào. Hãy gõ số, mã (như Ks) hoặc tên lá.

# Diễn biến

terminal-welcome = Aluette. Luật: { $rules }. Câu hỏi nào cũng có thể gõ giúp.
terminal-drew = { $name } bốc được { $card }.
terminal-seated-alone = Bạn ngồi ghế { $name } và chơi một mình.
terminal-seated-pair = Bạn ngồi ghế { $name }, đồng đội ngồi ghế { $partner }.
terminal-seated-three = Bạn ngồi ghế { $name }, hai đồng đội ngồi ghế { $first } và { $second }.
terminal-first-dealer = { $name } chia ván đầu.
terminal-deal = Ván { $number }. Người chia: { $dealer }.
terminal-cut = { $name } nhấc { $count } lá, rồi bài được chia.
terminal-vote = { $vote ->
    [yes] { $name } hát.
   *[no] { $name } không hát.
  }
terminal-vote-by-you = { $vote ->
    [yes] Bạn hát.
   *[no] Bạn không hát.
  }
terminal-not-sung = Không hát, nọc để nguyên.
terminal-sung = { $left } và { $right } lấy mỗi người { $count } lá nọc.
terminal-received = Bạn nhận { $count } lá:
terminal-discarded = { $name } bỏ { $count } lá.
terminal-declared-pass = { $name }: không xướng gì.
terminal-declared-concede = { $name } muốn chịu thua ván này.
terminal-declared-surrender = { $name } muốn xin hàng.
terminal-declared-announce = { $name } xướng mordienne.
terminal-declared-agree = { $name } đồng ý.
terminal-declared-disagree = { $name } không đồng ý.
terminal-declared-accept = { $name } nhận.
terminal-declared-refuse = { $name } không nhận.
terminal-declared-decline = { $name } nhường.
terminal-played = { $name }: { $card }
terminal-trick-won = { $count ->
    [1] { $name } ăn nước này, nước đầu tiên của mình.
   *[other] { $name } ăn nước này, giờ có { $count } nước.
  }
terminal-trick-spoiled = Hỏng: không ai được nước này. { $leader } dẫn nước sau.
terminal-last-trick-won = { $name } đã ăn nước này.
terminal-last-trick-spoiled = Hỏng: không ai được nước này.
terminal-first-with-two = { $name }, người đầu tiên có hai nước, lật ngửa { $card }.
terminal-first-with-three = { $name }, người đầu tiên có ba nước, lật ngửa { $card } và { $other }.
terminal-most-tricks = { $name } thắng ván nhờ số nước.
terminal-nobody-scores = Không ai được điểm.
terminal-scores-played = { $team } được { $points } điểm.
terminal-scores-mordienne = Mordienne! { $team } được { $points } điểm.
terminal-scores-conceded = Một phe chịu thua: { $team } được một điểm.
terminal-scores-surrendered = Lời xin hàng được nhận: { $team } được một điểm.
terminal-scores-declined = Một phe nhường: { $team } được một điểm.
terminal-match-won-by-you = { $team } thắng trận: bạn đánh hay lắm!
terminal-match-won = { $team } thắng trận.
terminal-match-drawn = Trận hòa.
terminal-match-unfinished = Trận chưa xong.
terminal-goodbye = Hẹn gặp lại. --seed { $seed } sẽ chia lại đúng bài này.

# Những thứ xem được

terminal-hand = Bài của bạn:
terminal-your-seat = { $name } (bạn)
terminal-no-trick-yet = Ván này chưa xong nước nào.
terminal-target-points = Trận chơi đến { $number } điểm.
terminal-target-deals = Trận có { $number } ván.
terminal-deals-done = Số ván đã xong: { $count }.
terminal-score-of = { $team }: { $points } điểm
terminal-ladder = Thang bậc, từ lớn đến nhỏ:
terminal-ladder-note = Hai lá cùng bậc, cùng lớn nhất trong nước, làm hỏng nước đó.
terminal-help =
    Lúc nào cũng được đánh bất cứ lá nào. Lá lớn nhất ăn nước; nếu các lá
    lớn nhất bằng nhau thì nước hỏng, không ai được.
    Ai ăn nhiều nước nhất thì thắng ván cho phe mình; bằng nhau thì ai đạt
    số đó trước sẽ thắng.
    Gọi lá bài bằng số thứ tự trên tay (3), bằng mã (Ks) hoặc bằng tên.
    Còn gõ được: bài, bàn, trước (nước vừa rồi), thang (bậc), điểm, thoát.
terminal-column-seat = Ghế
terminal-column-card = Nước này
terminal-column-tricks = Số nước
terminal-column-turned-up = Lật ngửa

# Trả lời của score, trick, deal, rules, replay và solve

# $value là số điểm, như +1, hoặc hai số với … ở giữa khi chưa rõ.
terminal-solve = Đến lượt { $seat } đánh. Nếu mọi lá bài đều ngửa, { $team } có thể được { $value } so với những người khác.
terminal-column-solved-card = Lá bài
terminal-column-solved-points = Điểm

terminal-train = Đã chơi { $games } ván. Trọng số nằm trong { $file }. Số điểm mỗi ván hơn lời khuyên của sách:
terminal-train-bar = Huấn luyện
terminal-train-how = { $games } ván, { $speed } ván mỗi giây, { $points } so với sách
terminal-train-stopped = đã dừng; cùng lệnh đó với --resume sẽ tiếp tục từ { $file }
terminal-column-rules = Luật

terminal-score = { $mordienne ->
    [yes] { $winner } thắng ván bằng mordienne: { $team } được { $points } điểm.
   *[no] { $winner } thắng ván: { $team } được { $points } điểm.
  }
terminal-score-nobody = Nước nào cũng hỏng: không ai được điểm.
terminal-trick-won-by-place = Lá thứ { $place }, { $card }, ăn nước này và dẫn nước sau.
terminal-trick-spoiled-by-place = Hỏng: không ai được nước này. Người đánh lá thứ { $next } dẫn nước sau.
terminal-dealer = người chia
terminal-talon = nọc
terminal-sign-held = có { $cards }
terminal-sign-pointer = chỉ mượn ám hiệu để tính bậc, và có { $cards }
terminal-sign-intention = một ý định, không báo lá nào
terminal-sign-no-reading = Không còn ai có thể cầm bài như vậy.
terminal-sign-no-message = Không ám hiệu nào báo được những lá này.
terminal-rules-key = Luật
terminal-rules-value = Giá trị
terminal-rules-source = Nguồn
terminal-column-deal = Ván
terminal-column-dealer = Người chia
terminal-column-ended = Kết thúc
terminal-column-winner = Nhiều nước nhất
terminal-column-team = Được điểm
terminal-column-points = Điểm
terminal-column-score = Tỷ số
terminal-ended-played = đánh hết
terminal-ended-conceded = chịu thua
terminal-ended-surrendered = đầu hàng
terminal-ended-declined = nhường
terminal-ended-penalty = phạt
terminal-ended-unfinished = dở dang

# Câu trả lời của arena

terminal-arena-deals = Số ván
terminal-arena-title = Điểm mỗi ván, { $rules }, { $number } ván
terminal-arena-once = Các khoảng đúng ở mức 95 % với số ván này, nếu số ván đã được định trước.
terminal-arena-always = Các khoảng đúng ở mức 95 %, dù dừng lúc nào.
terminal-column-arena-bots = Máy
terminal-column-arena-deals = Số ván
terminal-column-arena-points = Điểm mỗi ván
terminal-column-arena-interval = Khoảng
terminal-column-arena-bot = Máy
terminal-column-arena-against-all = Với tất cả
terminal-column-arena-rating = Xếp hạng
terminal-column-arena-overtakes = Ăn nước của đồng đội
terminal-column-arena-thrown = Đánh phí, trên số lá cuối
terminal-column-arena-thrown-of-chances = Đánh phí, trên số dịp
terminal-column-arena-milliseconds = ms tính toán, trung bình … 99 %

# Xem lại

terminal-review = { $count ->
    [0] Ván { $deal }: không lá bài nào làm mất điểm; bài chia đã quyết định.
   *[other] Ván { $deal }: { $count } lá bài làm mất điểm khi nhìn thấy mọi lá; lá đắt nhất đứng trước.
  }
terminal-review-unsettled = Ván { $deal }: không lá nào chắc chắn làm mất điểm; có { $count } lá không kịp xác định.
terminal-column-trick = Nước
terminal-column-card-played = Đã đánh
terminal-column-lost = Điểm mất
terminal-column-better = Lá tốt hơn
terminal-column-known = Có thể biết không?
terminal-verdict-mistake = có: một lá khác hứa hẹn hơn
terminal-verdict-unlucky = không: lá ấy không kém lá nào
