import type { ColourKey, EditorialSpec } from '../../vocabulary/index.ts';
import { dye, linear, mix, type Rgb } from '../cloth/dye.ts';
import { drawPrint, printFor } from '../cloth/prints/index.ts';
import type { Cloth } from '../cloth/wardrobe.ts';

/** The nth colour of a palette, going round. */
export function nth(spec: EditorialSpec, index: number): Rgb {
  return dye(nthKey(spec, index));
}

export function nthKey(spec: EditorialSpec, index: number): ColourKey {
  return spec.palette[index % spec.palette.length] ?? 'ecru';
}

/** Paint for a wall: the colour, chalked so that garments stand out against it. */
export function wallPaint(spec: EditorialSpec, index = 0): Rgb {
  return mix(nth(spec, index), linear('#cfc5b6'), 0.5);
}

/** Cloth of the spec in the nth colour, with its print in the colour after that. */
export function clothOf(spec: EditorialSpec, index: number, printed = true): Cloth {
  const print = printed && spec.print ? printFor(spec.print, spec.seed, true) : undefined;
  return {
    weave: spec.fabric ?? 'silk-crepe',
    base: nth(spec, index),
    second: nth(spec, index + 1),
    third: nth(spec, index + 2),
    print: print && drawPrint(print, spec.seed, 2),
    gradient: printed && spec.print === 'gradient',
  };
}
