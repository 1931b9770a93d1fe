import { LATIN, LATIN_EXTENDED } from '../../fonts/ranges.ts';

// webpack emits these files under hashed names. Only the path is used: it is the same in the browser and on the server, where the module's
// own URL differs.
const inter = new URL('../../fonts/inter-latin-wght-normal.woff2', import.meta.url).pathname;
const interExtended = new URL('../../fonts/inter-latin-ext-wght-normal.woff2', import.meta.url).pathname;
const fraunces = new URL('../../fonts/fraunces-latin-wght-normal.woff2', import.meta.url).pathname;
const frauncesExtended = new URL('../../fonts/fraunces-latin-ext-wght-normal.woff2', import.meta.url).pathname;

const face = (family: string, weights: string, url: string, range: string): string =>
  `@font-face{font-family:'${family}';font-style:normal;font-display:swap;font-weight:${weights};src:url(${url}) format('woff2');unicode-range:${range}}`;

// Fallback fonts with the metrics of the web fonts, so that the font swap causes no layout shift.
const fallback = (family: string, local: string, adjust: string, ascent: string, descent: string): string =>
  `@font-face{font-family:'${family}';src:${local};size-adjust:${adjust};ascent-override:${ascent};descent-override:${descent};line-gap-override:0%}`;

/** `@font-face` rules of the Latin fonts. Japanese slices are loaded by `loadJapaneseFont`. */
export const fontCss = [
  face('Inter Variable', '400 600', interExtended, LATIN_EXTENDED),
  face('Inter Variable', '400 600', inter, LATIN),
  face('Fraunces Variable', '300 600', frauncesExtended, LATIN_EXTENDED),
  face('Fraunces Variable', '300 600', fraunces, LATIN),
  fallback('Inter Fallback', "local('Arial'),local('Liberation Sans')", '107.12%', '90.44%', '22.52%'),
  fallback('Fraunces Fallback', "local('Georgia'),local('Liberation Serif')", '104%', '94.04%', '24.52%'),
].join('');
