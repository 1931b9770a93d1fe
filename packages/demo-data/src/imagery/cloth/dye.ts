import { colours, type ColourKey } from '../../vocabulary/index.ts';
import { lerp } from '../scalar.ts';

/** Light's three amounts, linear (not gamma encoded). */
export type Rgb = readonly [number, number, number];

export function linear(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16);
  return [decode(value >> 16), decode((value >> 8) & 255), decode(value & 255)];
}

export function dye(key: ColourKey): Rgb {
  return linear(colours[key].hex);
}

export function mix(from: Rgb, to: Rgb, t: number): Rgb {
  return [lerp(from[0], to[0], t), lerp(from[1], to[1], t), lerp(from[2], to[2], t)];
}

/** How bright a colour looks, 0–1. */
export function luminance(colour: Rgb): number {
  return 0.2126 * colour[0] + 0.7152 * colour[1] + 0.0722 * colour[2];
}

const partners: readonly ColourKey[] = ['ecru', 'ink', 'rust', 'indigo', 'mustard', 'sage', 'chalk', 'wine', 'sky', 'camel'];

/** A second colour that can be told from the first: light on dark, dark on light. */
export function partnerColour(colour: ColourKey, seed: number): ColourKey {
  const own = Math.sqrt(luminance(dye(colour)));
  const apart = partners.filter((key) => Math.abs(Math.sqrt(luminance(dye(key))) - own) > 0.28);
  return apart[seed % apart.length] ?? 'chalk';
}

/** A small third colour between and beside two others, for the accents of a print. */
export function accentColour(first: ColourKey, second: ColourKey, seed: number): ColourKey {
  const choices: readonly ColourKey[] = ['mustard', 'rust', 'teal', 'ecru', 'ink', 'blush'];
  const free = choices.filter((key) => key !== first && key !== second);
  return free[seed % free.length] ?? 'ecru';
}

function decode(channel: number): number {
  return (channel / 255) ** 2.2;
}
