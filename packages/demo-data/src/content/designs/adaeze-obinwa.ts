import type { DesignerStyles } from '../style-source.ts';
import { text } from '../text.ts';

export const adaezeObinwa: DesignerStyles = {
  designer: 'adaeze-obinwa',
  styles: [
    {
      key: 'lagoon-dress',
      name: 'Lagoon Dress',
      nameJp: 'ラグーンのドレス',
      category: 'dress',
      fabric: 'poplin',
      gender: 'women',
      season: 'SS27',
      shape: { sleeve: 'balloon', flare: 1.5, collar: 'boat' },
      madeToOrderDays: 21,
      priceLevel: 1.1,
      make: { closure: 'pull-on', waist: 'elastic' },
      text: text(
        'Built for arriving. Full sleeves are tacked open at the elbow for the heat, and a skirt of four metres is held by an elastic waist and has no zip, so it fits before and after the party rice.',
        '登場の瞬間のためのドレスです。ふくらんだ袖は肘で開いて熱を逃がし、四メートルの裾を、ゴムのウエストが支えます。ファスナーはないので、宴の料理の前にも後にも身体に合います。',
      ),
      colours: [
        {
          colour: 'ultramarine',
          print: 'batik',
          printColour: 'chalk',
          note: text('Adire resist in ultramarine, drawn with a feather.', '羽根で糊を置いた、瑠璃のアディレ染めです。'),
        },
        { colour: 'saffron', note: text('Saffron, plain, loud enough.', '無地の鬱金色。それで十分に華やかです。') },
      ],
    },
    {
      key: 'balogun-coat',
      name: 'Balogun Coat',
      nameJp: 'バログンのコート',
      category: 'coat',
      fabric: 'twill',
      gender: 'women',
      season: 'AW26',
      shape: { collar: 'shawl', flare: 1.3 },
      make: { pockets: ['patch'] },
      text: text(
        'A swing coat made for air-conditioned Lagos and for other cities’ autumns. Heavy cotton twill, a shawl collar that frames a headwrap, and pockets big enough for a day at the cloth market.',
        '冷房の効いたラゴスと、よその街の秋のためのスイングコート。厚手の綿ツイルに、ヘッドラップを縁取るショールカラー。布市場を一日歩けるだけの、大きなポケットが付いています。',
      ),
      colours: [{ colour: 'jade', oneOff: true, note: text('Jade, with a lining in saffron.', '翡翠色に、鬱金の裏地です。') }],
    },
    {
      key: 'eko-pleated-skirt',
      name: 'Eko Pleated Skirt',
      nameJp: 'エコのプリーツスカート',
      category: 'pleated-skirt',
      fabric: 'silk-satin',
      gender: 'women',
      season: 'AW26',
      madeToOrderDays: 24,
      text: text(
        'Knife pleats in silk satin, stitched flat to the hip and released all at once. The waistband is woven strip cloth from Iseyin, stiff and slightly glittering, so a plain shirt is all it asks for.',
        '腰までは縫い留め、そこから一斉に放つシルクサテンのプリーツ。ウエストにはイセイン産の細幅織りを使い、張りとわずかな煌めきがあります。上は無地のシャツだけで足ります。',
      ),
      colours: [
        { colour: 'madder', note: text('Madder red.', '深い茜です。') },
        { colour: 'teal', note: text('Teal, for the evening guests.', '夜の客のための納戸色です。') },
      ],
    },
    {
      key: 'danfo-scarf',
      name: 'Danfo Scarf',
      nameJp: 'ダンフォのスカーフ',
      category: 'scarf',
      fabric: 'silk-crepe',
      gender: 'unisex',
      season: 'SS27',
      text: text(
        'Two stripes, one yellow, borrowed from the side of a Lagos minibus and enlarged to a square of ninety centimetres. Rolled hem, generous enough to wrap hair or to tie to a bag.',
        'ラゴスの乗合バスの脇腹から借りた二本の縞を、九十センチ角に引き伸ばしました。縁は手巻き。髪を包むにも、鞄に結ぶにも足りる大きさです。',
      ),
      colours: [
        {
          colour: 'mustard',
          print: 'colour-block',
          printColour: 'ink',
          standing: 'hidden',
          note: text('Waiting for the second print run.', '二度目の刷りを待っています。'),
        },
      ],
    },
  ],
};
