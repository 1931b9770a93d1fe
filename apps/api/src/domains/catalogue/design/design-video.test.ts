import { describe, expect, test } from '@jest/globals';
import type { Design } from '@orime/contracts/api/catalogue/design';
import type { OwnDesign } from '@orime/contracts/api/catalogue/own-design';
import { buildTestApp, type TestApp } from '../../../../test/build-test-app.ts';
import { createImage } from '../../../../test/catalogue-factories.ts';
import { okBody } from '../../../../test/checkout-factories.ts';
import { multipartForm } from '../../../../test/multipart.ts';
import { makeMp4 } from '../../media/upload/video/mp4.fixture.ts';
import { openHouse } from './design-write.fixture.ts';

const api = await buildTestApp();
const { db } = api;
const admin = await api.as('admin');

type Client = Awaited<ReturnType<TestApp['as']>>;

async function filmed(client: Client) {
  const { payload, headers } = multipartForm({ name: 'walk.mp4', type: 'video/mp4', bytes: makeMp4() });
  const { id } = okBody<{ id: string }>(await client.post('/api/upload?purpose=video', payload, headers));
  return { fileId: id, posterId: await createImage(db, client.user.id) };
}

describe('the film of a design', () => {
  test('is shown with its picture once the design is, and waits for review like a picture', async () => {
    const { owner, create } = await openHouse(api);
    const first = await filmed(owner);
    const { id } = await create({ video: first, submit: true });
    expect((await api.get(`/api/design/${id}`)).statusCode).toBe(404);
    await admin.post(`/api/design/confirm/id/${id}`, { confirmed: true });
    await db.updateTable('profiles').set({ status: 'approved' }).where('user_id', '=', owner.user.id).execute();
    const shown = async () => okBody<Design>(await api.get(`/api/design/${id}`)).video;
    expect(await shown()).toMatchObject({ id: first.fileId, width: 720, height: 960, poster: { id: first.posterId } });

    const second = await filmed(owner);
    okBody(await owner.post(`/api/design/update/id/${id}`, { video: second }));
    expect(await shown()).toMatchObject({ id: first.fileId });
    const own = okBody<OwnDesign>(await owner.get(`/api/design/mine/${id}`));
    expect(own.form.video).toEqual(second);
    expect(own.change?.fields).toEqual([{ field: 'video', before: first, after: second }]);
    await admin.post(`/api/design/confirm/id/${id}`, { confirmed: true });
    expect(await shown()).toMatchObject({ id: second.fileId });

    okBody(await owner.post(`/api/design/update/id/${id}`, { video: null }));
    expect(okBody<OwnDesign>(await owner.get(`/api/design/mine/${id}`)).change?.fields).toEqual([
      { field: 'video', before: second, after: null },
    ]);
    await admin.post(`/api/design/confirm/id/${id}`, { confirmed: true });
    expect(await shown()).toBeNull();
  });

  test('is one’s own, and a video', async () => {
    const { owner, complete, image } = await openHouse(api);
    const foreign = await filmed(await api.as('designer'));
    const own = await filmed(owner);
    for (const video of [
      foreign,
      { ...own, posterId: foreign.posterId },
      { fileId: image, posterId: image },
      { ...own, posterId: own.fileId },
    ]) {
      const answer = await owner.post('/api/design/', { ...complete, video });
      expect([answer.statusCode, answer.json().error.fields]).toEqual([400, { video: 'was not uploaded here' }]);
    }
    expect((await owner.post('/api/design/', { ...complete, images: [{ fileId: own.fileId, alt: { en: '', jp: '' } }] })).statusCode).toBe(
      400,
    );
  });
});
