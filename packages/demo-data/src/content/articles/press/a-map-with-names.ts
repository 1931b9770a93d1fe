import type { ArticleSource } from '../../article-blocks.ts';
import { text } from '../../text.ts';
import { h, p, quote } from '../blocks.ts';

export const aMapWithNames: ArticleSource = {
  slug: 'a-map-with-names',
  title: text('A map of where clothes come from, with names', '服がどこから来るのか、名前のある地図'),
  dek: text(
    'Press release: designers, mills and shops of the marketplace on one globe.',
    'プレスリリース。デザイナー、機屋、お店を、ひとつの地球儀に。',
  ),
  section: 'press',
  tags: ['press-release', 'transparency', 'textiles'],
  author: 'quist',
  status: 'published',
  daysAgo: 138,
  pictures: { cover: 'producer/canting-wetan/cover' },
  body: {
    en: [
      p(
        'Orime has opened a map of its marketplace. Every designer, every producer and every shop that carries them stands on it at the town in which they work, with a name. A line leads from each designer to the workshops that make for them, and one may follow it in either direction.',
      ),
      p(
        'Maps of supply chains are usually drawn for auditors. This one was drawn for a person who is holding a sleeve. It shows, for instance, that a jacket designed in Kurashiki is woven in Kojima, eleven kilometres off, and that a blouse made in Paris crosses the Channel twice for a strip of lace no wider than a hand.',
      ),
      h('What is on it, and what is not'),
      p(
        'Places are shown to the town and not to the door. A workshop is listed when its owner has agreed to it; where a designer works with somebody who prefers not to be named, the line ends at the country, and the page says why. Nobody can buy a larger mark. The map makes no calculation of carbon, since the figures available to us would have been guesses with a decimal point.',
      ),
      quote('A line that ends at a country is more honest than no line, and a good deal more honest than a leaf.', 'Ama Quist, editor'),
      h('A list for those who prefer one'),
      p(
        'The globe can be turned with the mouse, the finger or the keyboard, and laid flat. Beside it there is the same thing as a list, by country, complete, for anyone who uses a screen reader or is in a hurry. In Japanese, places and people are ordered by their reading.',
      ),
      p(
        'Shops and libraries may use pictures of the map with a credit to Orime. Questions, and corrections from anybody who finds their town in the sea, to press@example.com.',
      ),
    ],
    jp: [
      p(
        'Orimeは、マーケットプレイスの地図を公開しました。すべてのデザイナー、生産者、そして取扱店が、仕事をしている町の上に、名前とともに立っています。デザイナーから作り手の工房へは線が引かれ、どちらの側からもたどれます。',
      ),
      p(
        '供給網の地図は、たいてい監査のために描かれます。この地図は、袖を手にしている人のために描かれました。倉敷でデザインされた上着が十一キロ離れた児島で織られていること、パリのブラウスが、手のひらほどの幅のレースのために海峡を二度渡ることが、見ればわかります。',
      ),
      h('載っているもの、いないもの'),
      p(
        '場所は町までで、戸口までは示しません。工房は、持ち主の同意を得て掲載しています。名前を出したくない作り手の場合、線は国で終わり、その理由を頁に記します。大きな印をお金で買うことはできません。炭素の計算もしていません。手に入る数字では、小数点のついた当て推量になってしまうからです。',
      ),
      quote('国で終わる線は、線がないよりも正直です。葉っぱの印よりは、ずっと。', 'アマ・クイスト（編集者）'),
      h('一覧でご覧になる方へ'),
      p(
        '地球儀は、マウスでも指でもキーボードでも回せ、平らに広げることもできます。隣には、同じ内容がすべて、国ごとの一覧になっています。画面読み上げをお使いの方にも、お急ぎの方にも。日本語では、地名も人名も読みの順に並びます。',
      ),
      p(
        '地図の画像は、Orimeのクレジットを添えて、店舗や図書館でお使いいただけます。ご質問、またご自分の町が海の中にあるというご指摘は、press@example.com までお寄せください。',
      ),
    ],
  },
};
