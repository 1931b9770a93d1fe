import type { DesignerStyles } from '../style-source.ts';
import { text } from '../text.ts';

export const kotoAsaoka: DesignerStyles = {
  designer: 'koto-asaoka',
  styles: [
    {
      key: 'spider-knot-scarf',
      name: 'Spider Knot Scarf',
      nameJp: '蜘蛛絞りのスカーフ',
      category: 'scarf',
      fabric: 'silk-crepe',
      gender: 'unisex',
      season: 'AW26',
      producer: 'hatagiri-silk',
      text: text(
        'Bound point by point with a hook older than its owner, then dipped and unpicked. The silk keeps the memory of the thread as small peaks, which you may steam away or, better, leave.',
        '持ち主より古い鉤針で一粒ずつ括り、染め、解く。絹は糸の記憶を小さな山として残します。蒸気で伸ばすこともできますが、そのままをおすすめします。',
      ),
      colours: [
        { colour: 'indigo', print: 'shibori', printColour: 'chalk', note: text('Arimatsu indigo.', '有松の藍です。') },
        {
          colour: 'madder',
          print: 'shibori',
          printColour: 'blush',
          season: 'AW25',
          standing: 'archived',
          note: text('Madder root over pale pink.', '薄紅の上に茜を重ねました。'),
        },
      ],
    },
    {
      key: 'arimatsu-pleat-dress',
      name: 'Arimatsu Pleat Dress',
      nameJp: '有松プリーツのワンピース',
      category: 'dress',
      fabric: 'silk-crepe',
      gender: 'women',
      season: 'SS27',
      madeToOrderDays: 40,
      priceLevel: 1.3,
      shape: { sleeve: 'none', collar: 'scoop', length: 1.12 },
      make: { closure: 'pull-on', waist: 'none', pleats: 'knife', pockets: [] },
      text: text(
        'Folded along its length, wound on a pole and dyed in one dip, so the pattern and the pleats are the same gesture. It weighs less than a telephone and rolls up to the size of a fist.',
        '縦に畳み、棒に巻き、ひと浸しで染める。柄と襞は同じ一つの手つきから生まれます。電話より軽く、巻けば握りこぶしほどになります。',
      ),
      colours: [
        {
          colour: 'ultramarine',
          print: 'shibori',
          printColour: 'mist',
          note: text('Lapis at the ridge, fog in the valley.', '山は瑠璃、谷は霧の色です。'),
        },
      ],
    },
    {
      key: 'storm-shirt',
      name: 'Storm Shirt',
      nameJp: '嵐絞りのシャツ',
      category: 'shirt',
      fabric: 'poplin',
      gender: 'women',
      season: 'SS27',
      shape: { width: 1.2, collar: 'band' },
      text: text(
        'Arashi, the storm, is what the pole leaves: diagonal rain across a wide cotton shirt. The front and the back are wrapped in opposite directions and meet at the shoulder like weather fronts.',
        '棒巻きの嵐絞りが、大ぶりの綿シャツに斜めの雨を降らせます。前身頃と後ろ身頃は逆向きに巻き、肩の線で前線のようにぶつかります。',
      ),
      colours: [
        { colour: 'slate', print: 'shibori', printColour: 'chalk', note: text('Slate rain.', '鉛色の雨です。') },
        { colour: 'celadon', print: 'shibori', printColour: 'chalk', standing: 'unconfirmed', note: text('Spring rain.', '春の雨です。') },
      ],
    },
    {
      key: 'hundred-thousand-knots',
      name: 'Hundred Thousand Knots',
      nameJp: '十万粒の羽織',
      category: 'haori',
      fabric: 'silk-satin',
      gender: 'women',
      season: 'AW25',
      priceLevel: 28,
      producer: 'hatagiri-silk',
      text: text(
        'A full kanoko haori in silk satin, tied by a single pair of hands over fourteen months. The hem graduates from open ground to dense dots, as snow thickens toward a wall.',
        '絹サテンの総鹿の子羽織。ひと組の手が十四か月かけて括りました。裾へ向かって地から粒へ、雪が壁際に積もるように密になります。',
      ),
      colours: [
        {
          colour: 'plum',
          print: 'shibori',
          printColour: 'blush',
          standing: 'reserve',
          oneOff: true,
          note: text('Shown once, in Nagoya.', '名古屋で一度だけ披露しました。'),
        },
      ],
    },
  ],
};
