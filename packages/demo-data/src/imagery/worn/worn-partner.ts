import type { GarmentRecipe } from '@orime/cloth';
import type { ColourKey, LocalText } from '../../vocabulary/index.ts';
import { dye, luminance } from '../cloth/dye.ts';
import type { WornRecipe } from './worn-recipe.ts';

/** What a separate is shown with: quiet, plain and the same for all, so that nothing leads away from the design. */
export type Partner = {
  readonly recipe: WornRecipe;
  /** Trousers are put on before the top that hangs over them; a tucked top after the skirt that holds it. */
  readonly isPutOnFirst: boolean;
  readonly words: LocalText;
};

const overTrousers: ReadonlySet<GarmentRecipe['category']> = new Set([
  'tee',
  'shirt',
  'blouse',
  'knit',
  'cardigan',
  'hoodie',
  'vest',
  'blazer',
]);
const withTuckedTop: ReadonlySet<GarmentRecipe['category']> = new Set(['skirt', 'pleated-skirt', 'trousers', 'wide-denim', 'shorts']);

const trousers: GarmentRecipe = { category: 'trousers', fabric: 'wool-flannel', seed: 7, pleats: 'none', pockets: ['side-seam'] };
const tuckedTee: GarmentRecipe = { category: 'tee', fabric: 'cotton-jersey', seed: 7, width: 0.9, hem: 'tucked' };

/** Below this brightness a design is dark and its partner pale. */
const darkLuminance = 0.16;

/** The partner of a design; none for what is worn alone. */
export function partnerOf({ design, garment, studio }: WornRecipe): Partner | undefined {
  const isDark = luminance(dye(design.colour)) < darkLuminance;
  const plain = (made: GarmentRecipe, colour: ColourKey): WornRecipe => ({
    design: { slug: 'partner', category: made.category, fabric: made.fabric, colour, print: 'solid', seed: made.seed },
    garment: made,
    lined: false,
    studio,
  });
  if (overTrousers.has(garment.category)) {
    const words = isDark
      ? { en: 'with plain ecru trousers', jp: '無地の生成りパンツに合わせて' }
      : { en: 'with plain charcoal trousers', jp: '無地のチャコールパンツに合わせて' };
    return { recipe: plain(trousers, isDark ? 'ecru' : 'charcoal'), isPutOnFirst: true, words };
  }
  if (withTuckedTop.has(garment.category)) {
    const words = isDark
      ? { en: 'with a plain white tee', jp: '無地の白Tシャツに合わせて' }
      : { en: 'with a plain charcoal tee', jp: '無地のチャコールTシャツに合わせて' };
    return { recipe: plain(tuckedTee, isDark ? 'chalk' : 'charcoal'), isPutOnFirst: false, words };
  }
  return undefined;
}
