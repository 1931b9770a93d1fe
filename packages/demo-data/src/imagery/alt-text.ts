import {
  categories,
  colours,
  fabrics,
  prints,
  type Collar,
  type DesignRecipe,
  type DesignView,
  type LocalText,
} from '../vocabulary/index.ts';

const collars: Readonly<Record<Collar, LocalText>> = {
  crew: { en: 'crew neck', jp: 'クルーネック' },
  'v-neck': { en: 'V-neck', jp: 'Vネック' },
  scoop: { en: 'scoop neck', jp: 'スクープネック' },
  boat: { en: 'boat neck', jp: 'ボートネック' },
  mock: { en: 'mock neck', jp: 'モックネック' },
  turtle: { en: 'turtleneck', jp: 'タートルネック' },
  point: { en: 'point collar', jp: 'レギュラーカラー' },
  band: { en: 'band collar', jp: 'バンドカラー' },
  camp: { en: 'camp collar', jp: 'オープンカラー' },
  notch: { en: 'notch lapels', jp: 'ノッチドラペル' },
  shawl: { en: 'shawl collar', jp: 'ショールカラー' },
};

const usualCollars: Partial<Record<DesignRecipe['category'], Collar>> = {
  tee: 'crew',
  knit: 'crew',
  shirt: 'point',
  cardigan: 'v-neck',
  blazer: 'notch',
  coat: 'notch',
};
const withoutCollar = new Set<DesignRecipe['category']>([
  'haori',
  'skirt',
  'pleated-skirt',
  'trousers',
  'wide-denim',
  'shorts',
  'bag',
  'scarf',
  'hoodie',
  'trench',
]);

const views: Readonly<Record<Exclude<DesignView, 'macro'>, LocalText>> = {
  front: { en: 'front view', jp: '正面' },
  back: { en: 'back view', jp: '背面' },
  detail: { en: 'detail', jp: 'ディテール' },
};

/** What a picture of a design shows, from its recipe: "Rust knit pullover, crew neck, front view". */
export function designAlt(recipe: DesignRecipe, view: DesignView): LocalText {
  const colour = colours[recipe.colour];
  const print = recipe.print === 'solid' ? undefined : prints[recipe.print];
  const fabric = fabrics[recipe.fabric];
  if (view === 'macro') {
    return {
      en: `Close-up of the cloth: ${colour.en.toLowerCase()} ${print ? `${print.en} ` : ''}${fabric.en}`,
      jp: `${colour.jpOf}${print ? `${print.jp}の` : ''}${fabric.jp}、生地のアップ`,
    };
  }
  const category = categories[recipe.category];
  const collar = withoutCollar.has(recipe.category) ? undefined : (recipe.collar ?? usualCollars[recipe.category]);
  const neck = collar ? collars[collar] : undefined;
  return {
    en: `${colour.en} ${print ? `${print.en} ` : ''}${category.en}${neck ? `, ${neck.en}` : ''}, ${views[view].en}`,
    jp: `${colour.jpOf}${print ? `${print.jp}の` : ''}${category.jp}${neck ? `、${neck.jp}` : ''}、${views[view].jp}`,
  };
}
