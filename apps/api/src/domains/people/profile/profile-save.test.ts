import { describe, expect, test } from '@jest/globals';
import { OwnProfile } from '@orime/contracts/api/people/profile';
import { Value } from 'typebox/value';
import { buildTestApp } from '../../../../test/build-test-app.ts';
import { createDesign, createImage, createProfile } from '../../../../test/catalogue-factories.ts';
import { okBody } from '../../../../test/checkout-factories.ts';
import { acceptVendorAgreement } from '../../../../test/factories.ts';
import { input, openHouses } from './profile.fixture.ts';

const api = await buildTestApp();

const { consumer, admin } = await openHouses(api);

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

  test('changes the version that was seen, and forgets what is null', async () => {
    const designer = await api.as('designer');
    const own = { ...input, handle: 'twice-opened' };
    const made = okBody<OwnProfile>(
      await designer.post('/api/profile', { ...own, avatarFileId: await createImage(api.db, designer.user.id) }),
    );
    const late = await designer.post('/api/profile', own, { 'if-match': String(made.version - 1) });
    expect([late.statusCode, late.json().error.code]).toEqual([409, 'conflict']);
    const bare = { ...own, avatarFileId: null, lat: null, lon: null, holidayUntil: '2099-01-31' };
    const saved = okBody<OwnProfile>(await designer.post('/api/profile', bare, { 'if-match': String(made.version) }));
    expect([saved.avatar, saved.lat, saved.holidayUntil?.slice(0, 10)]).toEqual([null, null, '2099-01-31']);
    expect((await designer.post('/api/profile', { ...own, lon: null })).statusCode).toBe(400);
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

test('all designs of a house are found by its new name, however many there are', async () => {
  const designer = await api.as('designer');
  const own = await createProfile(api.db, { userId: designer.user.id });
  for (let n = 0; n < 102; n += 1) await createDesign(api.db, { profileId: own.id, sizes: [{ size: 'S' }] });
  okBody(await designer.post('/api/profile', { ...input, handle: own.handle, name: 'Brackenwhistle' }));
  expect(okBody<{ total: number }>(await api.get('/api/design/?facets=1&limit=1&q=brackenwhistle')).total).toBe(102);
});
