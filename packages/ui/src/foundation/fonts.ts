// webpack emits these files under hashed names. Only the path is used: it is the same in the browser and on the server, where the module's
// own URL differs.
const inter = new URL('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2', import.meta.url).pathname;
const interExtended = new URL('@fontsource-variable/inter/files/inter-latin-ext-wght-normal.woff2', import.meta.url).pathname;
const fraunces = new URL('@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2', import.meta.url).pathname;
const frauncesExtended = new URL('@fontsource-variable/fraunces/files/fraunces-latin-ext-opsz-normal.woff2', import.meta.url).pathname;

const latin =
  'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD';
const latinExtended =
  'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF';

const face = (family: string, url: string, range: string): string =>
  `@font-face{font-family:'${family}';font-style:normal;font-display:swap;font-weight:100 900;src:url(${url}) format('woff2');unicode-range:${range}}`;

// Fallback fonts with the metrics of the web fonts, so that the font swap causes no layout shift.
const fallback = (family: string, local: string, adjust: string, ascent: string, descent: string): string =>
  `@font-face{font-family:'${family}';src:${local};size-adjust:${adjust};ascent-override:${ascent};descent-override:${descent};line-gap-override:0%}`;

/** `@font-face` rules of the Latin fonts. Japanese slices are loaded by `loadJapaneseFont`. */
export const fontCss = [
  // Where ranges overlap (ı, œ) the later rule wins: the small file that is loaded anyway.
  face('Inter Variable', interExtended, latinExtended),
  face('Inter Variable', inter, latin),
  face('Fraunces Variable', frauncesExtended, latinExtended),
  face('Fraunces Variable', fraunces, latin),
  fallback('Inter Fallback', "local('Arial'),local('Liberation Sans')", '107.12%', '90.44%', '22.52%'),
  fallback('Fraunces Fallback', "local('Georgia'),local('Liberation Serif')", '104%', '94.04%', '24.52%'),
].join('');
