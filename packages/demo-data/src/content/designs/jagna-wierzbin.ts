import type { DesignerStyles } from '../style-source.ts';
import { text } from '../text.ts';

export const jagnaWierzbin: DesignerStyles = {
  designer: 'jagna-wierzbin',
  styles: [
    {
      key: 'spindle-dress',
      name: 'Spindle Dress',
      nameJp: '紡錘のワンピース',
      category: 'dress',
      fabric: 'wool-flannel',
      gender: 'women',
      season: 'AW26',
      madeToOrderDays: 28,
      shape: { sleeve: 'long', collar: 'mock', flare: 0.7 },
      make: { waist: 'none', pleats: 'back', pockets: [] },
      text: text(
        'A narrow flannel dress shaped by seven vertical seams, like the machines in the Łódź mill where it is sewn. High neck, long sleeve, kick pleat; severe until you sit down, when the hem opens.',
        '縫製を担うウッチの工場の機械のように、七本の縦の縫い目で形づくった細いフランネルのワンピース。高い衿に長い袖。厳しい佇まいですが、腰掛けると裾のひだが開きます。',
      ),
      colours: [
        { colour: 'mauve', note: text('Mauve, mineral and cool.', '鉱物のように冷たい鳩羽色です。') },
        { colour: 'charcoal', note: text('Charcoal, for Mondays.', '月曜のための消炭色です。') },
      ],
    },
    {
      key: 'courtyard-coat',
      name: 'Courtyard Coat',
      nameJp: '中庭のコート',
      category: 'coat',
      fabric: 'wool-melton',
      gender: 'women',
      season: 'AW26',
      shape: { collar: 'notch', width: 1.1 },
      text: text(
        'Melton recovered from military blankets, washed and re-fulled, in a coat with a big plain collar. The old quartermaster’s stripe runs through the lining where you put your hands.',
        '軍用毛布から再生したメルトンを洗い、縮絨し直し、大きく平らな衿のコートにしました。手を入れる裏地には、補給係の古い縞が一本通っています。',
      ),
      colours: [{ colour: 'olive', note: text('Blanket olive, with the old number inside.', '毛布の海松色。内側に古い番号が残ります。') }],
    },
    {
      key: 'rye-blouse',
      name: 'Rye Blouse',
      nameJp: 'ライ麦のブラウス',
      category: 'blouse',
      fabric: 'linen',
      gender: 'women',
      season: 'SS27',
      shape: { sleeve: 'long', collar: 'band' },
      make: { closure: 'pull-on', cuffs: 'elastic' },
      text: text(
        'Linen retted in dew near Żyrardów, with a smocked wrist and a neckline that draws up on a cord. The first wash is stiff; the fifth is the one you will remember.',
        'ジラルドゥフ近郊で露に晒した麻。手首はスモッキング、衿ぐりは紐で寄せます。最初の洗濯は硬く、五度目の風合いが記憶に残るはずです。',
      ),
      colours: [{ colour: 'ecru', note: text('Ecru, close to straw.', '藁に近い生成りです。') }],
    },
    {
      key: 'papercut-skirt',
      name: 'Papercut Skirt',
      nameJp: '切り紙のスカート',
      category: 'pleated-skirt',
      fabric: 'poplin',
      gender: 'women',
      season: 'SS25',
      text: text(
        'A pleated skirt printed so that the pattern is broken when you stand and complete when you turn: two cockerels, one tree. Poplin, heat-set, hand-washable.',
        '立っているあいだは途切れ、回ると揃う柄のプリーツスカート。二羽の雄鶏と一本の木。熱でひだを定着させたポプリンで、手洗いできます。',
      ),
      colours: [
        {
          colour: 'vermilion',
          print: 'floral',
          printColour: 'ink',
          standing: 'archived',
          note: text('From the folk-paper collection, printed in a single evening.', 'ひと晩で刷り上げた、切り紙のコレクションから。'),
        },
      ],
    },
  ],
};
