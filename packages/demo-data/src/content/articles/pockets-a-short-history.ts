import type { ArticleSource } from '../article-blocks.ts';
import { text } from '../text.ts';
import { h, note, p, product, quote } from './blocks.ts';

export const pocketsAShortHistory: ArticleSource = {
  slug: 'pockets-a-short-history',
  title: text('Pockets: a short history', 'ポケット小史'),
  dek: text(
    'Where people keep things says who they are expected to be.',
    'どこに物をしまうかは、どうあることを期待されているかを語ります。',
  ),
  section: 'culture',
  tags: ['history', 'details'],
  author: 'quist',
  status: 'unpublished',
  daysAgo: 4,
  body: {
    en: [
      p(
        'For most of history a pocket was not a part of anything. It was a bag. You tied it around your waist, beneath your skirts or outside your breeches, and it could be lost, stolen, lent, left in a will. Lucy Locket’s, in the rhyme, was found by Kitty Fisher with not a penny in it but a ribbon around it; no one who hears this as a child wonders how you lose a pocket.',
      ),
      p(
        'About the end of the seventeenth century tailors began to sew them into men’s coats. It was a small change in construction and a large one in life. A man’s possessions had become an aspect of his body. He patted himself and knew who he was. A woman’s stayed in a bag under three layers of cloth, roomy enough for scissors, keys, a prayer book, an apple; and then, around 1790, dresses narrowed until there was no room for the bag either, and what took its place was a thing on a string, that she had to hold.[^1]',
      ),
      h('The inside of the sleeve'),
      p(
        'The kimono solved it otherwise. The sleeve is closed below the wrist and makes a pouch; in the fold of the front, above the sash, is another. Neither has an edge that one can see. Things are simply in you. When in the Edo period the tobacco pouch and the medicine case wanted somewhere to be they were hung from the sash by a cord, with a carved toggle, and the toggle became an art for the reason that it was the only part that showed.',
      ),
      p(
        'Merchants in Osaka, whom the law forbade to look rich, put their money in pockets on the inside and, so the story goes, lined them with silk that was worth more than the coat. Haruo Senba likes this story. His corduroy vest presents to the world two clean fronts. Within there are four pockets, each made to a measure: passport, notebook, card case, pen.',
      ),
      product('merchant-vest'),
      quote('A man patted himself and knew who he was. A woman had a thing on a string, that she had to hold.'),
      h('False ones'),
      p(
        'Of all the lies in clothing the sewn-up pocket is the most mysterious. There is a flap, there is a welt, there may be a button; behind it there’s nothing. We are told it is for the line. But a shallow bag of thin cotton costs the line nothing at all, as every designer knows who has been made to add one. In a survey of jeans, some years ago, the front pockets of the women’s were half as deep as those of the men’s, and in most of them a hand didn’t fit. Nobody had decided this. It was merely the case.',
      ),
      p(
        'Adaeze Obinwa, who dresses Lagos for its weddings, puts pockets into gowns. They’re in the side seam, cut deep, weighted at the bottom so they swing shut. “A woman at a reception has a phone, lipstick, an envelope of cash to spray on the dancers, and someone’s baby,” she says. “And you want me to give her a clutch?”',
      ),
      product('lagoon-dress-ultramarine'),
      h('What to put where'),
      p(
        'The modern pocket has more or less been designed by the telephone, which is the wrong shape for every pocket there was. It has killed the ticket pocket, stretched the hip, and made the breast pocket a hazard to anyone who bends. Winifred Askern, in London, ignores it, and makes hers to fit a paperback. Bora Seomun has one hidden in the back of a coat, flat between the shoulder blades, for cycling; and Thandeka Moloisi’s swimming shorts have pockets made of net, so that what you put in them must be something you don’t mind losing.',
      ),
      p(
        'I’ve come to believe that one could write somebody’s life from an inventory of what they carry and where. My grandmother’s apron had one pocket, in front, as wide as herself. Pegs, string, a stub of pencil, seeds, whatever had been found in another pocket before it went in the wash. When she sat down, she would put both her hands inside it, and there they would stay. I never asked what she was holding. It may be that this is what they are for.',
      ),
      note(1, 'The reticule, mocked at its first appearance as a “ridicule”.'),
    ],
    jp: [
      p(
        '歴史のほとんどのあいだ、ポケットは何かの一部ではありませんでした。袋だったのです。腰に紐で結び、スカートの下やズボンの外に下げる。失くし、盗まれ、貸し、遺言で譲ることもできました。英国のわらべ歌に、ルーシー・ロケットがポケットを失くし、キティ・フィッシャーが見つける、というのがあります。子どもの頃に聞いて、ポケットをどうやって失くすのかと思う人は、なぜかいません。',
      ),
      p(
        '十七世紀の終わり頃、仕立屋が男の上着に縫い込みはじめました。縫製としては小さな、暮らしとしては大きな変化です。男の持ち物は、身体の一部になりました。自分を叩けば、自分が誰だかわかる。女の持ち物は、三枚の布の下の袋のままでした。鋏も鍵も祈祷書も林檎も入る、大きな袋です。ところが一七九〇年頃、ドレスが細くなり、袋の場所までなくなります。代わりに現れたのは、紐のついた小さなもの。手で持っていなければなりません[^1]。',
      ),
      h('袖のなか'),
      p(
        '着物の解き方は違いました。袖は手首の下で閉じ、袋になります。帯の上、打ち合わせのなかにもうひとつ。どちらにも、見える縁はありません。物はただ、身のうちにあるのです。江戸の世に煙草入れや印籠が居場所を求めたとき、それは紐で帯から下げられ、彫りのある根付で留められました。根付が芸術になったのは、そこだけが見えたからです。',
      ),
      p(
        '贅沢を禁じられた大坂の商人は、懐の内側に物入れをつくり、着物より高い絹で裏をつけた、という話があります。仙波春生の好きな話です。彼のコーデュロイのベストは、表に何も見せません。内側にポケットが四つ。旅券、手帳、名刺入れ、ペン。それぞれの寸法です。',
      ),
      product('merchant-vest'),
      quote('男は自分を叩けば自分が誰だかわかった。女には、手で持っていなければならない小さなものがあった。'),
      h('嘘のポケット'),
      p(
        '服のつく嘘のなかで、縫い閉じられたポケットほど不思議なものはありません。フラップがあり、玉縁があり、ときにはボタンまであって、その向こうには何もない。線を崩さないため、と説明されます。けれど薄い綿の浅い袋で線が崩れないことは、付けさせられたことのあるデザイナーなら皆知っています。数年前のジーンズの調査では、女性用の前ポケットの深さは男性用の半分。ほとんどは手が入りませんでした。誰が決めたのでもない。ただ、そうなっていたのです。',
      ),
      p(
        'ラゴスの婚礼を着飾らせるアダエゼ・オビンワは、ドレスにポケットを付けます。脇線に、深く。底には重りを入れ、揺れて閉じるように。「披露宴の女には、電話と、口紅と、踊り手に撒くお札の封筒と、誰かの赤ちゃんがあるのよ。それなのに、小さなバッグを持たせろって言うの？」',
      ),
      product('lagoon-dress-ultramarine'),
      h('何をどこに'),
      p(
        'いまのポケットは、ほぼ電話が設計したようなものです。電話は、それまであったどのポケットにも合わない形をしています。切符入れを滅ぼし、腰を引き伸ばし、胸ポケットを、屈む人にとっての危険物にしました。ロンドンのウィニフレッド・アスカーンは電話を無視し、文庫本に合わせます。ソムン・ボラのコートには、自転車のため、肩甲骨のあいだに平らなポケットが隠れています。タンデカ・モロイシの泳げるショーツのポケットは網。失くしてもいいものだけを入れることになります。',
      ),
      p(
        '何を、どこに持っているか。その目録から、人の一生を書けるような気がしてきました。祖母の前掛けのポケットはひとつ、身幅いっぱいに。洗濯ばさみ、紐、短い鉛筆、種、洗う前によそのポケットから出てきたもの。腰を下ろすと、祖母は両手をそこに入れ、じっとしていました。何を握っているのかは、聞かずじまいです。もしかすると、そのためにあるのかもしれません。',
      ),
      note(1, 'レティキュール。登場した当初は「リディキュール（笑いもの）」と揶揄されました。'),
    ],
  },
};
