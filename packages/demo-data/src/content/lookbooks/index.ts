import type { LocalText } from '../../vocabulary/local-text.ts';
import { text } from '../text.ts';

export type LookbookSource = {
  readonly slug: string;
  readonly designer: string;
  readonly title: LocalText;
  readonly intro: LocalText;
  readonly season: `${'SS' | 'AW'}${number}`;
  /** One or two designs a look, by slug. */
  readonly looks: readonly (readonly [string] | readonly [string, string])[];
};

export const lookbooks: readonly LookbookSource[] = [
  {
    slug: 'unfolded',
    designer: 'ito-kasumi',
    title: text('Unfolded', 'ひらく'),
    season: 'AW26',
    intro: text(
      'Eight looks, each photographed twice: as worn, and as the rectangle it came from.',
      '八つのルック。着た姿と、もとの長方形とを、同じ光のなかで。',
    ),
    looks: [
      ['fold-haori-indigo'],
      ['crease-line-coat-ink', 'hakama-trousers-charcoal'],
      ['crease-line-coat-camel'],
      ['fold-haori-ecru', 'hakama-trousers-charcoal'],
      ['hakama-trousers-charcoal'],
      ['fold-haori-indigo', 'hakama-trousers-moss'],
      ['fold-haori-ecru'],
      ['crease-line-coat-ink'],
    ],
  },
  {
    slug: 'still-water',
    designer: 'mio-akatsu',
    title: text('Still Water', '止水'),
    season: 'SS27',
    intro: text('Silk on the bias, before noon, in the room where the looms are.', '午前の光のなか、織機のある部屋で、斜めに落ちる絹を。'),
    looks: [
      ['moonwater-silk-slip-silver'],
      ['cocoon-blouse'],
      ['moonwater-silk-slip-wine', 'cocoon-blouse'],
      ['kiryu-night-dress'],
      ['moonwater-silk-slip-celadon'],
      ['obi-satin-bag'],
      ['kiryu-night-dress', 'moonwater-silk-slip-silver'],
    ],
  },
  {
    slug: 'low-tide',
    designer: 'toya-kuzumi',
    title: text('Low Tide', '干潮'),
    season: 'AW26',
    intro: text('Denim at the end of the day, on the roof where it is washed.', '洗い場である屋上で、一日の終わりのデニムを。'),
    looks: [
      ['harbour-work-jacket', 'tide-wide-jean-indigo'],
      ['tide-wide-jean-ecru'],
      ['salt-chore-shirt-sky', 'tide-wide-jean-ecru'],
      ['salt-chore-shirt-chalk'],
      ['harbour-work-jacket', 'tide-wide-jean-ecru'],
      ['salt-chore-shirt-sky', 'tide-wide-jean-indigo'],
    ],
  },
  {
    slug: 'subtraction',
    designer: 'solene-quillard',
    title: text('Subtraction', '引き算'),
    season: 'AW26',
    intro: text(
      'What is left of a wardrobe after everyone in the room has objected.',
      '部屋にいる全員が異議を唱え終えたあと、衣装箪笥に残ったもの。',
    ),
    looks: [
      ['belleville-trench-sand'],
      ['calais-blouse', 'canal-trousers-navy'],
      ['belleville-trench-wine', 'canal-trousers-navy'],
      ['rue-blanche-dress'],
      ['calais-blouse'],
      ['belleville-trench-sand', 'rue-blanche-dress'],
      ['canal-trousers-camel', 'calais-blouse'],
    ],
  },
  {
    slug: 'saturday',
    designer: 'adaeze-obinwa',
    title: text('Saturday', '土曜日'),
    season: 'SS27',
    intro: text(
      'From the first guest to the last dance, in the order of a Lagos wedding.',
      '最初の客から最後の踊りまで。ラゴスの婚礼の順番どおりに。',
    ),
    looks: [
      ['lagoon-dress-ultramarine'],
      ['balogun-coat', 'eko-pleated-skirt-madder'],
      ['lagoon-dress-saffron'],
      ['eko-pleated-skirt-teal'],
      ['lagoon-dress-ultramarine', 'balogun-coat'],
      ['eko-pleated-skirt-madder'],
    ],
  },
  {
    slug: 'off-season',
    designer: 'duarte-caminhal',
    title: text('Off Season', '季節はずれ'),
    season: 'AW26',
    intro: text(
      'The Portuguese coast in February, when only the people who live there are cold.',
      '二月のポルトガルの海辺。寒いのは、そこに住む人だけです。',
    ),
    looks: [
      ['bacalhoeiro-sweater-navy'],
      ['ribeira-cardigan', 'linha-um-tee'],
      ['bacalhoeiro-sweater-ecru', 'atlantic-shorts'],
      ['linha-um-tee', 'atlantic-shorts'],
      ['ribeira-cardigan'],
      ['bacalhoeiro-sweater-navy', 'bacalhoeiro-sweater-ecru'],
      ['bacalhoeiro-sweater-mustard'],
    ],
  },
  {
    slug: 'six-hours-of-light',
    designer: 'signe-lyngvad',
    title: text('Six Hours of Light', '六時間の光'),
    season: 'AW26',
    intro: text(
      'A December day in Copenhagen, one look for each hour the sun is up.',
      '十二月のコペンハーゲン。陽のある一時間ごとに、一つのルックを。',
    ),
    looks: [
      ['low-sun-coat-straw'],
      ['ferry-knit', 'bakery-dress-oat'],
      ['low-sun-coat-ash', 'ferry-knit'],
      ['bakery-dress-oat'],
      ['low-sun-coat-straw', 'bakery-dress-oat'],
      ['low-sun-coat-ash'],
    ],
  },
  {
    slug: 'three-rectangles',
    designer: 'itzel-zavaldi',
    title: text('Three Rectangles', '三つの長方形'),
    season: 'AW26',
    intro: text('No curve was cut for these pictures.', 'この写真のために、曲線は一本も裁っていません。'),
    looks: [
      ['noon-blouse-chalk', 'volcano-skirt'],
      ['highland-coat-ash'],
      ['noon-blouse-madder'],
      ['volcano-skirt'],
      ['highland-coat-ash', 'volcano-skirt'],
      ['noon-blouse-madder', 'volcano-skirt'],
      ['noon-blouse-chalk'],
      ['highland-coat-ash', 'noon-blouse-chalk'],
    ],
  },
];
