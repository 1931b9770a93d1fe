import { describe, expect, test } from '@jest/globals';
import { OwnProfile, Profile, ProfileCard, type ProfileInput } from '@orime/contracts/api/profile';
import { Type } from 'typebox';
import { Value } from 'typebox/value';
import { buildTestApp } from '../../../../test/build-test-app.ts';
import { createDesign, createImage, createProfile } from '../../../../test/catalogue-factories.ts';
import { buy, okBody } from '../../../../test/checkout-factories.ts';
import { acceptVendorAgreement } from '../../../../test/factories.ts';

const api = await buildTestApp();
const consumer = await api.as('consumer');
const admin = await api.as('admin');
const asaoka = await createProfile(api.db, { handle: 'koto-asaoka', name: 'Koto Asaoka', nameJp: '浅岡琴', country: 'JP' });
const vico = await createProfile(api.db, { handle: 'vico-terrasi', name: 'Vico Terrasi', nameJp: 'ヴィーコ・テラッシ', country: 'IT' });
const waiting = await createProfile(api.db, { handle: 'still-waiting', name: 'Still Waiting', status: 'in_review' });
const suspended = await createProfile(api.db, { handle: 'suspended-house', name: 'Suspended House', status: 'suspended' });
await createDesign(api.db, { profileId: asaoka.id, slug: 'asaoka-coat' });
await createDesign(api.db, { profileId: asaoka.id, slug: 'asaoka-draft', confirmed: 'draft' });

const input: ProfileInput = {
  handle: 'new-house',
  name: 'New House',
  nameJp: '新しい家',
  bio: { en: 'Two rooms in Kobe.', jp: '神戸の二間です。' },
  country: 'JP',
  city: 'Kobe',
  cityJp: '神戸',
  lat: 34.69,
  lon: 135.19,
  disciplines: ['knitwear'],
};

describe('GET /api/profile/all', () => {
  test('lists approved designers, keeps the contract, tells no address', async () => {
    const answer = await api.get('/api/profile/all');
    const cards = answer.json<ProfileCard[]>();
    expect([...Value.Errors(Type.Array(ProfileCard), cards)]).toEqual([]);
    expect(cards.map(({ handle, designCount }) => [handle, designCount])).toEqual([
      ['koto-asaoka', 1],
      ['vico-terrasi', 0],
    ]);
    expect(answer.headers['x-total-count']).toBe('2');
    expect(answer.body).not.toContain('@');
  });

  test.each([
    ['?country=it', ['vico-terrasi']],
    ['?q=浅岡', ['koto-asaoka']],
    ['?q=terrasi', ['vico-terrasi']],
    ['?featured=1', []],
    ['?sort=new&limit=1', ['vico-terrasi']],
  ])('%s', async (query, expected) => {
    expect((await api.get(`/api/profile/all${encodeURI(query)}`)).json<ProfileCard[]>().map(({ handle }) => handle)).toEqual(expected);
  });
});

describe('GET /api/profile/handle/{handle} and /id/{id}', () => {
  test('show the designer with public designs', async () => {
    const profile = (await api.get('/api/profile/handle/koto-asaoka')).json<Profile>();
    expect([...Value.Errors(Profile, profile)]).toEqual([]);
    expect(profile).toMatchObject({
      name: 'Koto Asaoka',
      nameJp: '浅岡琴',
      cityJp: '京都',
      designs: [{ slug: 'asaoka-coat', currency: 'USD' }],
      viewer: { following: false, canEdit: false },
    });
    expect(profile).not.toHaveProperty('promoters');
    expect((await api.get(`/api/profile/id/${asaoka.id}?currency=JPY`)).json()).toMatchObject({
      handle: 'koto-asaoka',
      designs: [{ currency: 'JPY' }],
    });
  });

  test('answer 404 for whoever is not approved, and for nobody', async () => {
    for (const handle of ['suspended-house', 'still-waiting', 'nobody'])
      expect((await api.get(`/api/profile/handle/${handle}`)).statusCode).toBe(404);
    expect((await consumer.get(`/api/profile/id/${suspended.id}`)).statusCode).toBe(404);
    expect((await admin.get(`/api/profile/id/${waiting.id}`)).statusCode).toBe(200);
  });
});

