import type { ArticleSource } from '../article-blocks.ts';
import { text } from '../text.ts';
import { designer, h, image, p, product, quote } from './blocks.ts';

export const tenCentimetresWide: ArticleSource = {
  slug: 'ten-centimetres-wide',
  title: text('Ten centimetres wide', '幅十センチ'),
  dek: text(
    'In Kumasi the loom decides the width, the weaver the meaning, and the tailor has to listen to both.',
    'クマシでは、幅は織機が、意味は織り手が決めます。仕立屋は、その両方に耳を傾けます。',
  ),
  section: 'makers',
  tags: ['weaving', 'ghana', 'what-a-trip'],
  author: 'quist',
  status: 'draft',
  daysAgo: 2,
  body: {
    en: [
      p(
        'The warp comes down the street to meet you. It is thirty metres long, held at the far end by a stone on a sledge, and it creeps toward the courtyard a hand’s breadth at a time, as the weaver winds on. Children step over it without looking. A goat is more careful. At closing time somebody walks out, picks up the stone, and carries it home like a kite that has been brought in.',
      ),
      p(
        'Inside there are twenty-four looms and as many radios. The looms are narrow, not much wider than the men who sit in them, and what they make is narrower still: a strip of about ten centimetres. All kente is built out of such strips. Sewn edge to edge, twenty-two or twenty-four of them make a cloth which a man can wear over his shoulder; and where the blocks of pattern meet across the seams, or on purpose do not, is where one sees who has been thinking.',
      ),
      h('The name of a pattern'),
      p(
        'Every warp has a name, and the weft blocks have others. Some are for queens. Some are for events, an election, a road. The one that Kojo Amanfi ordered for his shirts is called, more or less, “one man does not rule a nation”. It has been woven here since before there was one. “You should know what you are saying,” says the master weaver, Opanyin Kwabena Tuffour, who is in his seventies and weaves without shoes, the heddle cords between his toes. “People wear a proverb and they think it is a colour.”',
      ),
      p(
        'He has the right to refuse, and so has everybody in the courtyard. Last year a hotel wanted the queen’s pattern on cushions. They were offered “the kitchen is never too small”, and took it, and it looks very well.',
      ),
      quote('People wear a proverb and they think it is a colour.', 'Opanyin Kwabena Tuffour'),
      image('producer/adwenkese-looms/cover', 'Strips before joining.'),
      h('Never across'),
      p(
        'Amanfi drew trousers for years before he dared to touch kente. What stopped him was the cutting. Across the strip the threads are loose: one snip, and a day of weaving begins to come undone. Also, and he says this more quietly, it is rude. “He made an edge on both sides. Who am I to add a third?”',
      ),
      p(
        'So the shirt is designed around the width. Two strips to each front, four to the back, one to a sleeve; the collar is a strip folded lengthwise. The only cuts are at the ends, and every one is bound by the weaver himself before it leaves. It follows that there are no half-sizes. A medium is eight strips and a large is nine, and if you are between the two you may choose, as Amanfi puts it, between being held and being visited.',
      ),
      product('adum-shirt-mustard'),
      h('The long coat'),
      p(
        'He has broken the rule of price once, and that of the strip never. The coat for the festival was woven by six men, twenty-two strips, silk on cotton, on six looms next to each other so that the blocks would agree. It took them from Easter to the rains. When it was sewn, they came to Accra in a minibus to see it on a person. One of them walked around it twice and found, under the left arm, where his own strip met that of his neighbour. He put his thumb on the place. It matched, he said, to the thread; and then he said that for eleven years his neighbour had been beating the weft too hard, and that he wanted this to be noted.',
      ),
      product('durbar-coat'),
      h('What goes in writing'),
      p(
        'With every order from the courtyard goes a sheet of paper: who wove it, when, the names of the warp and of the blocks, and what they mean. It is typed by the secretary of the cooperative, on a machine with no letter k, so that she puts in the ks by hand. Amanfi prints the proverb on the label. He is asked, sometimes, to leave it off, since it might put people off to know.',
      ),
      p(
        '“To know what?” he says. He has the label in his hand, the shirt over his arm, and he reads it out, in Twi and then in English, for the pleasure of it. Outside, the stone on its sledge moves another ten centimetres nearer home.',
      ),
      designer('kojo-amanfi'),
    ],
    jp: [
      p(
        '経糸のほうから、通りを迎えに来ます。長さ三十メートル。向こうの端は橇に載せた石が押さえ、織り手が巻き取るたびに、手のひらの幅ずつ中庭へ近づいてくる。子どもたちは見もせずにまたぎ、山羊はもう少し慎重です。店じまいには誰かが歩いて行って石を拾い上げ、凧を取り込むように抱えて帰ります。',
      ),
      p(
        '中には織機が二十四台、ラジオも二十四台。織機は座る男の肩幅ほどしかなく、織られるものはもっと細い。およそ十センチの帯です。ケンテはすべて、この帯からできています。二十二本か二十四本を耳で継げば、男が肩に掛ける一枚に。柄の段が継ぎ目の向こうと合っているか、あるいはわざと外してあるか。誰がものを考えていたかは、そこに出ます。',
      ),
      h('柄の名前'),
      p(
        '経糸には名があり、緯の段には別の名があります。女王のための名、出来事のための名、選挙や、道路の名。コジョ・アマンフィがシャツのために注文した柄は、訳せば「一人では国を治めず」。国ができる前から、ここで織られています。「何を言っているのか、知っておくべきだ」と、親方のクワベナ・トゥフオ翁。七十代、裸足の指に綜絖の紐をはさんで織ります。「ことわざを着ているのに、みんな色だと思っている」。',
      ),
      p(
        '翁には断る権利があり、中庭の誰にもあります。去年、あるホテルが女王の柄をクッションに欲しがりました。代わりに勧められたのが「台所は狭すぎることがない」。ホテルはそれを選び、よく似合っているそうです。',
      ),
      quote('ことわざを着ているのに、みんな色だと思っている。', 'クワベナ・トゥフオ翁'),
      image('producer/adwenkese-looms/cover', '継ぐ前の細布。'),
      h('横には裁たない'),
      p(
        'ケンテに手をつけるまで、アマンフィは何年もパンツばかり描いていました。ためらわせたのは鋏です。帯を横に切れば、糸はほどけはじめる。一日分の織りが、ひと鋏で。それに、と声を落として、失礼なのだと言います。「両側に耳をつくってくれたんです。三つ目をつくるなんて、ぼくは何様でしょう」。',
      ),
      p(
        'だからシャツは、幅から設計されます。前身頃に二本ずつ、背に四本、袖に一本。衿は縦に折った一本です。切るのは端だけで、そのすべてを、納める前に織り手自身がかがります。したがって中間のサイズはありません。Mは八本、Lは九本。あいだの人は選べます。アマンフィの言葉では、抱きしめられるか、訪ねてもらうか。',
      ),
      product('adum-shirt-mustard'),
      h('長い衣'),
      p(
        '値段の決まりは一度だけ破り、帯の決まりは一度も破っていません。祭りの長衣は、六人の男が二十二本を、綿に絹で、隣りあう六台で織りました。柄の段が合うように。復活祭から雨季までかかりました。縫い上がると、人が着たところを見に、乗合バスでアクラまでやって来ます。ひとりがまわりを二度めぐり、左の腕の下に、自分の帯と隣の男の帯が出会う場所を見つけました。そこに親指を当て、糸一本まで合っている、と言いました。それから、この男は十一年、緯糸を強く打ちすぎている、そのことも書いておいてほしい、と。',
      ),
      product('durbar-coat'),
      h('書面になること'),
      p(
        '注文には一枚の紙が付きます。誰が、いつ織ったか。経糸の名、段の名、その意味。打つのは組合の書記で、タイプライターにはkの字がなく、kだけ手で書き入れます。アマンフィは、ことわざを札に刷ります。外してほしいと頼まれることもあります。知ると、買いにくくなる人がいるかもしれないから。',
      ),
      p(
        '「知るって、何を？」。札を手に、シャツを腕に掛けて、彼は読み上げます。トウィ語で、それから英語で、ただ楽しいから。外では橇の石がまた十センチ、家に近づきました。',
      ),
      designer('kojo-amanfi'),
    ],
  },
};
