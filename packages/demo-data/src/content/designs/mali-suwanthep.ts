import type { DesignerStyles } from '../style-source.ts';
import { text } from '../text.ts';

export const maliSuwanthep: DesignerStyles = {
  designer: 'mali-suwanthep',
  styles: [
    {
      key: 'teak-house-wrap-skirt',
      name: 'Teak House Wrap Skirt',
      nameJp: 'チークの家の巻きスカート',
      category: 'skirt',
      fabric: 'silk-satin',
      gender: 'women',
      season: 'SS27',
      madeToOrderDays: 30,
      make: { closure: 'snaps', buttons: 1, pleats: 'front' },
      text: text(
        'A pha sin in weft-ikat silk, with the waistband engineered for people who have not worn one since childhood: a hidden tie, a snap and a pleat that finds its own place.',
        '緯絣のシルクのパーシン。子どもの頃以来という人のために、腰まわりを設計し直しました。隠し紐とスナップ、そして自ら落ち着く場所を見つける一本のひだ。',
      ),
      colours: [
        { colour: 'teal', print: 'ikat', printColour: 'apricot', note: text('Ping river teal.', 'ピン川の納戸色です。') },
        {
          colour: 'wine',
          print: 'ikat',
          printColour: 'mustard',
          note: text('Lac red, from the insect itself.', 'ラック虫から採った赤です。'),
        },
      ],
    },
    {
      key: 'mo-hom-jacket',
      name: 'Mo Hom Jacket',
      nameJp: 'モーホームの上着',
      category: 'haori',
      fabric: 'twill',
      gender: 'unisex',
      season: 'SS27',
      lined: false,
      text: text(
        'The indigo farmer’s jacket of the north, recut so the shoulder drops and the ties close at the side. Handspun cotton, pit-dyed in Phrae, where the vats are fed with bananas and rice liquor.',
        '北部の農夫の藍の上着を、肩を落とし、脇で紐を結ぶ形に裁ち直しました。手紡ぎの綿を、バナナと米焼酎で養うプレーの藍甕で染めています。',
      ),
      colours: [
        { colour: 'indigo', oneOff: true, note: text('A pilot piece, dyed twice as long.', '倍の時間をかけて染めた試作の一着です。') },
      ],
    },
    {
      key: 'lantern-blouse',
      name: 'Lantern Blouse',
      nameJp: '灯籠のブラウス',
      category: 'blouse',
      fabric: 'silk-crepe',
      gender: 'women',
      season: 'SS25',
      shape: { sleeve: 'balloon', collar: 'crew' },
      make: { closure: 'pull-on' },
      text: text(
        'Paper-lantern sleeves held by an inner tape, so they keep their air. The body is narrow and plain and closes at the nape with a single knot of self fabric.',
        '内側のテープが空気を保つ、紙灯籠のような袖。身頃は細く、無地で、うなじの共布の結び玉一つで閉じます。',
      ),
      colours: [
        {
          colour: 'apricot',
          standing: 'archived',
          note: text('From the festival collection of 2025.', '二〇二五年の祭りのコレクションから。'),
        },
      ],
    },
    {
      key: 'spirit-cloth-dress',
      name: 'Spirit Cloth Dress',
      nameJp: '精霊の布のドレス',
      category: 'dress',
      fabric: 'silk-satin',
      gender: 'women',
      season: 'AW25',
      priceLevel: 5,
      shape: { length: 1.2, sleeve: 'none', collar: 'boat' },
      make: { closure: 'pull-on', waist: 'none', pockets: [], flare: 0.3 },
      text: text(
        'A column made from one ceremonial length of supplementary-weft silk, uncut except at the neck. The weaver, who is eighty-one, asked that it be worn rather than framed.',
        '儀礼用に織られた浮織りシルク一反を、首まわりのほかは裁たずに仕立てた円柱のドレス。八十一歳の織り手の願いは、額に納めず着てほしい、ということでした。',
      ),
      colours: [
        {
          colour: 'rust',
          print: 'ikat',
          printColour: 'ecru',
          standing: 'reserve',
          oneOff: true,
          note: text('One length of cloth, so one dress.', '一反、一着。'),
        },
      ],
    },
  ],
};
