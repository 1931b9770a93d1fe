import { expect, test } from '@jest/globals';
import type { Design } from '@orime/contracts/api/catalogue/design';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildTestApp } from '../../../../test/build-test-app.ts';
import { createDesign } from '../../../../test/catalogue-factories.ts';
import { okBody } from '../../../../test/checkout-factories.ts';
import { loadClothTiles } from './cloth-tiles.ts';

const api = await buildTestApp();
const { app, db } = api;

test('designs of one cloth share its repeat, and what is not printed any longer has none', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'tiles-'));
  const drawn = async (text: string) => {
    const path = join(folder, `${text}.webp`);
    await writeFile(path, text);
    return { path, hash: text, widthCm: 7.2, heightCm: 12.47, trimHex: '#101820' };
  };
  const slugs = ['shirt-waves', 'skirt-waves', 'tote-checked'];
  const designs = await Promise.all(slugs.map((slug) => createDesign(db, { slug })));
  const load = async (printed: readonly string[]) => {
    const [waves, check] = [await drawn('waves'), await drawn('check')];
    const tiles = new Map(printed.map((slug) => [slug, slug.endsWith('waves') ? waves : check]));
    await db.transaction().execute((trx) => loadClothTiles(trx, app.storage, tiles));
    return Promise.all(designs.map(async ({ id }) => okBody<Design>(await api.get(`/api/design/${id}`)).clothTile));
  };
  const [shirt, skirt, tote] = await load(slugs);
  expect(shirt).toEqual({ fileId: expect.stringMatching(/^fil_/), widthCm: 7.2, heightCm: 12.47, trimHex: '#101820' });
  expect([skirt, tote?.fileId === shirt?.fileId]).toEqual([shirt, false]);
  expect((await api.get(`/media/${shirt?.fileId}/cloth.webp`)).payload).toBe('waves');
  expect(await load(slugs)).toEqual([shirt, skirt, tote]);
  expect(await load(slugs.slice(0, 2))).toEqual([shirt, skirt, null]);
  // Nothing shows it any longer.
  expect((await api.get(`/media/${tote?.fileId}/cloth.webp`)).statusCode).toBe(404);
  expect(await db.selectFrom('files').select('id').where('purpose', '=', 'cloth').execute()).toHaveLength(2);
  await rm(folder, { recursive: true });
});