describe('GET /api/profile/search/{term}', () => {
  test.each([
    ['koto', 1],
    ['浅', 1],
    ['てらっし', 1],
    ['kotp', 1],
    ['京都', 2],
    ['nothing-like-it', 0],
  ])('%s finds %i', async (term, count) => {
    expect((await api.get(`/api/profile/search/${encodeURIComponent(term)}`)).json()).toHaveLength(count);
  });

  test('comes in pages', async () => {
    const answer = await api.get(`/api/profile/search/${encodeURIComponent('京都')}?limit=1`);
    expect([answer.json<unknown[]>().length, answer.headers['x-total-count'], answer.headers['link']]).toEqual([
      1,
      '2',
      expect.stringContaining('page=2'),
    ]);
    for (const url of [`/api/profile/search/${encodeURIComponent('京都')}`, '/api/profile/all', '/api/lookbook/', '/api/profile/models']) {
      const [first, beyond] = [await api.get(url), await api.get(`${url}?page=90`)];
      expect([beyond.json(), beyond.headers['x-total-count']]).toEqual([[], first.headers['x-total-count']]);
    }
  });

  test('wants two letters', async () => {
    expect((await api.get('/api/profile/search/k')).json()).toMatchObject({ error: { code: 'validation' }, term: expect.any(String) });
  });
});

describe('POST /api/profile', () => {
  test('makes a profile that waits for review, then changes it', async () => {
    const designer = await api.as('designer');
    const first = await designer.get('/api/profile');
    expect([first.statusCode, first.json()]).toEqual([200, null]);
    const made = (
      await designer.post('/api/profile', {
        ...input,
        avatarFileId: await createImage(api.db, designer.user.id),
        links: [{ label: 'Shop', url: 'https://example.com' }],
      })
    ).json<OwnProfile>();
    expect([...Value.Errors(OwnProfile, made)]).toEqual([]);
    expect(made).toMatchObject({
      handle: 'new-house',
      status: 'in_review',
      cityJp: '神戸',
      avatar: { width: 900 },
      links: [{ label: 'Shop', url: 'https://example.com' }],
      viewer: { canEdit: true },
    });
    expect((await designer.post('/api/profile', { ...input, name: 'Newer House' })).json()).toMatchObject({
      id: made.id,
      name: 'Newer House',
      version: made.version + 1,
    });
    expect((await designer.get('/api/profile')).json()).toMatchObject({ name: 'Newer House' });
  });

  test.each<[string, object, number, string]>([
    ['a taken handle', { handle: 'koto-asaoka' }, 409, 'handle'],
    ['a reserved handle', { handle: 'admin' }, 400, 'handle'],
    ['a malformed handle', { handle: 'No Spaces' }, 400, 'handle'],
    ['an unknown country', { country: 'ZZ' }, 400, 'country'],
    ['half a position', { lon: undefined }, 400, 'lat'],
    ['a foreign picture', { coverFileId: 'fil_none' }, 400, 'coverFileId'],
    ['a link that is no address', { links: [{ label: 'x', url: 'javascript:alert(1)' }] }, 400, 'links.0.url'],
  ])('refuses %s', async (_, change, status, field) => {
    const answer = await (await api.as('designer')).post('/api/profile', { ...input, handle: 'fresh-house', ...change });
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toHaveProperty([field]);
  });

  test('is for designers', async () => {
    expect((await api.post('/api/profile', input)).statusCode).toBe(401);
    expect((await consumer.post('/api/profile', input)).statusCode).toBe(403);
  });

  test('the first confirmed design approves the profile', async () => {
    const designer = await api.as('designer');
    await acceptVendorAgreement(api.db, designer.user.id);
    await designer.post('/api/profile', { ...input, handle: 'first-house' });
    const profile = (await designer.get('/api/profile')).json<OwnProfile>();
    const design = await createDesign(api.db, { profileId: profile.id, confirmed: 'unconfirmed', slug: 'first-of-all' });
    expect((await api.get('/api/profile/handle/first-house')).statusCode).toBe(404);
    await admin.post(`/api/design/confirm/id/${design.id}`, { confirmed: true });
    expect((await api.get('/api/profile/handle/first-house')).json()).toMatchObject({ designs: [{ slug: 'first-of-all' }] });
  });
});

test.each([
  ['free-handle', true, null],
  ['koto-asaoka', false, 'taken'],
  ['shop', false, 'reserved'],
  ['ab', false, 'format'],
])('GET /api/profile/handle-available/%s', async (handle, available, reason) => {
  expect((await consumer.get(`/api/profile/handle-available/${handle}`)).json()).toEqual({ available, reason });
  expect((await api.get(`/api/profile/handle-available/${handle}`)).statusCode).toBe(401);
});

