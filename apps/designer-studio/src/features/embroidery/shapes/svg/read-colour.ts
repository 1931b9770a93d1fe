import type { Rgb } from '../../threads/colour-distance.ts';

/** The colours that drawing programs write by name. */
const NAMED: Readonly<Record<string, string>> = {
  black: '000000',
  white: 'ffffff',
  red: 'ff0000',
  lime: '00ff00',
  green: '008000',
  blue: '0000ff',
  yellow: 'ffff00',
  cyan: '00ffff',
  aqua: '00ffff',
  magenta: 'ff00ff',
  fuchsia: 'ff00ff',
  silver: 'c0c0c0',
  gray: '808080',
  grey: '808080',
  maroon: '800000',
  olive: '808000',
  purple: '800080',
  teal: '008080',
  navy: '000080',
  orange: 'ffa500',
  pink: 'ffc0cb',
  gold: 'ffd700',
  brown: 'a52a2a',
  crimson: 'dc143c',
  indigo: '4b0082',
  violet: 'ee82ee',
  tomato: 'ff6347',
  salmon: 'fa8072',
  coral: 'ff7f50',
  khaki: 'f0e68c',
  beige: 'f5f5dc',
  ivory: 'fffff0',
  turquoise: '40e0d0',
  skyblue: '87ceeb',
  steelblue: '4682b4',
  forestgreen: '228b22',
  seagreen: '2e8b57',
  chocolate: 'd2691e',
  tan: 'd2b48c',
};

/** A paint of SVG as a colour; undefined for `none`. What cannot be sewn as it is (gradients, unknown words) counts as black. */
export function readColour(paint: string): Rgb | undefined {
  const text = paint.trim().toLowerCase();
  if (text === 'none' || text === 'transparent') return undefined;
  const hex = /^#([\da-f]{3,8})$/.exec(text)?.[1] ?? NAMED[text];
  if (hex !== undefined) return fromHex(hex);
  const numbers = /^rgba?\(([^)]*)\)$/.exec(text)?.[1]?.match(/[\d.]+%?/g);
  if (numbers === undefined || numbers === null || numbers.length < 3) return [0, 0, 0];
  const [r = 0, g = 0, b = 0] = numbers.map((part) => Math.min(255, part.endsWith('%') ? Number(part.slice(0, -1)) * 2.55 : Number(part)));
  return [r, g, b];
}

function fromHex(hex: string): Rgb {
  const long = hex.length < 6 ? Array.from(hex, (digit) => digit + digit).join('') : hex;
  return [0, 2, 4].map((at) => Number.parseInt(long.slice(at, at + 2), 16)) as unknown as Rgb;
}
