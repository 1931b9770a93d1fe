import { expect, test } from '@jest/globals';
import { themeCss } from './theme-css.ts';

const themes = { dark: variablesOf(/:root[^{]*\{([^}]*)\}/), light: variablesOf(/\[data-theme="light"\]\{([^}]*)\}/) };

// WCAG 2.2 contrast: 4.5 for text, 3 for borders of controls and the focus ring.
const textPairs: readonly (readonly [ink: string, paper: string])[] = [
  ...['page', 'surface', 'raised', 'sunken'].flatMap((paper) =>
    ['text', 'muted', 'accent', 'danger', 'success', 'warning'].map((ink) => [ink, paper] as const),
  ),
  ['inverse', 'text'],
  ['on-accent', 'accent'],
  ['danger', 'danger-soft'],
  ['success', 'success-soft'],
  ['warning', 'warning-soft'],
  ['text', 'danger-soft'],
  ['text', 'success-soft'],
  ['text', 'warning-soft'],
];

for (const [theme, variables] of Object.entries(themes)) {
  test.each(textPairs)(`${theme}: %s can be read on %s`, (ink, paper) => {
    expect(contrast(variables, ink, paper)).toBeGreaterThanOrEqual(4.5);
  });
  test.each([
    ['line-strong', 'page'],
    ['line-strong', 'surface'],
    ['focus', 'page'],
    ['focus', 'surface'],
  ])(`${theme}: %s is seen on %s`, (ink, paper) => {
    expect(contrast(variables, ink, paper)).toBeGreaterThanOrEqual(3);
  });
}

test('both themes define the same variables', () => {
  expect([...themes.light.keys()]).toEqual([...themes.dark.keys()]);
});

function variablesOf(rule: RegExp): Map<string, string> {
  const body = rule.exec(themeCss)?.[1] ?? '';
  return new Map([...body.matchAll(/--color-([\w-]+):([^;]+)/g)].map(([, name = '', value = '']) => [name, value]));
}

function contrast(variables: Map<string, string>, ink: string, paper: string): number {
  const [high = 0, low = 0] = [luminance(variables.get(ink)), luminance(variables.get(paper))].toSorted((a, b) => b - a);
  return (high + 0.05) / (low + 0.05);
}

function luminance(hex: string | undefined): number {
  const channels = [1, 3, 5].map((at) => Number.parseInt(hex?.slice(at, at + 2) ?? '', 16) / 255);
  const [red = NaN, green = NaN, blue = NaN] = channels.map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