describe('POST /api/profile/designs', () => {
  const kind = { category: 'coat', gender: 'unisex', colour: 'ink', materials: [{ fibre: 'wool', percent: 100 }] };

  test('takes nothing for granted of a new design', async () => {
    const designer = await api.as('designer');
    await designer.post('/api/profile', { ...input, handle: 'sketchy' });
    const refused = await designer.post('/api/profile/designs', { designs: [kind, { name: 'Only a name', colour: 'ink' }] });
    const wrong = Object.fromEntries(['category', 'gender', 'materials'].map((name) => [`designs.1.${name}`, 'is required']));
    expect([refused.statusCode, refused.json().error.fields]).toEqual([400, wrong]);
    expect((await designer.get('/api/profile')).json<OwnProfile>().designs).toEqual([]);
    const { designs } = okBody<OwnProfile>(await designer.post('/api/profile/designs', { designs: [kind] }));
    expect(designs).toMatchObject([{ category: 'coat', colour: 'ink', confirmed: 'draft' }]);
  });

  test('saves drafts, all or none', async () => {
    const designer = await api.as('designer');
    await designer.post('/api/profile', { ...input, handle: 'drafty' });
    const picture = await createImage(api.db, designer.user.id);
    const saved = await designer.post('/api/profile/designs', {
      designs: [
        { ...kind, images: [{ fileId: picture, alt: { en: 'Front', jp: '正面' } }] },
        { ...kind, name: 'Second', colour: 'rust' },
      ],
    });
    const { designs } = saved.json<OwnProfile>();
    expect(designs.map(({ name, confirmed }) => [name, confirmed]).toSorted()).toEqual([
      ['Second', 'draft'],
      ['Untitled', 'draft'],
    ]);
    const refused = await designer.post('/api/profile/designs', {
      designs: [
        { ...kind, name: 'Third' },
        { ...kind, name: 'Fourth', colour: 'no-colour' },
      ],
    });
    expect(refused.json()).toMatchObject({ error: { code: 'validation', fields: { 'designs.1.colour': expect.any(String) } } });
    expect((await designer.post('/api/profile/designs', { designs: [{ ...kind, name: 5 }] })).json()).toMatchObject({
      error: { code: 'validation', fields: { 'designs.0.name': 'must be of type string' } },
    });
    expect((await designer.get('/api/profile')).json<OwnProfile>().designs).toHaveLength(2);
    const [first] = designs;
    expect(
      (await designer.post('/api/profile/designs', { designs: [{ id: first?.id, name: 'Named now' }] }))
        .json<OwnProfile>()
        .designs.map(({ name }) => name),
    ).toContain('Named now');
  });
});

describe('following', () => {
  test('counts once a person', async () => {
    const follow = `/api/profile/follow/id/${vico.id}`;
    expect((await consumer.post(follow)).json()).toEqual({ following: true, followers: 1 });
    expect((await consumer.post(follow)).json()).toEqual({ following: true, followers: 1 });
    expect((await consumer.get('/api/profile/following')).json()).toMatchObject([{ handle: 'vico-terrasi', followers: 1 }]);
    expect((await consumer.get('/api/profile/handle/vico-terrasi')).json()).toMatchObject({ viewer: { following: true } });
    expect((await consumer.post(`/api/profile/unfollow/id/${vico.id}`)).json()).toEqual({ following: false, followers: 0 });
    expect((await consumer.post(`/api/profile/unfollow/id/${vico.id}`)).json()).toEqual({ following: false, followers: 0 });
    expect((await consumer.post(`/api/profile/follow/id/${suspended.id}`)).statusCode).toBe(404);
    expect((await api.post(follow)).statusCode).toBe(401);
  });
});

describe('promoters', () => {
  test('a designer gives a promoter a code, takes it back, and gives it again', async () => {
    const designer = await api.as('designer');
    const own = await createProfile(api.db, { userId: designer.user.id });
    const path = `/api/profile/assignpromoter/id/${vico.id}`;
    const made = await designer.post(path, { designer: own.id, code: 'vico10', sharePercent: 7.5 });
    expect(made.json()).toMatchObject({ handle: 'vico-terrasi', promoCode: 'VICO10', sharePercent: 7.5, status: 'active' });
    const code = await api.db
      .selectFrom('promo_codes')
      .select(['scope', 'scope_ids', 'active'])
      .where('code', '=', 'VICO10')
      .executeTakeFirst();
    expect(code).toMatchObject({ scope: 'designer', scope_ids: [own.id], active: true });
    expect((await designer.post(path, { designer: own.id, sharePercent: 5 })).json()).toMatchObject({ error: { code: 'conflict' } });
    expect((await designer.get('/api/profile')).json()).toMatchObject({ promoters: [{ promoCode: 'VICO10' }] });
    const end = '/api/profile/deletepromoter/id/VICO10';
    expect((await designer.post(end, { promoCode: 'OTHER' })).statusCode).toBe(400);
    expect((await (await api.as('designer')).post(end, { promoCode: 'VICO10' })).statusCode).toBe(404);
    expect((await designer.post(end, { promoCode: 'VICO10' })).json()).toEqual({ success: true });
    expect(await api.db.selectFrom('promo_codes').select('active').where('code', '=', 'VICO10').executeTakeFirst()).toEqual({
      active: false,
    });
    expect((await designer.post(path, { designer: own.handle, sharePercent: 5 })).json()).toMatchObject({
      promoCode: 'VICO10',
      sharePercent: 5,
      status: 'active',
    });
  });

  test('nobody assigns for somebody else, but an admin', async () => {
    const path = `/api/profile/assignpromoter/id/${vico.id}`;
    const body = { designer: asaoka.id, sharePercent: 5 };
    expect((await (await api.as('designer')).post(path, body)).statusCode).toBe(403);
    expect((await consumer.post(path, body)).statusCode).toBe(403);
    expect((await api.post(path, body)).statusCode).toBe(401);
    expect((await admin.post(path, body)).json()).toMatchObject({ promoCode: expect.stringMatching(/^VICO-TERRASI-/) });
    expect((await admin.post('/api/profile/assignpromoter/id/prf_none', body)).statusCode).toBe(404);
  });
});

