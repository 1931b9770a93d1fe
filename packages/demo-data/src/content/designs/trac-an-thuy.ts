import type { DesignerStyles } from '../style-source.ts';
import { text } from '../text.ts';

export const tracAnThuy: DesignerStyles = {
  designer: 'trac-an-thuy',
  styles: [
    {
      key: 'long-tunic-dress',
      name: 'Long Tunic Dress',
      nameJp: '長衣のワンピース',
      category: 'dress',
      fabric: 'silk-crepe',
      gender: 'women',
      season: 'SS27',
      madeToOrderDays: 20,
      shape: { collar: 'mock', sleeve: 'long', length: 1.1, flare: 0.6 },
      make: { waist: 'none', pockets: [] },
      text: text(
        'An áo dài loosened by two fingers everywhere and sewn up at the sides. Silk crêpe from Vạn Phúc, light enough to fly behind a motorbike and to dry before the ride home.',
        'アオザイを、どこも指二本分ゆるめ、脇を縫い閉じました。ヴァンフック村の絹クレープはバイクの後ろで翻るほど軽く、帰り道までに乾きます。',
      ),
      colours: [
        { colour: 'mist', standing: 'unconfirmed', note: text('West Lake in rain.', '雨の西湖です。') },
        { colour: 'rose', standing: 'unconfirmed', note: text('Lotus, opened.', '開いた蓮です。') },
      ],
    },
    {
      key: 'hemp-terrace-jacket',
      name: 'Hemp Terrace Jacket',
      nameJp: '麻の棚田ジャケット',
      category: 'blazer',
      fabric: 'linen',
      gender: 'women',
      season: 'SS27',
      shape: { collar: 'band' },
      make: { length: 0.9 },
      text: text(
        'Hemp pounded smooth on a stone and waxed with batik, cut as a short, square jacket. The lines climb toward the shoulder in steps, as the rice does in the hills of Hà Giang.',
        '石の上で打って滑らかにした麻に、蝋でバティックを描き、短く四角いジャケットに裁ちました。線はハザンの棚田のように、肩へ向かって段を上ります。',
      ),
      colours: [
        {
          colour: 'indigo',
          print: 'batik',
          printColour: 'mist',
          standing: 'unconfirmed',
          note: text('Indigo, beeswax, patience.', '藍と蜜蝋と、根気で。'),
        },
      ],
    },
    {
      key: 'plastic-stool-trousers',
      name: 'Plastic Stool Trousers',
      nameJp: '低い椅子のパンツ',
      category: 'trousers',
      fabric: 'linen',
      gender: 'women',
      season: 'SS27',
      shape: { width: 1.2 },
      make: { closure: 'pull-on', waist: 'elastic', pleats: 'none' },
      text: text(
        'Made for sitting twenty centimetres above the pavement with a coffee: deep rise, low gusset, an elastic waist with a flat front. They stand up as well as they sit.',
        '歩道から二十センチの椅子でコーヒーを飲むためのパンツ。股上は深く、マチは低く、前の平らなゴムのウエスト。座り姿と同じだけ、立ち姿もきれいです。',
      ),
      colours: [{ colour: 'celadon', standing: 'unconfirmed', note: text('Pale jade, like the cups.', '湯呑みのような、淡い青磁です。') }],
    },
    {
      key: 'delta-scarf',
      name: 'Delta Scarf',
      nameJp: 'デルタのスカーフ',
      category: 'scarf',
      fabric: 'poplin',
      gender: 'unisex',
      season: 'SS27',
      text: text(
        'The checked khăn rằn of the Mekong, woven finer and longer. It has been used to carry fruit, dry hair, shade a sleeping child and, now and then, look elegant.',
        'メコンの格子布カンランを、より細く、長く織りました。果物を運び、髪を拭き、眠る子に影をつくり、ときには洒落て見えることもある布です。',
      ),
      colours: [
        {
          colour: 'madder',
          print: 'check',
          printColour: 'chalk',
          standing: 'unconfirmed',
          note: text('River red after the rains.', '雨季のあとの川の赤です。'),
        },
      ],
    },
  ],
};
