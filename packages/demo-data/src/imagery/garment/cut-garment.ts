import type { CategoryKey, DesignRecipe } from '../../vocabulary/index.ts';
import type { Wardrobe } from '../cloth/wardrobe.ts';
import { cutBag, cutScarf } from './accessories.ts';
import { cutBlazer } from './blazer.ts';
import { cutCoat } from './coat.ts';
import { createCutter, type Cutter, type Side } from './cutter.ts';
import { cutDress, cutJumpsuit, cutSlipDress } from './dresses.ts';
import { cutHaori } from './haori.ts';
import { cutCardigan, cutHoodie, cutKnit } from './knitwear.ts';
import type { Garment } from './piece.ts';
import { cutPleatedSkirt, cutSkirt } from './skirts.ts';
import { cutBlouse, cutShirt, cutTee, cutVest } from './tops.ts';
import { cutTrench } from './trench.ts';
import { cutShorts, cutTrousers, cutWideDenim } from './trousers.ts';

const patterns: Readonly<Record<CategoryKey, (cutter: Cutter) => void>> = {
  tee: cutTee,
  shirt: cutShirt,
  blouse: cutBlouse,
  knit: cutKnit,
  cardigan: cutCardigan,
  hoodie: cutHoodie,
  vest: cutVest,
  blazer: cutBlazer,
  coat: cutCoat,
  trench: cutTrench,
  haori: cutHaori,
  dress: cutDress,
  'slip-dress': cutSlipDress,
  jumpsuit: cutJumpsuit,
  skirt: cutSkirt,
  'pleated-skirt': cutPleatedSkirt,
  trousers: cutTrousers,
  'wide-denim': cutWideDenim,
  shorts: cutShorts,
  bag: cutBag,
  scarf: cutScarf,
};

/** Cuts a garment after its recipe: pieces from the lowest to the topmost, seen from one side. */
export function cutGarment(recipe: DesignRecipe, side: Side, wardrobe: Wardrobe): Garment {
  const cutter = createCutter(recipe, side, wardrobe);
  patterns[recipe.category](cutter);
  return { pieces: cutter.pieces };
}

export type Bounds = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number };

/** The rectangle that holds all cloth of a garment. */
export function boundsOf(garment: Garment): Bounds {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const piece of garment.pieces) {
    if (piece.kind !== 'part') continue;
    for (const [x, y] of piece.outline) {
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y);
    }
  }
  return { left, top, right, bottom };
}
