export type Rgb = readonly [red: number, green: number, blue: number];

/** How different two colours look: distance in Oklab (Björn Ottosson, 2020). 0 is the same, 0.02 hardly seen. */
export function colourDistance(a: Rgb, b: Rgb): number {
  const [first, second] = [oklab(a), oklab(b)];
  return Math.hypot(...first.map((value, index) => value - (second[index] ?? 0)));
}

function oklab(rgb: Rgb): readonly number[] {
  const [r = 0, g = 0, b = 0] = rgb.map((value) => linear(value / 255));
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function linear(value: number): number {
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}