describe('DELETE /api/profile', () => {
  test('wants the handle, wipes the profile, and lets one begin anew', async () => {
    const designer = await api.as('designer');
    const own = await createProfile(api.db, { userId: designer.user.id, name: 'Going Away' });
    const design = await createDesign(api.db, { profileId: own.id });
    const remove = (confirm: string) => designer.inject({ method: 'DELETE', url: '/api/profile', payload: { confirm } });
    expect((await remove('wrong')).json()).toMatchObject({ error: { code: 'validation' } });
    expect((await remove(own.handle)).json()).toEqual({ success: true });
    for (const path of [`/api/profile/id/${own.id}`, `/api/design/${design.id}`]) expect((await api.get(path)).statusCode).toBe(404);
    expect((await api.get('/api/profile/search/going')).json()).toEqual([]);
    expect((await remove(own.handle)).statusCode).toBe(404);
    expect((await designer.post('/api/profile', { ...input, handle: 'back-again' })).json()).toMatchObject({
      id: own.id,
      status: 'in_review',
      designs: [],
    });
  });
});

test('all designs of a house are found by its new name, however many there are', async () => {
  const designer = await api.as('designer');
  const own = await createProfile(api.db, { userId: designer.user.id });
  for (let n = 0; n < 102; n += 1) await createDesign(api.db, { profileId: own.id, sizes: [{ size: 'S' }] });
  okBody(await designer.post('/api/profile', { ...input, handle: own.handle, name: 'Brackenwhistle' }));
  expect(okBody<{ total: number }>(await api.get('/api/design/?facets=1&limit=1&q=brackenwhistle')).total).toBe(102);
});

test('DELETE /api/profile waits for what others owe the profile for being promoted', async () => {
  const [friend, shop] = [await api.as('designer'), await api.as('designer')];
  const own = await createProfile(api.db, { userId: friend.user.id });
  const house = await createProfile(api.db, { userId: shop.user.id });
  const { promoCode } = okBody<{ promoCode: string }>(
    await shop.post(`/api/profile/assignpromoter/id/${own.id}`, { designer: house.id, sharePercent: 10 }),
  );
  const design = await createDesign(api.db, { profileId: house.id });
  await buy(api, [{ id: design.id, size: 'S', quantity: 1 }], { codes: [promoCode] });
  const answer = await friend.inject({ method: 'DELETE', url: '/api/profile', payload: { confirm: own.handle } });
  expect(answer.json()).toMatchObject({ error: { code: 'conflict', details: { reason: 'open_payouts' } } });
});

test('GET /api/profile/all-profiles is for admins, drafts and addresses included', async () => {
  const all = (await admin.get('/api/profile/all-profiles?limit=100')).json<{ handle: string; email: string; status: string }[]>();
  expect(all.find(({ handle }) => handle === 'suspended-house')).toMatchObject({
    status: 'suspended',
    email: expect.stringContaining('@'),
  });
  expect((await api.get('/api/profile/all-profiles')).statusCode).toBe(401);
  for (const client of [consumer, await api.as('account-manager'), await api.as('designer')])
    expect((await client.get('/api/profile/all-profiles')).statusCode).toBe(403);
});

test('GET /api/profile/models shows approved models without contact data', async () => {
  const picture = await createImage(api.db, null);
  await api.db
    .insertInto('model_profiles')
    .values([
      {
        id: 'mdl_1',
        slug: 'mio',
        name: 'Mio',
        city: 'Osaka',
        measurements: JSON.stringify({ heightCm: 174 }),
        portfolio: [picture],
        status: 'approved',
      },
      { id: 'mdl_2', slug: 'ren', name: 'Ren', status: 'pending' },
    ])
    .execute();
  expect((await api.get('/api/profile/models')).json()).toEqual([
    {
      id: 'mdl_1',
      slug: 'mio',
      name: 'Mio',
      city: 'Osaka',
      measurements: { heightCm: 174 },
      portfolio: [expect.objectContaining({ id: picture })],
    },
  ]);
});
