import { describe, expect, test } from '@jest/globals';
import type { Design, DesignPage } from '@orime/contracts/api/catalogue/design';
import { buildTestApp } from '../../../../test/build-test-app.ts';
import { createClothTile, createDesign, createModel, createProfile } from '../../../../test/catalogue-factories.ts';
import { okBody } from '../../../../test/checkout-factories.ts';

const api = await buildTestApp();
const { app, db } = api;
const house = await createProfile(db);
const drawn = Buffer.from('a repeat, drawn');
const tileId = await createClothTile(db, { width_cm: 4.8, height_cm: 4.8, trim_hex: '#efe6d6' });
await app.storage.put(tileId, drawn, 'image/webp');
const design = await createDesign(db, { profileId: house.id, slug: 'wave-shirt' });
const change = (to: { readonly cloth_tile_id?: string | null; readonly model_id?: string; readonly hidden?: boolean }) =>
  db.updateTable('designs').set(to).where('id', '=', design.id).execute();
const look = (id: string) => api.get(`/media/${id}/cloth.webp`);

describe('the repeat of a printed cloth', () => {
  test('is named by the design with its size in cm, and not by lists', async () => {
    const shown = async () => okBody<Design>(await api.get(`/api/design/${design.id}`)).clothTile;
    expect(await shown()).toBeNull();
    expect((await look(tileId)).statusCode).toBe(404);
    await change({ cloth_tile_id: tileId });
    expect(await shown()).toEqual({ fileId: tileId, widthCm: 4.8, heightCm: 4.8, trimHex: '#efe6d6' });
    const { items } = okBody<DesignPage>(await api.get('/api/design/?facets=1'));
    expect(items.length).toBeGreaterThan(0);
    for (const item of items) expect(item).not.toHaveProperty('clothTile');
  });

  test('is answered as it was drawn, to be kept for good, while everybody may see its design', async () => {
    const answer = await look(tileId);
    expect(answer.statusCode).toBe(200);
    expect(answer.rawPayload.equals(drawn)).toBe(true);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
    await change({ hidden: true });
    expect((await look(tileId)).statusCode).toBe(404);
    await change({ hidden: false });
  });

  test('is no model, no picture and nothing else that is stored', async () => {
    const modelId = await createModel(db);
    await app.storage.put(modelId, drawn, 'application/octet-stream');
    await change({ model_id: modelId });
    for (const id of [modelId, 'fil_unknown', '%2e%2e']) expect((await look(id)).statusCode).toBe(404);
    for (const file of ['model.bin', '160.webp']) expect((await api.get(`/media/${tileId}/${file}`)).statusCode).toBe(404);
  });
});
