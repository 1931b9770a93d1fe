import type { DesignerStyles } from '../style-source.ts';
import { text } from '../text.ts';

export const ishaniVellore: DesignerStyles = {
  designer: 'ishani-vellore',
  styles: [
    {
      key: 'monsoon-dress',
      name: 'Monsoon Dress',
      nameJp: 'モンスーンのワンピース',
      category: 'dress',
      fabric: 'poplin',
      gender: 'women',
      season: 'SS27',
      producer: 'gulmandi-block',
      materials: [['organic-cotton', 100]],
      shape: { sleeve: 'half', collar: 'v-neck', flare: 1.2 },
      make: { closure: 'pull-on' },
      text: text(
        'Hand block-printed in Jaipur with three teak blocks, each pressed about nine hundred times for one dress. Light cotton voile, lined to the knee, with a tie at the back that lets it dry fast after rain.',
        'ジャイプールで、三つのチーク材の版木を一着につき約九百回押しました。軽い綿ボイルに膝までの裏地。背中の結び紐を緩めれば、雨のあとも早く乾きます。',
      ),
      colours: [
        { colour: 'chalk', print: 'block-print', printColour: 'indigo', note: text('Indigo buti on white.', '白地に藍の小花です。') },
        {
          colour: 'blush',
          print: 'block-print',
          printColour: 'madder',
          note: text('Madder on pink, from the old Bagru recipe.', 'バグルーの古い処方による、薄紅に茜です。'),
        },
      ],
    },
    {
      key: 'winter-rajai-jacket',
      name: 'Winter Rajai Jacket',
      nameJp: 'ラジャイのジャケット',
      category: 'haori',
      fabric: 'poplin',
      gender: 'women',
      season: 'AW26',
      producer: 'gulmandi-block',
      madeToOrderDays: 30,
      text: text(
        'A quilted jacket filled with a hundred grams of carded cotton, like the Jaipur quilts that fold into a shoebox. Reversible: a dense print faces the street and a quiet stripe faces you.',
        '靴箱に収まるジャイプールの布団のように、梳いた綿を百グラムだけ詰めたキルトの羽織。裏表で着られ、外には密な柄、内には静かな縞が向きます。',
      ),
      colours: [
        { colour: 'terracotta', print: 'block-print', printColour: 'straw', note: text('Terracotta poppies.', '煉瓦色の芥子の花です。') },
      ],
    },
    {
      key: 'temple-tank-slip',
      name: 'Temple Tank Slip',
      nameJp: '沐浴場のスリップ',
      category: 'slip-dress',
      fabric: 'silk-satin',
      gender: 'women',
      season: 'SS27',
      text: text(
        'Mulberry silk from a cooperative outside Mysuru, cut straight, with a border woven in rather than sewn on. It began as half a sari and keeps the drape of one.',
        'マイソール郊外の協同組合が織った桑蚕のシルクを、まっすぐに裁ちました。縁飾りは縫い付けず、織りで出しています。もとはサリーの半分。落ち感はそのままです。',
      ),
      colours: [
        { colour: 'mustard', note: text('Turmeric gold with a plum border.', '鬱金の金に、梅紫の縁。') },
        {
          colour: 'jade',
          season: 'SS25',
          standing: 'archived',
          note: text('Jade, from the first loom-length.', '最初の一反から作った翡翠色です。'),
        },
      ],
    },
    {
      key: 'courtyard-scarf',
      name: 'Courtyard Scarf',
      nameJp: '中庭のスカーフ',
      category: 'scarf',
      fabric: 'poplin',
      gender: 'unisex',
      season: 'SS27',
      producer: 'gulmandi-block',
      text: text(
        'Mulmul so fine that two metres pass through a ring. The border is printed last, after the ground has seen sun twice, and the tassels are tied by the printer’s daughters, who set their own rate.',
        '二メートルが指輪を通るほど細いマルマル。地を二度陽に当ててから、最後に縁を押します。房は刷り師の娘たちが、自分で決めた手間賃で結びます。',
      ),
      colours: [
        { colour: 'sage', print: 'block-print', printColour: 'forest', oneOff: true, note: text('Neem green.', 'ニームの葉の緑です。') },
      ],
    },
  ],
};
