import type { ArticleSource } from '../article-blocks.ts';
import { text } from '../text.ts';
import { designer, h, p, product, quote } from './blocks.ts';

export const elevenPairsOfHands: ArticleSource = {
  slug: 'eleven-pairs-of-hands',
  title: text('Eleven pairs of hands', '十一人の手'),
  dek: text(
    'A jacket goes around a room in Naples. We followed it from bench to bench.',
    'ナポリの一室を、一着の上着がめぐります。台から台へ、あとを追いました。',
  ),
  section: 'makers',
  tags: ['tailoring', 'italy'],
  author: 'merrin',
  status: 'draft',
  daysAgo: 1,
  body: {
    en: [
      p(
        'The jacket begins on the bench by the window because that is where the light is, and the light belongs to the cutter. Gennaro has been there since 1979. He does not use a pattern. He uses a customer, a tape, and a piece of chalk worn to the shape of his thumb, and he draws on the linen from the shoulder downward, as one would draw a person one knew.',
      ),
      p(
        'Then he cuts, with shears as long as my forearm, resting the lower blade on the table so that it never leaves the wood. The sound is like somebody walking on snow. It takes nine minutes, and afterward the jacket is in twenty-six parts and looks further from being a jacket than it did before.',
      ),
      h('Hands two to five'),
      p(
        'Rosaria bastes: long white stitches that will all be taken out again. She is the only one who touches every part. Her nephew Ciro does canvas, though at this house there is little of it, a bias strip in the chest, and nothing below the second button. Two sisters share the pockets. The elder cuts the curve, which the house compares to a glass of red wine; the younger sews it by hand, from the inside, so that it seems to have been poured on.',
      ),
      p(
        'They talk the whole time. They do not talk about jackets. On the morning of my visit the subject was whether a cousin should marry, and by the time the jacket had reached the fifth bench she should.',
      ),
      quote('Forty hours, of which ten are arguing. We do not charge for the arguing.', 'Gennaro'),
      h('The shoulder'),
      p(
        'What people come here for is a shoulder without anything in it. The sleeve is cut larger than its hole, a good deal larger, and the extra is eased in by hand with a small, regular ripple, as in a shirt. A machine would make pleats of it. Don Salvatore, who does only sleeves, sews with the work in his lap and his foot on a stool, and looks out of the window. His fingers count. When he has finished he blows on it, turns it inside out over his fist and shows me: all around the armhole there is a row of small waves, like the edge of the sea in an old map.',
      ),
      p('“This is so that you can reach for your glass,” he says, and reaches for his glass.'),
      product('spaccanapoli-jacket-tobacco'),
      h('Six to ten'),
      p(
        'Buttonholes are one person, with silk, at four an hour. Collar: one person. Lining, where there is any: one person and her radio. Trousers happen in the next room and are considered to be a different country. A presser, Mimmo, deals with each stage as it comes by, and Vico Terrasi, who designs for the house and for himself, says that he is the real tailor. “The rest of us only sew. Mimmo tells it what it is.” He uses a flat-iron of eight kilos, heated on gas, and shapes the front over his own knee.',
      ),
      p(
        'By four in the afternoon of the fifth day the white stitches come out. It goes quickly. They lie on the floor like the bones of a fish.',
      ),
      product('unlined-blazer-charcoal'),
      h('The eleventh'),
      p(
        'The youngest apprentice is called Anna; she is nineteen, and came from law. Her task, for the present, is to wear. When a jacket is finished she puts it on over whatever she has on, goes down the stairs, walks three times around the courtyard with her hands in the pockets and comes up again. If it is too big she pins it behind. It is not a joke. A new jacket is polite, says Terrasi, and nobody can relax with somebody who is being polite.',
      ),
      p(
        'She came back, that evening, with the collar turned up and a bag of lemons that the porter had given her. There were creases at the elbow. She took it off and hung it by the window, where it swung a little on the hanger, and everybody stopped talking. Then Gennaro said that she should marry him, the cousin, since he was obviously not going to improve; and they went home.',
      ),
      designer('vico-terrasi'),
    ],
    jp: [
      p(
        '上着は窓際の台から始まります。光がそこにあり、光は裁断師のものだからです。ジェンナーロは一九七九年からそこにいます。型紙は使いません。使うのは客と、巻尺と、親指の形に減ったチャコだけ。リネンの上に、肩から下へ、知っている人を描くように線を引きます。',
      ),
      p(
        'それから裁つ。前腕ほどもある鋏の下の刃を台に預け、板から決して離しません。雪の上を誰かが歩くような音がします。九分。終わると上着は二十六の部分になり、はじめよりも上着から遠ざかって見えます。',
      ),
      h('二人目から五人目'),
      p(
        'ロザリアはしつけをします。すべて抜かれる運命の、長く白い針目。全部の部分に触れるのは彼女だけです。甥のチーロは芯。といってもこの家では少なく、胸に斜めの布を一枚、第二ボタンから下には何もありません。ポケットは姉妹で分け合います。姉が曲線を裁つ。この家では、赤ワインのグラスに譬える曲線です。妹が内側から手で縫い、まるで注いだように見せます。',
      ),
      p(
        'そのあいだ、ずっと喋っています。上着の話ではありません。訪ねた朝の話題は、従妹は結婚すべきかどうか。上着が五番目の台に届く頃には、すべきである、ということになっていました。',
      ),
      quote('四十時間。うち十時間は議論です。議論の分はいただきません。', 'ジェンナーロ'),
      h('肩'),
      p(
        '人がここへ来るのは、何も入っていない肩のためです。袖は、袖ぐりよりも大きく、かなり大きく裁たれ、余りをシャツのように細かく均一に波打たせながら、手でいせ込みます。機械では、ひだになってしまう。袖だけを縫うドン・サルヴァトーレは、膝に載せ、足を台に上げ、窓の外を見ながら縫います。数えるのは指です。終わると息を吹きかけ、拳にかぶせて裏返し、見せてくれました。袖ぐりをめぐる小さな波の列。古い地図の、海の縁のようです。',
      ),
      p('「グラスに手が届くように」と彼は言い、グラスに手を伸ばしました。'),
      product('spaccanapoli-jacket-tobacco'),
      h('六人目から十人目'),
      p(
        'ボタン穴は一人。絹糸で、一時間に四つ。衿は一人。裏地は、あるときは一人と、そのラジオ。トラウザーズは隣の部屋で、外国と見なされています。工程ごとにアイロンを当てるのはミンモ。この家と自分の名前の両方で服をつくるヴィーコ・テッラージは、本当の仕立屋は彼だと言います。「ぼくらは縫うだけ。おまえは上着だ、と教えるのはミンモです」。ガスで熱した八キロの鏝を持ち、前身頃は自分の膝の上で形づくります。',
      ),
      p('五日目の午後四時、白い糸が抜かれます。あっという間です。魚の骨のように、床に落ちていきます。'),
      product('unlined-blazer-charcoal'),
      h('十一人目'),
      p(
        'いちばん若い見習いはアンナ。十九歳、法律から移ってきました。いまのところ、役目は着ることです。仕上がった上着を、着ているものの上に羽織り、階段を下り、手をポケットに入れて中庭を三周し、戻ってくる。大きすぎれば背中を留めて。冗談ではありません。新しい上着は礼儀正しい、とテッラージは言います。礼儀正しい相手の前では、誰もくつろげないのだと。',
      ),
      p(
        'その夕方、彼女は衿を立て、門番にもらったレモンの袋を提げて帰ってきました。肘にはしわ。脱いで窓辺に掛けると、上着はハンガーの上で少し揺れ、みんなが黙りました。それからジェンナーロが、やっぱり結婚したほうがいい、あの男はどうせこれ以上良くならない、と言い、皆、家に帰りました。',
      ),
      designer('vico-terrasi'),
    ],
  },
};
