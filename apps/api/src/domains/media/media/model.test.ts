import { describe, expect, test } from '@jest/globals';
import type { Design, DesignPage } from '@orime/contracts/api/catalogue/design';
import { buildTestApp } from '../../../../test/build-test-app.ts';
import { createDesign, createImage, createModel, createProfile } from '../../../../test/catalogue-factories.ts';
import { okBody } from '../../../../test/checkout-factories.ts';

const api = await buildTestApp();
const { app, db } = api;
const house = await createProfile(db);
const packed = Buffer.from('a garment, packed');
const modelId = await createModel(db);
await app.storage.put(modelId, packed, 'application/octet-stream');
// Two colours of one cut.
const [indigo, ecru] = [
  await createDesign(db, { profileId: house.id, slug: 'fold-haori-indigo' }),
  await createDesign(db, { profileId: house.id, slug: 'fold-haori-ecru' }),
];
const change = (id: string, to: { readonly model_id?: string | null; readonly hidden?: boolean; readonly private_reserve?: boolean }) =>
  db.updateTable('designs').set(to).where('id', '=', id).execute();
const look = (id: string) => api.get(`/media/${id}/model.bin`);

describe('the model of a design', () => {
  test('is named by the design and not by lists', async () => {
    const shown = async () => okBody<Design>(await api.get(`/api/design/${indigo.id}`)).modelId;
    expect(await shown()).toBeNull();
    await change(indigo.id, { model_id: modelId });
    expect(await shown()).toBe(modelId);
    const { items } = okBody<DesignPage>(await api.get('/api/design/?facets=1'));
    expect(items.length).toBeGreaterThan(0);
    for (const item of items) expect(item).not.toHaveProperty('modelId');
  });

  test('is answered as it was packed, to be kept for good', async () => {
    const answer = await look(modelId);
    expect(answer.statusCode).toBe(200);
    expect(answer.rawPayload.equals(packed)).toBe(true);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/octet-stream',
      'cache-control': 'public, max-age=31536000, immutable',
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
    });
  });

  test('is there as long as everybody may see one of its designs', async () => {
    await change(ecru.id, { model_id: modelId });
    await change(indigo.id, { hidden: true });
    expect((await look(modelId)).statusCode).toBe(200);
    await change(ecru.id, { private_reserve: true });
    expect((await look(modelId)).statusCode).toBe(404);
    await change(indigo.id, { hidden: false });
    expect((await look(modelId)).statusCode).toBe(200);
    await db.updateTable('profiles').set({ status: 'suspended' }).where('id', '=', house.id).execute();
    expect((await look(modelId)).statusCode).toBe(404);
    await db.updateTable('profiles').set({ status: 'approved' }).where('id', '=', house.id).execute();
  });

  test('is nothing else that is stored', async () => {
    const image = await createImage(db, null);
    await app.storage.put(image, packed, 'image/webp');
    await change(indigo.id, { model_id: image });
    for (const id of [image, 'fil_unknown', '%2e%2e']) expect((await look(id)).statusCode).toBe(404);
    await change(indigo.id, { model_id: modelId });
    expect((await api.get(`/media/${modelId}/160.webp`)).statusCode).toBe(404);
  });
});
