import { media } from './tokens.ts';

type Theme = Readonly<Record<string, string>>;

// Dark theme, "ink on black lacquer": a slightly warm near-black that suits photographs on grey backdrops.
const dark: Theme = {
  'color-page': '#0e0e10',
  'color-surface': '#151518',
  'color-raised': '#1d1d21',
  'color-sunken': '#09090a',
  'color-text': '#f2f0ec',
  'color-muted': '#aaa7a2',
  'color-inverse': '#0e0e10',
  'color-line': '#2a2a2f',
  'color-line-strong': '#77747a',
  'color-accent': '#ff6f4d',
  'color-on-accent': '#140703',
  'color-danger': '#ff8d8d',
  'color-danger-soft': '#371a1d',
  'color-success': '#7fd1a0',
  'color-success-soft': '#12291d',
  'color-warning': '#eac06c',
  'color-warning-soft': '#2e2413',
  'color-focus': '#ff9478',
  'color-scrim': 'rgb(0 0 0 / 0.62)',
  'color-skeleton': '#212125',
  'color-backdrop': '#35353a',
  'color-on-photo': '#151517',
};

// Light theme, "ink on paper": a cool white page, black text, and the same vermilion darkened to a readable contrast.
const light: Theme = {
  'color-page': '#f7f7f5',
  'color-surface': '#ffffff',
  'color-raised': '#ffffff',
  'color-sunken': '#eeeeeb',
  'color-text': '#151517',
  'color-muted': '#5b5a5d',
  'color-inverse': '#f7f7f5',
  'color-line': '#dddcd8',
  'color-line-strong': '#85837f',
  'color-accent': '#bf3413',
  'color-on-accent': '#ffffff',
  'color-danger': '#b01530',
  'color-danger-soft': '#fbe9ea',
  'color-success': '#146b3d',
  'color-success-soft': '#e3f2e9',
  'color-warning': '#7c5200',
  'color-warning-soft': '#f8efdb',
  'color-focus': '#bf3413',
  'color-scrim': 'rgb(18 18 20 / 0.44)',
  'color-skeleton': '#e6e6e2',
  'color-backdrop': '#cfccc7',
  'color-on-photo': '#151517',
};

const declarations = (theme: Theme): string =>
  Object.entries(theme)
    .map(([name, value]) => `--${name}:${value}`)
    .join(';');

const darkRules = `${declarations(dark)};color-scheme:dark`;

/**
 * Custom properties of both themes. Any element with `data-theme` starts its own theme; dark is the default. With `data-theme-wide="dark"`
 * it is dark where windows are wide, for words that stand on a photograph there and beside it on a phone.
 */
export const themeCss = `:root,[data-theme="dark"]{${darkRules}}[data-theme="light"]{${declarations(light)};color-scheme:light}${media.tablet}{[data-theme-wide="dark"]{${darkRules}}}`;

/** The value of a theme's colour, for files, canvases and WebGL, which cannot read CSS variables. `token` is without `color-`. */
export function paletteColor(theme: 'dark' | 'light', token: string): string {
  return { dark, light }[theme][`color-${token}`] ?? '';
}
