import type { ArticleSource } from '../article-blocks.ts';
import { text } from '../text.ts';
import { designer, h, image, p, product, quote } from './blocks.ts';

export const nineteenShades: ArticleSource = {
  slug: 'nineteen-shades-of-nothing-added',
  title: text('Nineteen shades of nothing added', '何も足さない、十九の色'),
  dek: text(
    'In Arequipa, colour is sorted by hand before anybody thinks of dye.',
    'アレキパでは、染めを考える前に、手が色を選り分けます。',
  ),
  section: 'makers',
  tags: ['alpaca', 'knitwear', 'peru', 'what-a-trip'],
  author: 'quist',
  status: 'published',
  daysAgo: 33,
  body: {
    en: [
      p(
        'The laboratory at Sillar Alto has a machine, a grey cabinet from Switzerland, which measures the diameter of a fibre to a tenth of a micron. It is used to check the women in the next room. In eleven years, the technician tells me, it has contradicted them four times, and in three of those cases the machine had to be recalibrated.',
      ),
      p(
        'The women are called maestras. There are fourteen of them, at slatted tables under a north light, and before each lies a fleece: the whole coat of one alpaca, opened out like a map. They work standing. The hands go over the wool as if looking for a coin in a blanket, and a tuft flies to the left, another to the right, one over the shoulder without a glance. There are seven baskets for fineness. Behind them are nineteen for colour.',
      ),
      h('White is not one colour'),
      p(
        'I had thought of it as a kind of rainbow, running from black to white by way of brown. It is not so orderly. There are three whites; the warmest goes by the name of hueso, bone. There are two fawns, light and dark, and a third called vicuña, which is neither. There are greys that are made of black and white hairs growing side by side, and one, the rarest, in which every single hair is silver. There are five browns that I could tell apart only when I was told.',
      ),
      p(
        '“How did you learn?” I asked Dominga, who has the table nearest to the door. She considered. “My mother put a white one in my left hand and a white one in my right, and asked me which was cold.”',
      ),
      quote('My mother put a white one in my left hand and a white one in my right, and asked me which was cold.', 'Dominga, maestra'),
      image('producer/hilanderia-sillar/cover', 'From bone to black: yarn before washing.'),
      h('The reasons for dyeing'),
      p(
        'Killa Ayasta grew up with that question. Her own mother sorted in a yard at four thousand metres, in a wind that took away whatever one did not hold. Now she buys from Sillar Alto, and knits with sixty women across the south of the country. About a tenth of her yarn is dyed. She is not against it: there is a red which cannot be had in any other way. But she thinks that the industry started to dye for bad reasons, chiefly that white takes colour best, so that for forty years breeders were paid more for white animals. The other colours began to die out. By the nineteen-nineties nearly nine animals in ten were white.',
      ),
      p('“Somebody decided that it was simpler,” she says, “to have one sheep and a tin of paint.”'),
      p(
        'The mill pays a premium for coloured fleece. The price is posted on its gate, by the kilo and by the shade, and the herders photograph it on their telephones and send it up the mountain. Silver costs the most, since nobody can breed it on purpose. You may get two from one mother and never another.',
      ),
      product('altiplano-cardigan-silver'),
      h('A cardigan and its animals'),
      p(
        'There are between four and five alpacas in one of Ayasta’s cardigans, more or less the spring haircut of a family. She can usually say from which valley. The knitters receive the yarn with a slip, and if a hank differs a little from the one before it they are told not to hide the change at a seam but to let it come in the middle of the back, where it looks like weather.',
      ),
      p(
        'It is light, as everybody says. The fibre is partly hollow, and holds air. But what I noticed, wearing one on the roof of the mill at six in the evening, when the sun goes and the cold arrives as if somebody had opened a door, was how it behaves in the first minute. Wool waits and then warms you. This had already begun.',
      ),
      product('salt-flat-knit'),
      h('Which was cold'),
      p(
        'On the last day Dominga let me try. She put two tufts into my hands, and I closed my eyes. I said left. She said that I was guessing, and I was. She did it again, and again, until some time in the second quarter of an hour there was a difference, not in the fingers but lower, at the base of the thumb, where one would feel a draught. I said right. She took the tufts away, looked at me for a while, and gave me a chair, which I understood to be a promotion.',
      ),
      designer('killa-ayasta'),
    ],
    jp: [
      p(
        'シジャール・アルトの検査室には、スイス製の灰色の箱があります。繊維の太さを十分の一ミクロンまで測る機械です。隣の部屋の女性たちを確かめるために使われています。十一年で、意見が食い違ったのは四度。うち三度は、校正が必要なのは機械のほうでした。',
      ),
      p(
        '女性たちはマエストラと呼ばれます。十四人。北の光の入る簀子の台に向かい、前にはそれぞれ一頭分のアルパカの毛が、地図のように広げられています。仕事は立ったまま。毛布のなかの硬貨を探すように手が動き、ひと房が左へ、ひと房が右へ、ひと房は振り返りもせず肩の向こうへ飛びます。太さの籠が七つ。その後ろに、色の籠が十九。',
      ),
      h('白は一色ではない'),
      p(
        '黒から茶を経て白へ、虹のように並ぶものと思っていました。そう整ってはいません。白が三つ。いちばん温かな白は「ウエソ」、骨と呼ばれます。淡い鹿毛と濃い鹿毛、そしてどちらでもない「ビクーニャ」。黒い毛と白い毛が隣りあって生えてできる灰色があり、もっとも希少なのは、一本一本が銀の灰色です。茶は五つ。教えられてはじめて、違いがわかりました。',
      ),
      p(
        'どうやって覚えたのですか。戸口にいちばん近い台の、ドミンガに尋ねました。少し考えて、こう言います。「母がね、左の手に白をひとつ、右の手に白をひとつ載せて、どっちが冷たい、と聞いたんだよ」。',
      ),
      quote('母が、左の手に白をひとつ、右の手に白をひとつ載せて、どっちが冷たい、と聞いたんだよ。', 'ドミンガ（選毛師）'),
      image('producer/hilanderia-sillar/cover', '骨の白から黒まで。洗う前の糸。'),
      h('染める理由'),
      p(
        'キリャ・アヤスタは、その問いとともに育ちました。母は標高四千メートルの庭で毛を選り分けていました。押さえていないものは何でも風が持っていく場所です。いま彼女はシジャール・アルトから糸を買い、南部の六十人の女性と編みます。染めるのは一割ほど。染めに反対なのではありません。ほかの方法では得られない赤があります。ただ、染めはじめた理由が良くなかったと考えています。白がいちばんよく染まるから。それで四十年、白い個体に高い値がつき、ほかの色は減っていきました。一九九〇年代には、十頭のうち九頭近くが白だったといいます。',
      ),
      p('「誰かが決めたんです。羊が一種類と、ペンキの缶があるほうが簡単だって」。'),
      p(
        'いまこの紡績所は、色のある毛に割増を払います。値段は色ごと、一キロごとに門に掲げられ、牧畜家たちは電話で写真を撮って山へ送ります。いちばん高いのは銀。狙って産ませることができないからです。同じ母から二頭生まれることもあれば、それきりのこともあります。',
      ),
      product('altiplano-cardigan-silver'),
      h('カーディガンと、その動物たち'),
      p(
        'アヤスタのカーディガン一枚には、四頭から五頭のアルパカがいます。一家族の春の散髪、といったところです。どの谷かもたいてい言えます。糸には紙が添えられ、途中で綛の色がわずかに変わったら、脇で隠さず背中の真ん中に持ってくるようにと書かれています。天気のように見えるから、と。',
      ),
      p(
        '軽い、と誰もが言います。繊維が半ば中空で、空気を抱くからです。けれど、紡績所の屋根で、夕方六時に着てみて驚いたのは、最初の一分でした。陽が落ち、戸を開け放ったように寒さが来る時刻です。羊毛は、待ってから温めてくれる。これは、もう始まっていました。',
      ),
      product('salt-flat-knit'),
      h('どちらが冷たいか'),
      p(
        '最後の日、ドミンガが試させてくれました。両手にひと房ずつ。目を閉じ、左、と答えます。当てずっぽうだね、と言われ、その通りでした。もう一度。もう一度。十五分を過ぎたあたりで、違いがありました。指ではなく、もっと下、親指の付け根、隙間風を感じるような場所に。右。彼女は房を取り上げ、しばらくわたしを眺めて、椅子を一脚くれました。昇進なのだと思います。',
      ),
      designer('killa-ayasta'),
    ],
  },
};
