import { describe, expect, test } from '@jest/globals';
import { buildTestApp } from '../../../../test/build-test-app.ts';

const { get, post, as, db } = await buildTestApp();
const admin = await as('admin');

async function create(fields: object = {}) {
  return (
    await admin.post('/api/banner', {
      name: 'Winter',
      promoText: 'Winter sale',
      promoTextJp: '冬のセール',
      published: 'published',
      ...fields,
    })
  ).json();
}

describe('banner items', () => {
  test('are made, changed, listed and removed by an admin, and every step is on record', async () => {
    const made = await create({ name: 'Life of an item' });
    expect(made).toMatchObject({ _id: made.id, promoUrl: '/catalog', position: 0, published: 'published' });
    const changed = await admin.post(`/api/banner/update/id/${made.id}`, { promoUrl: '/sale', published: 'draft' });
    expect(changed.json()).toMatchObject({
      id: made.id,
      name: 'Life of an item',
      promoUrl: '/sale',
      published: 'draft',
      promoTextJp: '冬のセール',
    });
    expect((await admin.get('/api/banner/')).json().map((item: { id: string }) => item.id)).toContain(made.id);
    // Moved meanwhile it may still be written; written meanwhile it may not.
    const update = (body: object) => admin.post(`/api/banner/update/id/${made.id}`, body);
    expect((await update({ position: 3 })).json()).toMatchObject({ position: 3, version: 2 });
    expect((await update({ name: 'Renamed', version: 2 })).json()).toMatchObject({ name: 'Renamed', promoUrl: '/sale', version: 3 });
    expect((await update({ promoUrl: '/', version: 2 })).json().error).toMatchObject({ code: 'conflict', details: { version: 3 } });
    expect((await admin.delete(`/api/banner/${made.id}`)).json()).toEqual({ success: true });
    expect((await admin.delete(`/api/banner/${made.id}`)).statusCode).toBe(404);
    const actions = await db
      .selectFrom('audit_log')
      .select(['action', 'actor_id'])
      .where('entity_id', '=', made.id)
      .orderBy('id')
      .execute();
    expect(actions).toEqual(
      ['banner.create', ...Array.from({ length: 3 }, () => 'banner.update'), 'banner.delete'].map((action) => ({
        action,
        actor_id: admin.user.id,
      })),
    );
  });

  test('cannot carry an address that a browser would run or that leaves for anywhere', async () => {
    for (const promoUrl of [
      'javascript:alert(1)',
      '//evil.example',
      '/\\evil.example',
      'http://plain.example',
      'data:text/html,x',
      '',
      ' /sale',
    ]) {
      expect((await admin.post('/api/banner', { name: 'x', promoUrl })).statusCode).toBe(400);
    }
    expect((await admin.post('/api/banner', { name: '  ' })).statusCode).toBe(400);
    expect((await admin.post('/api/banner/update/id/bnr_none', { name: 'x', position: 1 })).statusCode).toBe(404);
    expect((await admin.post('/api/banner/update/id/bnr_none', {})).statusCode).toBe(400);
  });

  test('are put in order at once, on the order that was seen', async () => {
    await db.deleteFrom('banner_items').execute();
    const [one, two, three] = [await create(), await create({ position: 1 }), await create({ position: 2 })].map(({ id }) => String(id));
    const order = (seen: unknown, ids: unknown) => admin.post('/api/banner/order', { seen, ids });
    const ids = async () => (await admin.get('/api/banner/')).json().map((item: { id: string }) => item.id);
    const moved = await order([one, two, three], [three, one, two]);
    expect(moved.json().map((item: { id: string; position: number; version: number }) => [item.id, item.position, item.version])).toEqual([
      [three, 0, 1],
      [one, 1, 1],
      [two, 2, 1],
    ]);
    // Somebody who has not seen that would mix both orders.
    expect((await order([one, two, three], [two, one, three])).json().error).toMatchObject({
      code: 'conflict',
      details: { order: [three, one, two] },
    });
    expect(await ids()).toEqual([three, one, two]);
    // The same once more, as after a lost answer.
    expect((await order([one, two, three], [three, one, two])).statusCode).toBe(200);
    for (const wrong of [
      [three, one],
      [three, one, one],
      [three, one, 'bnr_none'],
    ])
      expect((await order([three, one, two], wrong)).statusCode).toBe(400);
    // Of many who move at once, one is first.
    const answers = await Promise.all([
      ...Array.from({ length: 4 }, () => order([three, one, two], [one, two, three])),
      ...Array.from({ length: 4 }, () => order([three, one, two], [two, three, one])),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 200, 200, 200, 409, 409, 409, 409]);
    expect([[one, two, three].join(), [two, three, one].join()]).toContain((await ids()).join());
    const records = await db.selectFrom('audit_log').select('actor_id').where('action', '=', 'banner.order').execute();
    expect(records).toEqual([{ actor_id: admin.user.id }, { actor_id: admin.user.id }]);
    expect((await (await as('account-manager')).post('/api/banner/order', { seen: [one], ids: [one] })).statusCode).toBe(403);
  });

  test('are nobody else’s business', async () => {
    for (const role of ['designer', 'account-manager', 'consumer'] as const) {
      const client = await as(role);
      expect((await client.get('/api/banner/')).statusCode).toBe(403);
      expect((await client.post('/api/banner', { name: 'x' })).statusCode).toBe(403);
    }
    expect((await post('/api/banner', { name: 'x' })).statusCode).toBe(401);
  });
});

describe('GET /api/content/promo-banner', () => {
  test('gives published items with text, in order, in the external service’s shape', async () => {
    await db.deleteFrom('banner_items').execute();
    await create({ name: 'second', position: 2, promoTextJp: '' });
    await create({ name: 'first', position: 1, promoUrl: '/sale' });
    await create({ name: 'draft', published: 'draft' });
    await create({ name: 'silent', promoText: '', promoTextJp: '' });
    const { results } = (await get('/api/content/promo-banner?apiKey=public&limit=50')).json();
    expect(results).toEqual([
      {
        id: expect.any(String),
        name: 'first',
        published: 'published',
        data: { promoText: 'Winter sale', promoTextJp: '冬のセール', promoUrl: '/sale' },
        createdDate: expect.any(String),
        lastUpdated: expect.any(String),
      },
      expect.objectContaining({ name: 'second', data: { promoText: 'Winter sale', promoUrl: '/catalog' } }),
    ]);
    expect((await get('/api/content/promo-banner?limit=1')).json().results).toHaveLength(1);
    expect((await get('/api/content/promo-banner?limit=51')).statusCode).toBe(400);
  });
});
