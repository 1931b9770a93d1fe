import { completeRecipe, type CompleteRecipe } from '@orime/cloth';
import { categories, colours, fabrics, prints, type LocalText } from '../../vocabulary/index.ts';
import { closureWords, collarWords, pleatWords, pocketWords, sleeveWords, waistWords } from './cut-words.ts';
import type { WornRecipe } from './worn-recipe.ts';
import type { WornView } from './worn-view.ts';

const views: Readonly<Record<Exclude<WornView, 'macro'>, LocalText>> = {
  front: { en: 'from the front', jp: '正面' },
  'three-quarter': { en: 'from the left', jp: '斜め前' },
  back: { en: 'from behind', jp: '背面' },
};

const unworn = new Set<CompleteRecipe['category']>(['bag']);

/** What a worn picture shows, from the recipe it was made from: "Ash melton coat, notch lapels, double-breasted, welt pockets, on a dress form, from the front". */
export function wornAlt({ design, garment }: WornRecipe, view: WornView): LocalText {
  const colour = colours[design.colour];
  const fabric = fabrics[design.fabric];
  const print = design.print === 'solid' ? undefined : prints[design.print];
  if (view === 'macro') {
    return {
      en: `Close-up of the cloth and its making: ${colour.en.toLowerCase()} ${print ? `${print.en} ` : ''}${fabric.en}`,
      jp: `${colour.jpOf}${print ? `${print.jp}の` : ''}${fabric.jp}、生地と縫製のアップ`,
    };
  }
  const category = categories[design.category];
  const cut = completeRecipe(garment);
  const words = view === 'back' ? seenFromBehind(cut) : seenFromFront(cut);
  const where = unworn.has(cut.category) ? [views[view]] : [{ en: 'on a dress form', jp: 'トルソー着用' }, views[view]];
  const parts = [...words, ...where];
  return {
    en: [`${colour.en} ${print ? `${print.en} ` : ''}${category.en} in ${fabric.en}`, ...parts.map(({ en }) => en)].join(', '),
    jp: [`${colour.jpOf}${print ? `${print.jp}の` : ''}${fabric.jp}の${category.jp}`, ...parts.map(({ jp }) => jp)].join('、'),
  };
}

const isWord = (word: LocalText | undefined): word is LocalText => word !== undefined;

function seenFromFront(cut: CompleteRecipe): readonly LocalText[] {
  const breast = cut.breast === 'double' ? { en: 'double-breasted', jp: 'ダブルブレスト' } : closureWords[cut.closure];
  // Skirts and trousers have no open front, whatever closes them.
  const closure = sleeveless.has(cut.category) ? undefined : breast;
  return [
    collarWords[cut.collar],
    sleeveWords[cut.sleeve],
    closure,
    waistWords[cut.waist],
    pleatWords[cut.pleats],
    ...cut.pockets.map((pocket) => pocketWords[pocket]),
  ].filter(isWord);
}

function seenFromBehind(cut: CompleteRecipe): readonly LocalText[] {
  const pleat = cut.pleats === 'back' ? { en: 'back pleat', jp: '背ひだ' } : undefined;
  return [sleeveWords[cut.sleeve], waistWords[cut.waist], pleat].filter(isWord);
}

const sleeveless = new Set<CompleteRecipe['category']>(['skirt', 'pleated-skirt', 'trousers', 'wide-denim', 'shorts', 'bag', 'scarf']);
