import type { ArticleSource } from '../article-blocks.ts';
import { text } from '../text.ts';
import { h, note, p, product, quote } from './blocks.ts';

export const theIronIsNeverOff: ArticleSource = {
  slug: 'the-iron-is-never-off',
  title: text('The iron is never off', 'アイロンの火は落とさない'),
  dek: text(
    'A coat of ours can be opened, laid flat and folded again. Here is how, for those who own one.',
    '私たちのコートは、開いて、平らに戻し、畳み直せます。お持ちの方のために、その手順を書きました。',
  ),
  section: 'makers',
  tags: ['folding', 'repair', 'tokyo'],
  author: 'ito-kasumi',
  status: 'draft',
  daysAgo: 3,
  returned:
    'We would like to run this. Please say in the third part how long the cloth should rest, and give the numbers of the irons in both languages.',
  pictures: { cover: 'design/crease-line-coat-ink/macro' },
  body: {
    en: [
      p(
        'People write to us in the first winter. The coat has been in the rain, or in a suitcase under somebody else’s shoes, and the fold across the back has gone soft. They ask where to send it. We answer that they can send it to us, and that they need not.',
      ),
      p(
        'My grandmother kept other people’s kimono. What came into the house was washed in strips, unpicked along every seam, and dried on boards in the yard; when it was sewn together again it had forgotten the stains and remembered the shape. I grew up believing that a garment is a temporary arrangement. The coats upstairs are still made in that belief. There is no dart in them. Every curve is a rectangle that has been told to bend.',
      ),
      h('Before you begin'),
      p(
        'You want a table, a wool blanket folded in four, a cotton cloth that has been boiled once, and a bowl of water. An iron without steam is better than an iron with it, since steam decides for you where the water goes. Ours are two: one of two kilos for the body, one of four hundred grams for the collar.[^1] Nobody needs both. A heavy one used slowly will do the work of a light one used well.',
      ),
      p(
        'Open the coat. Seven buttons hold the folds from inside, along the spine and under each arm; undo them from the hem upwards. The back now falls out into a single piece of cloth, a little over a metre and a half wide, and you will see faint lines in it. These are not marks of wear. They are the drawing.',
      ),
      quote('A garment is a temporary arrangement.', 'Ito Kasumi'),
      h('Flat, and then not'),
      p(
        'Lay the cloth on the blanket with its right side down. Wet the cotton, wring it until it no longer drips, and put it over the first line. Set the iron on it and lift it again; never push. Pushing stretches the weft, and a stretched fold opens as soon as you sit down. Count to eight, move by the width of the iron, and go on to the end of the line.',
      ),
      p(
        'When the whole piece is flat and still warm, leave it. This is the part that everybody skips. Wool keeps the shape in which it cools, which is the entire secret of tailoring and the reason why our iron is never off: somebody is always waiting for something to get cold. Hang it over a rail, go out, buy bread.',
      ),
      p(
        'Then fold along the drawing, from the shoulder downwards, and press each fold once from the inside. Close the buttons from the top. If a fold will not lie, it is nearly always the one above it that is wrong; open that one and the rest follows. After the third time you will no longer need to look.',
      ),
      product('crease-line-coat-ink'),
      h('What you must not do'),
      p(
        'Do not send it to be dry-cleaned with the folds closed. The solvent is harmless, the press afterwards is not: it will iron your coat into the idea that a machine has of a coat. Do not steam it on a hanger. And if a moth has been there before you, stop before you fold anything, because a hole in the flat cloth is five minutes of darning and a hole in a pressed edge is an evening.',
      ),
      p(
        'All of this takes two hours the first time and forty minutes from then on. I am told that this is long. A coat of ours is made in thirty-one hours, by people who know each other, and it is meant to be here in thirty years; forty minutes each winter is what it costs to stay on good terms with it.',
      ),
      note(
        1,
        'Flat irons for tailors, cast in Kawaguchi; the shop that sold them closed in 1998, and we have been looking after the two ever since.',
      ),
    ],
    jp: [
      p(
        '最初の冬に、よくお便りをいただきます。雨に濡れた、旅行鞄のなかで誰かの靴の下になっていた、そうして背中の折目が甘くなってしまった、と。どこへ送ればよいでしょうか、と尋ねられます。もちろんお送りください、けれど、ご自分でも直せますよ、とお返事しています。',
      ),
      p(
        '祖母は、よその家の着物を預かる仕事をしていました。家に入ってきたものは縫い目をすべて解かれ、反物に戻して洗われ、庭の板に張って干されます。もう一度縫い合わせるころには、しみのことは忘れ、形のことは覚えている。衣服とは、ひとまずの約束ごとなのだと思いながら育ちました。二階のコートは、いまもその考えで作られています。ダーツは一本もありません。どの曲線も、曲がるように言い聞かせた長方形です。',
      ),
      h('はじめる前に'),
      p(
        '用意していただくのは、机、四つに畳んだ毛布、一度煮沸した綿の当て布、水を張った鉢です。アイロンはスチームのないもののほうが向いています。スチームは、水の行き先を勝手に決めてしまうからです。私たちの仕事場には二台あります。身頃に使う二キロのものと、衿に使う四百グラムのもの。[^1]両方をそろえる必要はありません。重いものをゆっくり使えば、軽いものを上手に使うのと同じ仕事をしてくれます。',
      ),
      p(
        'コートを開きます。背筋と両脇の内側に、折目を留めているボタンが七つあります。裾のほうから順に外してください。すると背中は、幅一メートル半あまりの一枚の布になって落ちてきます。うっすらと線が見えるはずです。着古した跡ではありません。それが図面です。',
      ),
      quote('衣服とは、ひとまずの約束ごと。', '伊藤霞'),
      h('平らにして、また折る'),
      p(
        '毛布の上に、表を下にして広げます。当て布を濡らし、しずくが落ちなくなるまで絞って、最初の線の上に置いてください。アイロンは載せて、持ち上げる。決して滑らせません。滑らせると緯糸が伸び、伸びた折目は、腰を下ろしたとたんに開きます。八つ数え、アイロンの幅だけずらして、線の終わりまで進みます。',
      ),
      p(
        '全体が平らになり、まだ温かいうちに、手を止めます。皆さんが飛ばしてしまうのが、ここです。ウールは、冷めたときの形を覚えます。仕立ての秘密はそれだけで、仕事場の火が落ちないのもそのためです。いつも誰かが、何かの冷めるのを待っている。竿に掛けて、パンでも買いに出かけてください。',
      ),
      p(
        'それから、図面の線に沿って、肩から下へ折っていきます。ひと折りごとに、内側から一度だけ押さえます。ボタンは上から留めてください。どうしても落ち着かない折目があるときは、たいていその一つ上が違っています。そこを開けば、あとは自然についてきます。三度目からは、もう見なくても折れるでしょう。',
      ),
      product('crease-line-coat-ink'),
      h('なさらないでほしいこと'),
      p(
        '折目を閉じたままドライクリーニングに出さないでください。溶剤は害になりませんが、仕上げのプレスがいけません。機械の考えるコートの形に、押し固められてしまいます。ハンガーに掛けたままのスチームも、お控えください。もし先に虫が来ていたら、折る前に手を止めること。平らな布の穴なら繕うのに五分、折り山にかかった穴なら一晩かかります。',
      ),
      p(
        'はじめは二時間、慣れれば四十分の作業です。長いと言われることもあります。私たちのコートは、互いをよく知る人たちの手で三十一時間かけて作られ、三十年後にもここにあるつもりでいます。ひと冬に四十分。仲よく付き合っていくには、ちょうどよい時間だと思っています。',
      ),
      note(1, '川口で鋳造された仕立て用の平アイロン。扱っていた店は一九九八年に閉じ、以来、二台の世話を引き継いでいます。'),
    ],
  },
};
