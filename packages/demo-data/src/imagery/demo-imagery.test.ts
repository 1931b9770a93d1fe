import { expect, test } from '@jest/globals';
import { mergeImagery } from './demo-imagery.ts';
import type { DemoImage } from './masters/manifest.ts';

const picture = (key: string, hash: string): DemoImage => ({
  key,
  hash,
  file: `${key}.webp`,
  path: `/imagery/${key}.webp`,
  width: 1200,
  height: 1600,
  thumbhash: '',
  color: '#808080',
  alt: { en: key, jp: key },
});
const byKey = (keys: readonly string[], hash: string) => new Map(keys.map((key) => [key, picture(key, hash)]));

const flatViews = ['front', 'back', 'detail', 'macro'].map((view) => `design/stoop-tee-ash/${view}`);
const wornKeys = ['front', 'three-quarter', 'back', 'macro'].map((view) => `worn/stoop-tee-ash/${view}`);

test('a design with four final views shows them and no flat-lay', () => {
  const merged = mergeImagery(byKey(flatViews, 'flat'), byKey(wornKeys, 'worn'));
  expect([...merged.keys()].sort()).toEqual(['back', 'front', 'macro', 'three-quarter'].map((view) => `design/stoop-tee-ash/${view}`));
  for (const [key, image] of merged) expect(image).toMatchObject({ key, hash: 'worn', alt: { en: key.replace('design/', 'worn/') } });
});

test('a design with a view missing keeps its flat-lays', () => {
  const flat = byKey(flatViews, 'flat');
  expect(mergeImagery(flat, byKey(wornKeys.slice(0, 3), 'worn'))).toEqual(flat);
});

test('a still takes the place of the editorial picture', () => {
  const merged = mergeImagery(byKey(['designer/mio-akatsu/cover'], 'drawn'), byKey(['still/designer/mio-akatsu/cover'], 'traced'));
  expect([...merged.values()]).toEqual([expect.objectContaining({ key: 'designer/mio-akatsu/cover', hash: 'traced' })]);
});
