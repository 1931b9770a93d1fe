import { describeGarment } from '@orime/cloth';
import { categories, colours, fabrics, prints, type LocalText } from '../../vocabulary/index.ts';
import { partnerOf } from './worn-partner.ts';
import type { WornRecipe } from './worn-recipe.ts';
import { standsOnBlock } from './worn-stand.ts';
import type { WornView } from './worn-view.ts';

const views: Readonly<Record<Exclude<WornView, 'macro'>, LocalText>> = {
  front: { en: 'from the front', jp: '正面' },
  'three-quarter': { en: 'from the left', jp: '斜め前' },
  back: { en: 'from behind', jp: '背面' },
};

/** Facts that show in a picture, by the side they show on; hems and cuffs are left to the description. */
const seenFrom: Readonly<Record<'front' | 'back', ReadonlySet<string>>> = {
  front: new Set(['breast', 'closure', 'collar', 'sleeve', 'waist', 'pleats', 'pockets']),
  back: new Set(['sleeve', 'waist', 'pleats']),
};
/** True of the garment, yet a picture shows nothing of it. */
const unseen = new Set([
  'pulled on',
  'zip at the back',
  'zip at the side',
  'sleeveless',
  'waist seam',
  'waistband',
  'side-seam pockets',
  'patch pockets at the back',
]);
const pleatsAt: Readonly<Record<'front' | 'back', string>> = { front: 'pleat at the back', back: 'pleats at the front' };

/**
 * What a worn picture shows, from the recipe it was made from: "Ash coat in wool melton, double-breasted, notched lapels,
 * long sleeves, welt pockets, on a dress form, from the front".
 */
export function wornAlt(recipe: WornRecipe, view: WornView): LocalText {
  const { design, garment } = recipe;
  const colour = colours[design.colour];
  const fabric = fabrics[design.fabric];
  const print = design.print === 'solid' ? undefined : prints[design.print];
  if (view === 'macro') {
    return {
      en: `Close-up of the cloth and its making: ${colour.en.toLowerCase()} ${print ? `${print.en} ` : ''}${fabric.en}`,
      jp: `${colour.jpOf}${print ? `${print.jp}の` : ''}${fabric.jp}、生地と縫製のアップ`,
    };
  }
  const side = view === 'back' ? 'back' : 'front';
  const seen = describeGarment(garment).phrases.filter(
    ({ en, fact }) => seenFrom[side].has(fact) && !unseen.has(en) && en !== pleatsAt[side],
  );
  const partner = partnerOf(recipe);
  const where = standsOnBlock(garment.category) ? [views[view]] : [{ en: 'on a dress form', jp: 'トルソー着用' }, views[view]];
  const category = categories[design.category];
  const parts = [...seen, ...(partner ? [partner.words] : []), ...where];
  return {
    en: [`${colour.en} ${print ? `${print.en} ` : ''}${category.en} in ${fabric.en}`, ...parts.map(({ en }) => en)].join(', '),
    jp: [`${colour.jpOf}${print ? `${print.jp}の` : ''}${fabric.jp}の${category.jp}`, ...parts.map(({ jp }) => jp)].join('、'),
  };
}
