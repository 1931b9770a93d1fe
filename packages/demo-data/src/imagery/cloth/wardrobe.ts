import type { DesignRecipe } from '../../vocabulary/index.ts';
import type { ClothRole } from '../garment/piece.ts';
import { accentColour, dye, linear, luminance, mix, partnerColour, type Rgb } from './dye.ts';
import { drawPrint, printFor, type PrintTile } from './prints/index.ts';
import type { WeaveKey } from './weaves.ts';

/** A bolt of cloth: weave and colours, and how a print lies on it. */
export type Cloth = {
  readonly weave: WeaveKey;
  readonly base: Rgb;
  readonly second: Rgb;
  readonly third: Rgb;
  readonly print?: PrintTile;
  /** Colour that follows the garment's height (dip dye) instead of a repeat. */
  readonly gradient?: boolean;
};

/** All cloths one garment is made of. */
export type Wardrobe = Readonly<Record<ClothRole, Cloth>> & { readonly button: Rgb };

const horizontal = new Set(['tee', 'knit', 'cardigan', 'scarf', 'bag']);
const ribbed = new Set(['cotton-jersey', 'wool-knit', 'cable-knit', 'alpaca-knit']);

/** Picks and prints every cloth of a garment. `perUnit` is the fineness of the printed repeat. */
export function fillWardrobe(recipe: DesignRecipe, perUnit: number): Wardrobe {
  const partner = recipe.printColour ?? partnerColour(recipe.colour, recipe.seed);
  const base = dye(recipe.colour);
  const second = dye(partner);
  const third = dye(accentColour(recipe.colour, partner, recipe.seed));
  const print = printFor(recipe.print, recipe.seed, horizontal.has(recipe.category));
  const cloth: Cloth = { weave: recipe.fabric, base, second, third };
  const main: Cloth = { ...cloth, print: print && drawPrint(print, recipe.seed, perUnit), gradient: recipe.print === 'gradient' };
  const dark = luminance(base) < 0.12;
  const silky = dark ? mix(base, linear('#8a6a55'), 0.35) : mix(base, linear('#efe6d6'), 0.4);
  return {
    main,
    second: recipe.print === 'colour-block' ? { ...cloth, base: second } : main,
    rib: { ...cloth, weave: ribbed.has(recipe.fabric) ? 'rib' : recipe.fabric },
    lining: { ...cloth, base: mix(base, silky, 0.6), weave: 'silk-crepe' },
    trim: { ...cloth, base: recipe.print === 'solid' || recipe.print === 'gradient' ? base : mix(base, second, 0.9) },
    handle: { ...cloth, weave: 'leather', base: dark ? linear('#8a5a36') : linear('#6a4026') },
    button: dark ? mix(base, linear('#0e0d0c'), 0.5) : luminance(base) > 0.45 ? linear('#d8cdb8') : mix(base, linear('#17120e'), 0.65),
  };
}
