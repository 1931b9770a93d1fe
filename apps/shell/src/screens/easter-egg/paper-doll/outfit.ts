import { GARMENTS, SLOTS } from './garments.ts';
import type { PaperGarment, Slot } from './garments.ts';

/** What the figure wears: at most one garment in each place. */
export type Outfit = Readonly<Partial<Record<Slot, string>>>;

export const BARE: Outfit = {};

export function wear(outfit: Outfit, { slot, key }: PaperGarment): Outfit {
  return { ...outfit, [slot]: key };
}

export function takeOff(outfit: Outfit, { slot, key }: PaperGarment): Outfit {
  if (outfit[slot] !== key) return outfit;
  const { [slot]: _, ...rest } = outfit;
  return rest;
}

export function isWorn(outfit: Outfit, { slot, key }: PaperGarment): boolean {
  return outfit[slot] === key;
}

/** From the skin outwards. */
export function wornGarments(outfit: Outfit): readonly PaperGarment[] {
  return SLOTS.flatMap((slot) => GARMENTS.filter((garment) => garment.slot === slot && isWorn(outfit, garment)));
}

/** Dressed from top to hem, with something over it. */
export function isDressed(outfit: Outfit): boolean {
  return outfit.top !== undefined && outfit.bottom !== undefined && outfit.over !== undefined;
}

/** One garment for every place, never quite the outfit that was there. `random` gives numbers from 0 to 1. */
export function surprise(outfit: Outfit, random: () => number): Outfit {
  const picked = Object.fromEntries(
    SLOTS.map((slot) => {
      const choice = GARMENTS.filter((garment) => garment.slot === slot);
      const others = choice.length > 1 ? choice.filter((garment) => !isWorn(outfit, garment)) : choice;
      return [slot, others[Math.floor(random() * others.length)]?.key];
    }),
  );
  return picked as Outfit; // every slot has a garment, so none is undefined
}
