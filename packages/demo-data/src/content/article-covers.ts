import type { ColourKey } from '../vocabulary/colours.ts';
import type { FabricKey } from '../vocabulary/fabrics.ts';
import type { Composition, Grade } from '../vocabulary/image-spec.ts';
import type { LocalText } from '../vocabulary/local-text.ts';
import type { PrintKey } from '../vocabulary/prints.ts';
import { text } from './text.ts';

export type CoverSource = {
  readonly composition: Composition;
  readonly palette: readonly ColourKey[];
  /** Slugs of the designs in the picture, in the order of the composition. */
  readonly designs?: readonly string[];
  readonly fabric?: FabricKey;
  readonly print?: PrintKey;
  readonly grade: Grade;
  /** A wide picture beside the upright one, for stories that lead an issue. */
  readonly hero?: boolean;
  readonly alt: LocalText;
};

export const articleCovers = {
  'the-weight-of-a-fold': {
    composition: 'window',
    palette: ['ecru', 'indigo', 'ash'],
    designs: ['fold-haori-indigo', 'crease-line-coat-ink'],
    grade: 'neutral',
    hero: true,
    alt: text('An indigo haori and a black coat in the light of a window', '窓明かりのなかの藍の羽織と墨色のコート'),
  },
  'eleven-kilometres-of-silk': {
    composition: 'hanging',
    palette: ['silver', 'wine', 'celadon'],
    fabric: 'silk-satin',
    grade: 'cool',
    hero: true,
    alt: text('Lengths of silk satin hanging to dry', '干されたシルクサテンの反物'),
  },
  'the-coat-question': {
    composition: 'rail',
    palette: ['oat', 'camel', 'ink'],
    designs: ['crease-line-coat-camel', 'low-sun-coat-ash', 'belleville-trench-sand', 'ash-coat'],
    grade: 'neutral',
    hero: true,
    alt: text('Coats on dress forms, side by side', 'トルソーに着せて並べたコート'),
  },
  'one-of-one': {
    composition: 'solo',
    palette: ['ash', 'plum', 'chalk'],
    designs: ['hundred-thousand-knots'],
    grade: 'dusk',
    alt: text('A single shibori haori against a grey wall', '灰色の壁の前の、一着の絞りの羽織'),
  },
  'vats-that-eat-bananas': {
    composition: 'landscape',
    palette: ['indigo', 'navy', 'sky'],
    fabric: 'poplin',
    print: 'gradient',
    grade: 'cool',
    hero: true,
    alt: text('Folds of indigo cotton like a landscape at night', '夜の地形のような藍染めの綿のひだ'),
  },
  'the-last-loud-room': {
    composition: 'hanging',
    palette: ['chalk', 'ink', 'ash'],
    fabric: 'silk-crepe',
    grade: 'faded',
    alt: text('Sheer cloth hanging in a pale room', '白い部屋に吊られた薄い布'),
  },
  'nineteen-shades-of-nothing-added': {
    composition: 'stack',
    palette: ['camel', 'oat', 'silver', 'umber'],
    fabric: 'alpaca-knit',
    grade: 'warm',
    alt: text('A stack of undyed alpaca knits from white to brown', '白から茶へ積まれた無染色のアルパカニット'),
  },
  'eleven-pairs-of-hands': {
    composition: 'window',
    palette: ['sand', 'tobacco', 'sky'],
    designs: ['spaccanapoli-jacket-tobacco'],
    grade: 'warm',
    alt: text('A linen jacket in afternoon light', '午後の光のなかのリネンのジャケット'),
  },
  'the-loom-mechanic': {
    composition: 'pair',
    palette: ['slate', 'indigo', 'ecru'],
    designs: ['harbour-work-jacket', 'tide-wide-jean-indigo'],
    grade: 'cool',
    alt: text('A navy work jacket and indigo jeans', '紺のワークジャケットと藍のデニム'),
  },
  'ten-centimetres-wide': {
    composition: 'landscape',
    palette: ['mustard', 'forest', 'madder'],
    fabric: 'twill',
    print: 'kente',
    grade: 'warm',
    alt: text('Strip-woven cloth in gold, green and red', '金と緑と赤の細幅織り'),
  },
  'a-garment-is-an-argument': {
    composition: 'planes',
    palette: ['vermilion', 'chalk', 'ink'],
    designs: ['kite-tee'],
    grade: 'neutral',
    hero: true,
    alt: text('A red T-shirt among planes of white and black', '白と黒の面のあいだの赤いTシャツ'),
  },
  'against-the-mood-board': {
    composition: 'planes',
    palette: ['straw', 'slate', 'rose'],
    grade: 'faded',
    alt: text('Planes of yellow, slate and pink', '黄と鉛色と薄紅の面'),
  },
  'the-right-to-repair-a-sleeve': {
    composition: 'solo',
    palette: ['sky', 'indigo', 'chalk'],
    designs: ['salt-chore-shirt-sky'],
    grade: 'cool',
    alt: text('A pale blue work shirt', '空色の作業シャツ'),
  },
  'what-we-owe-the-pattern': {
    composition: 'landscape',
    palette: ['madder', 'ecru', 'ink'],
    fabric: 'linen',
    print: 'ikat',
    grade: 'warm',
    alt: text('Ikat cloth in red and ecru', '赤と生成りの絣の布'),
  },
  'pockets-a-short-history': {
    composition: 'solo',
    palette: ['olive', 'chestnut', 'oat'],
    designs: ['merchant-vest'],
    grade: 'warm',
    alt: text('A corduroy vest', 'コーデュロイのベスト'),
  },
  'dressing-for-standing-still': {
    composition: 'window',
    palette: ['mist', 'slate', 'chalk'],
    designs: ['ishikari-shell-slate', 'mountain-hut-vest'],
    grade: 'cool',
    alt: text('A technical trench and a quilted vest in winter light', '冬の光のなかの機能素材のトレンチとキルトベスト'),
  },
  'night-train-to-jaipur': {
    composition: 'hanging',
    palette: ['terracotta', 'blush', 'jade'],
    fabric: 'poplin',
    print: 'block-print',
    grade: 'dusk',
    alt: text('Block-printed cotton hung at dusk', '夕暮れに吊られた木版染めの綿布'),
  },
  'orime-opens-in-two-languages': {
    composition: 'planes',
    palette: ['ecru', 'indigo', 'vermilion'],
    grade: 'neutral',
    alt: text('Planes of ecru, indigo and vermilion', '生成りと藍と朱の面'),
  },
  'the-cost-card': {
    composition: 'workbench',
    palette: ['ash', 'chalk', 'slate'],
    fabric: 'wool-flannel',
    grade: 'neutral',
    alt: text(
      'Folded grey flannel beside cones of thread, a pincushion and buttons',
      '畳まれた灰色のフランネルと、糸のコーン、針山、ボタン',
    ),
  },
  'photographing-cloth': {
    composition: 'landscape',
    palette: ['oat', 'sand', 'chalk'],
    fabric: 'linen',
    grade: 'neutral',
    alt: text('Linen in low side light', '低い横からの光を受けたリネン'),
  },
  'writing-a-description': {
    composition: 'planes',
    palette: ['celadon', 'chalk', 'moss'],
    grade: 'faded',
    alt: text('Planes of pale green and white', '淡い緑と白の面'),
  },
  'pricing-without-guessing': {
    composition: 'workbench',
    palette: ['mustard', 'ink', 'ecru'],
    fabric: 'twill',
    grade: 'neutral',
    alt: text(
      'Twill in yellow, black and ecru on a workshop table, with thread and pins',
      '仕事台に置かれた黄と黒と生成りのツイル、糸とまち針',
    ),
  },
} as const satisfies Record<string, CoverSource>;

export type ArticleSlug = keyof typeof articleCovers;
