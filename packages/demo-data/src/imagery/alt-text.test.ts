import { expect, test } from '@jest/globals';
import type { DesignRecipe } from '../vocabulary/index.ts';
import { designAlt } from './alt-text.ts';

const knit: DesignRecipe = { slug: 'test-knit', category: 'knit', fabric: 'wool-knit', colour: 'rust', print: 'solid', seed: 1 };

test('names colour, garment, neck and view in both languages', () => {
  expect(designAlt(knit, 'front')).toEqual({ en: 'Rust knit pullover, crew neck, front view', jp: '弁柄色のニット、クルーネック、正面' });
  expect(designAlt({ ...knit, collar: 'turtle' }, 'back')).toEqual({
    en: 'Rust knit pullover, turtleneck, back view',
    jp: '弁柄色のニット、タートルネック、背面',
  });
});

test('names the print, and no neck where there is none', () => {
  expect(designAlt({ ...knit, category: 'pleated-skirt', print: 'check', colour: 'ink' }, 'detail')).toEqual({
    en: 'Ink check pleated skirt, detail',
    jp: '墨色のチェックのプリーツスカート、ディテール',
  });
});

test('a close-up names the cloth', () => {
  expect(designAlt({ ...knit, fabric: 'linen', print: 'shibori', colour: 'indigo' }, 'macro')).toEqual({
    en: 'Close-up of the cloth: indigo shibori linen',
    jp: '藍色の絞り染めのリネン、生地のアップ',
  });
});
