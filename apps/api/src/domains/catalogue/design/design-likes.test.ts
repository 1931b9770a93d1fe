import { describe, expect, test } from '@jest/globals';
import { buildTestApp } from '../../../../test/build-test-app.ts';
import { createDesign } from '../../../../test/catalogue-factories.ts';
import { openHouse } from './design-write.fixture.ts';

const api = await buildTestApp();

const { owner } = await openHouse(api);

const admin = await api.as('admin');
const consumer = await api.as('consumer');

describe('likes', () => {
  test('count once a person, idempotently, under parallel calls', async () => {
    const design = await createDesign(api.db);
    const path = `/api/design/like/${design.id}`;
    const answers = await Promise.all(Array.from({ length: 5 }, () => consumer.post(path, { type: 'like', user_id: consumer.user.id })));
    expect(answers.map((answer) => answer.json())).toEqual(Array.from({ length: 5 }, () => ({ likes: 1, liked: true })));
    expect((await admin.post(path)).json()).toEqual({ likes: 2, liked: true });
    expect((await consumer.get(`/api/design/${design.id}`)).json()).toMatchObject({ likes: 2, viewer: { liked: true } });
    expect((await api.get('/api/design/?sort=likes&limit=1')).json()).toMatchObject([{ id: design.id, likes: 2 }]);
    const undo = `/api/design/unlike/${design.id}`;
    expect((await consumer.post(undo)).json()).toEqual({ likes: 1, liked: false });
    expect((await consumer.post(undo)).json()).toEqual({ likes: 1, liked: false });
  });

  test('are one’s own, of public designs', async () => {
    const design = await createDesign(api.db, { hidden: true });
    expect((await api.post(`/api/design/like/${design.id}`)).statusCode).toBe(401);
    expect((await consumer.post(`/api/design/like/${design.id}`)).statusCode).toBe(404);
    expect((await consumer.post(`/api/design/unlike/${design.id}`)).statusCode).toBe(404);
    const shown = await createDesign(api.db);
    expect((await consumer.post(`/api/design/like/${shown.id}`, { type: 'like', user_id: owner.user.id })).json()).toMatchObject({
      error: { code: 'forbidden' },
    });
    expect((await consumer.post(`/api/design/like/${shown.id}`, { type: 7 })).statusCode).toBe(400);
  });
});
