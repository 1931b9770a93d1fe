import type { ClothLayer, Hardware } from '@orime/cloth';
import type { DesignRecipe } from '../../vocabulary/index.ts';
import { accentColour, dye, linear, luminance, mix, partnerColour, type Rgb } from '../cloth/dye.ts';
import { fillWardrobe } from '../cloth/wardrobe.ts';
import type { ClothSurface, PlainSurface, Surface } from '../trace/cloth/surface.ts';
import type { WornRecipe } from './worn-recipe.ts';

/** The surfaces of one worn garment and how its pieces find theirs. */
export type WornSurfaces = {
  readonly surfaces: readonly Surface[];
  readonly pieceSurface: (layer: ClothLayer, grainDeg: number, name: string) => { readonly outside: number; readonly inside: number };
  readonly hardwareSurface: (hardware: Hardware) => number;
  readonly threadSurface: number;
};

const horizontal = new Set<DesignRecipe['category']>(['tee', 'knit', 'cardigan', 'scarf', 'bag']);
const ribbed = new Set<DesignRecipe['fabric']>(['cotton-jersey', 'wool-knit', 'cable-knit', 'alpaca-knit']);
/** Belts of cloth have buckles of dark horn. */
const buckleHorn = linear('#3b2a1e');
/** Jeans and workwear are sewn with a thread that shows. */
const showyThread = linear('#b98a4c');

/**
 * Cloth, lining, ribs, buttons and thread of a design. `printPerCm` is the fineness of its print; `heights` are hem and
 * neck in cm, between which a dye may fade.
 */
export function wornSurfaces({ design: recipe, lined }: WornRecipe, printPerCm: number, heights: readonly [number, number]): WornSurfaces {
  const surfaces: Surface[] = [];
  const known = new Map<string, number>();
  const number = (surface: Surface): number => {
    const key = JSON.stringify(surface);
    const before = known.get(key);
    if (before !== undefined) return before;
    known.set(key, surfaces.length);
    return surfaces.push(surface) - 1;
  };
  const cloths = clothsOf(recipe, printPerCm, heights);
  const { button } = fillWardrobe(recipe, 0.1);
  const thread: PlainSurface = { kind: 'plain', colour: threadColour(recipe), roughness: 0.55, reflectance: 0.025 };
  return {
    surfaces,
    pieceSurface: (layer, turnDeg, name) => {
      const outside = { ...(isSecondBlock(recipe, name) ? cloths.second : cloths[layer]), turnDeg };
      const inside = lined && layer === 'shell' ? cloths.lining : { ...outside, base: mix(outside.base, undyedBack(outside), 0.12) };
      return { outside: number(outside), inside: number(inside) };
    },
    hardwareSurface: ({ kind }) =>
      number(
        kind === 'button' || kind === 'buckle'
          ? { kind: 'plain', colour: kind === 'buckle' ? buckleHorn : button, roughness: 0.32, reflectance: 0.05, grain: 'horn' }
          : { kind: 'plain', colour: metalOf(recipe), roughness: 0.3, reflectance: 0.55 },
      ),
    get threadSurface() {
      return number(thread);
    },
  };
}

type Cloths = Readonly<Record<ClothLayer | 'second', ClothSurface>>;

/** All cloths of a design; only that of the shell is printed. */
export function clothsOf(recipe: DesignRecipe, printPerCm: number, heights: readonly [number, number]): Cloths {
  const partner = recipe.printColour ?? partnerColour(recipe.colour, recipe.seed);
  const base = dye(recipe.colour);
  const second = dye(partner);
  const third = dye(accentColour(recipe.colour, partner, recipe.seed));
  const shell: ClothSurface = {
    kind: 'cloth',
    weave: recipe.fabric,
    base,
    second,
    third,
    turnDeg: 0,
    ...(hasRepeat(recipe)
      ? { print: { key: recipe.print, seed: recipe.seed, across: horizontal.has(recipe.category), perCm: printPerCm } }
      : {}),
    ...fadeOf(recipe, heights),
  };
  const quiet: ClothSurface = { kind: 'cloth', weave: recipe.fabric, base, second, third, turnDeg: 0 };
  return {
    shell,
    second: { ...quiet, base: second },
    lining: { ...quiet, weave: 'silk-crepe', base: mix(base, luminance(base) < 0.12 ? linear('#8a6a55') : linear('#efe6d6'), 0.3) },
    rib: { ...quiet, weave: ribbed.has(recipe.fabric) ? 'rib' : recipe.fabric },
    trim: { ...quiet, base: recipe.print === 'solid' || recipe.print === 'gradient' ? base : mix(base, second, 0.9) },
  };
}

/** A dip dye is deepest at the hem; a knit of two colours has a horizon, its second colour above. */
function fadeOf({ category, print }: DesignRecipe, [hem, neck]: readonly [number, number]): Pick<ClothSurface, 'fade'> {
  const at = (share: number): number => hem + (neck - hem) * share;
  if (print === 'gradient') return { fade: { from: at(0.75), to: at(0.1), wanders: true } };
  if (print === 'colour-block' && category === 'knit') return { fade: { from: at(0.52), to: at(0.525), wanders: false } };
  return {};
}

function hasRepeat({ print }: DesignRecipe): boolean {
  return print !== 'solid' && print !== 'gradient' && print !== 'colour-block';
}

/** A colour block changes colour at sleeves, cuffs, yokes and pockets. */
function isSecondBlock({ category, print }: DesignRecipe, piece: string): boolean {
  return print === 'colour-block' && category !== 'knit' && /sleeve|cuff|yoke|pocket|collar|waistband/.test(piece);
}

/** Printed cloth is paler on its back; plain cloth is the same on both sides. */
function undyedBack({ base, print, second }: ClothSurface): Rgb {
  return print ? mix(second, [0.75, 0.72, 0.66], 0.5) : base;
}

function threadColour({ category, colour, fabric }: DesignRecipe): Rgb {
  if (fabric === 'denim' || category === 'wide-denim') return showyThread;
  const base = dye(colour);
  return mix(base, luminance(base) > 0.3 ? linear('#6a6055') : linear('#c8c0b4'), 0.3);
}

function metalOf({ colour }: DesignRecipe): Rgb {
  return luminance(dye(colour)) > 0.3 ? linear('#b08d57') : linear('#8d8f92');
}
