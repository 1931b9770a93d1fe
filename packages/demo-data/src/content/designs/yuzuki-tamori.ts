import type { DesignerStyles } from '../style-source.ts';
import { text } from '../text.ts';

export const yuzukiTamori: DesignerStyles = {
  designer: 'yuzuki-tamori',
  styles: [
    {
      key: 'paddy-field-dress',
      name: 'Paddy Field Dress',
      nameJp: '田んぼのワンピース',
      category: 'dress',
      fabric: 'poplin',
      gender: 'women',
      season: 'SS27',
      shape: { flare: 1.3, sleeve: 'short', collar: 'point' },
      make: { closure: 'buttons', buttons: 6, waist: 'seam', pockets: ['side-seam'] },
      text: text(
        'A shirt dress in crisp poplin, flooded with gathers from the hip as a field is flooded in June. Buttons to the waist only; below that it is one unbroken circle of cloth with two deep pockets.',
        '張りのあるポプリンのシャツワンピース。六月の田に水を張るように、腰から下へギャザーを満たしました。ボタンは腰まで、その下は継ぎ目のない一枚の輪で、深いポケットが二つあります。',
      ),
      colours: [
        {
          colour: 'celadon',
          print: 'floral',
          printColour: 'moss',
          note: text('Printed with weeds drawn from the ridge paths.', '畦道の草を描き起こした柄です。'),
        },
        { colour: 'sky', note: text('Plain, the colour of water standing between rows.', '苗のあいだの水面の色、無地です。') },
      ],
    },
    {
      key: 'persimmon-blouse',
      name: 'Persimmon Blouse',
      nameJp: '柿の実ブラウス',
      category: 'blouse',
      fabric: 'poplin',
      gender: 'women',
      season: 'AW26',
      shape: { sleeve: 'balloon', collar: 'boat' },
      make: { closure: 'pull-on' },
      text: text(
        'Round in the sleeve, square in the body, with a boat neck faced deeply enough to wear back to front. The cotton is piece-washed, so you can take it from the line and skip the iron.',
        '袖はまるく、身頃は四角く。ボートネックは見返しを深く取り、前後を入れ替えても着られます。製品洗いの綿なので、竿から取り込んでそのまま袖を通せます。',
      ),
      colours: [
        { colour: 'apricot', note: text('The shade of fruit left for the birds.', '鳥のために残した実の色です。') },
        { colour: 'chalk', standing: 'hidden', note: text('Held back until the spring delivery.', '春の入荷まで控えています。') },
      ],
    },
    {
      key: 'hakata-stripe-skirt',
      name: 'Hakata Stripe Skirt',
      nameJp: '博多縞のスカート',
      category: 'skirt',
      fabric: 'twill',
      gender: 'women',
      season: 'SS26',
      make: { closure: 'buttons', buttons: 1, length: 1.2 },
      text: text(
        'The dedication stripe of Hakata weaving enlarged until it becomes a road. A-line, calf length, closed by a single wooden toggle on a flat waistband that sits just below the ribs.',
        '博多織の献上縞を、道に見えるほど大きく引き伸ばしました。ふくらはぎ丈のAライン。肋骨のすぐ下に載る平らなウエストを、木のトグル一つで留めます。',
      ),
      colours: [
        {
          colour: 'mustard',
          print: 'stripe',
          printColour: 'umber',
          standing: 'archived',
          note: text('The first run of one hundred is gone.', '最初の百着は旅立ちました。'),
        },
      ],
    },
    {
      key: 'kite-tee',
      name: 'Kite Tee',
      nameJp: '凧のTシャツ',
      category: 'tee',
      fabric: 'cotton-jersey',
      gender: 'women',
      season: 'SS27',
      shape: { width: 1.15, length: 0.9 },
      make: { length: 0.84 },
      text: text(
        'A boxy T-shirt in dense organic jersey, cropped at the waistband and knitted on a loop-wheel machine that makes one metre an hour. It has no side seams and a collar rib that does not wave.',
        '一時間に一メートルしか編めない吊り編み機の、目の詰まったオーガニックコットン。丈は腰で切れる四角い形、脇に縫い目はなく、衿のリブは波打ちません。',
      ),
      colours: [
        { colour: 'vermilion', note: text('One kite red, bright enough to find from the ground.', '地上からでも見つかる、凧の朱です。') },
      ],
    },
  ],
};
