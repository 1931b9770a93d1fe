import { expect, test } from '@jest/globals';
import type { Design } from '@orime/contracts/api/catalogue/design';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildTestApp } from '../../../../test/build-test-app.ts';
import { createDesign } from '../../../../test/catalogue-factories.ts';
import { okBody } from '../../../../test/checkout-factories.ts';
import { loadDesignModels } from './design-models.ts';

const api = await buildTestApp();
const { app, db } = api;

test('colours share a model, one that was packed anew takes its place, and all are loaded once', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'models-'));
  const packed = async (text: string) => {
    const path = join(folder, `${text}.bin`);
    await writeFile(path, text);
    return { path, hash: text };
  };
  const slugs = ['haori-indigo', 'haori-ecru', 'tote'];
  const designs = await Promise.all(slugs.map((slug) => createDesign(db, { slug })));
  const load = async (haori: string) => {
    const [shared, tote] = [await packed(haori), await packed('tote')];
    const models = new Map(slugs.map((slug) => [slug, slug === 'tote' ? tote : shared]));
    await db.transaction().execute((trx) => loadDesignModels(trx, app.storage, models));
    return Promise.all(designs.map(async ({ id }) => okBody<Design>(await api.get(`/api/design/${id}`)).modelId ?? ''));
  };
  const [indigo = '', ecru, tote] = await load('haori');
  expect([ecru === indigo, tote === indigo]).toEqual([true, false]);
  expect((await api.get(`/media/${indigo}/model.bin`)).payload).toBe('haori');
  expect(await load('haori')).toEqual([indigo, ecru, tote]);
  const [anew = '', , kept] = await load('sewn-anew');
  expect([anew === indigo, kept === tote]).toEqual([false, true]);
  expect((await api.get(`/media/${anew}/model.bin`)).payload).toBe('sewn-anew');
  // Nothing shows the former one any longer.
  expect((await api.get(`/media/${indigo}/model.bin`)).statusCode).toBe(404);
  expect(await db.selectFrom('files').select('id').where('purpose', '=', 'model').execute()).toHaveLength(3);
  await rm(folder, { recursive: true });
});
