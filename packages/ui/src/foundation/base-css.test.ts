import { expect, test } from '@jest/globals';
import { baseCss } from './base-css.ts';

test('a machine that has the face of Japanese text is asked before a slice of it is fetched', () => {
  const [, families = ''] = /:lang\(ja\)\{--font-sans:([^;}]+)/.exec(baseCss) ?? [];
  const places = ["'Noto Sans JP'", "'Noto Sans CJK JP'", "'Noto Sans JP Variable'", "'Hiragino Sans'"].map((family) =>
    families.split(',').indexOf(family),
  );
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  expect(places).not.toContain(-1);
});
