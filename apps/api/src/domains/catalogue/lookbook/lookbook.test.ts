import { describe, expect, test } from '@jest/globals';
import { getDesignLook, Lookbook, type DesignLook, type LookbookInput } from '@orime/contracts/api/catalogue/lookbook';
import { Value } from 'typebox/value';
import { buildTestApp } from '../../../../test/build-test-app.ts';
import { createDesign, createImage, createProfile } from '../../../../test/catalogue-factories.ts';

const api = await buildTestApp();
const owner = await api.as('designer');
const admin = await api.as('admin');
const consumer = await api.as('consumer');
const house = await createProfile(api.db, { userId: owner.user.id, handle: 'look-house' });
const coat = await createDesign(api.db, { profileId: house.id, slug: 'look-coat', name: 'Look Coat' });
const hidden = await createDesign(api.db, { profileId: house.id, slug: 'look-secret', hidden: true });
const image = await createImage(api.db, owner.user.id);

const input: LookbookInput = {
  title: { en: 'Salt and Cedar', jp: '塩と杉' },
  season: 'AW26',
  coverFileId: image,
  published: true,
  looks: [
    {
      fileId: image,
      hotspots: [
        { x: 0.4, y: 0.5, designId: coat.id },
        { x: 0.6, y: 0.5, designId: hidden.id },
      ],
    },
  ],
};

async function create(change: Partial<LookbookInput> = {}): Promise<Lookbook> {
  const answer = await owner.post('/api/lookbook', { ...input, ...change });
  expect(answer.statusCode).toBe(200);
  return answer.json<Lookbook>();
}

describe('lookbooks', () => {
  test('are made, and shown with points at public designs only', async () => {
    const made = await create();
    expect([...Value.Errors(Lookbook, made)]).toEqual([]);
    expect(made).toMatchObject({
      slug: 'salt-and-cedar',
      designer: { handle: 'look-house' },
      looks: [{ number: 1, hotspots: [{ slug: 'look-coat' }, { slug: 'look-secret' }] }],
    });
    const answer = await api.get('/api/lookbook/?designer=look-house&season=AW26');
    expect(answer.json()).toMatchObject([
      {
        id: made.id,
        cover: { id: image },
        looks: [{ image: { id: image }, hotspots: [{ designId: coat.id, x: 0.4, name: 'Look Coat' }] }],
      },
    ]);
    expect(answer.body).not.toContain('look-secret');
    expect((await api.get('/api/lookbook/?season=SS99')).json()).toEqual([]);
  });

  test('are private until published, and with a designer who is not approved', async () => {
    const draft = await create({ published: false, title: { en: 'Not Yet', jp: '' } });
    const shown = async (client: { get: typeof api.get }) => (await client.get('/api/lookbook/')).json<Lookbook[]>().map(({ id }) => id);
    expect(await shown(api)).not.toContain(draft.id);
    expect(await shown(consumer)).not.toContain(draft.id);
    expect(await shown(owner)).toContain(draft.id);
    await api.db.updateTable('profiles').set({ status: 'suspended' }).where('id', '=', house.id).execute();
    expect(await shown(api)).toEqual([]);
    await api.db.updateTable('profiles').set({ status: 'approved' }).where('id', '=', house.id).execute();
  });

  test('are changed in the version one saw', async () => {
    const made = await create();
    const changed = await owner.post('/api/lookbook/update', {
      id: made.id,
      version: made.version,
      title: { en: 'Renamed', jp: '改題' },
      looks: [],
    });
    expect(changed.json()).toMatchObject({ title: { en: 'Renamed' }, season: 'AW26', looks: [], version: made.version + 1 });
    const late = await owner.post('/api/lookbook/update', { id: made.id, version: made.version, season: 'SS27' });
    expect(late.json()).toMatchObject({ error: { code: 'conflict', details: { version: made.version + 1 } } });
    expect((await admin.post('/api/lookbook/update', { id: made.id, version: made.version + 1, published: false })).json()).toMatchObject({
      published: false,
    });
  });

  test.each<[string, object]>([
    ['no title', { title: { en: ' ', jp: '' } }],
    ['a foreign picture', { coverFileId: 'fil_none' }],
    ['a design of somebody else', { looks: [{ fileId: image, hotspots: [{ x: 0.1, y: 0.1, designId: 'dsn_none' }] }] }],
    ['a point outside the picture', { looks: [{ fileId: image, hotspots: [{ x: 2, y: 0.1, designId: coat.id }] }] }],
    ['no season', { season: undefined }],
  ])('refuse %s', async (_, change) => {
    expect((await owner.post('/api/lookbook', { ...input, ...change })).json()).toMatchObject({ error: { code: 'validation' } });
  });

  test('belong to their designer', async () => {
    const made = await create();
    const stranger = await api.as('designer');
    const update = { id: made.id, version: made.version, season: 'SS27' };
    expect((await api.post('/api/lookbook', input)).statusCode).toBe(401);
    expect((await consumer.post('/api/lookbook', input)).statusCode).toBe(403);
    expect((await stranger.post('/api/lookbook', input)).statusCode).toBe(422);
    expect([
      (await api.post('/api/lookbook/update', update)).statusCode,
      (await consumer.post('/api/lookbook/update', update)).statusCode,
      (await stranger.post('/api/lookbook/update', update)).statusCode,
    ]).toEqual([401, 403, 404]);
    const remove = `/api/lookbook/delete/${made.id}`;
    expect([
      (await api.delete(remove)).statusCode,
      (await consumer.delete(remove)).statusCode,
      (await stranger.delete(remove)).statusCode,
    ]).toEqual([401, 403, 404]);
    expect((await owner.delete(remove)).json()).toEqual({ success: true });
    expect((await owner.delete(remove)).statusCode).toBe(404);
  });

  test('complete a garment with what else is worn in a look, leaving out its own colours and what is not public', async () => {
    const shirt = await createDesign(api.db, { profileId: house.id, styleId: 'sty_look_shirt', colour: 'ink' });
    const twin = await createDesign(api.db, { profileId: house.id, styleId: 'sty_look_shirt', colour: 'rust' });
    const lookOf = async (id: string) => {
      const answer = (await api.get(`/api/design/${id}/look`)).json<DesignLook | null>();
      expect([...Value.Errors(getDesignLook.schema.response[200], answer)]).toEqual([]);
      return answer;
    };
    const at = (designId: string) => ({ x: 0.5, y: 0.5, designId });
    const alone = { fileId: image, hotspots: [at(shirt.id), at(twin.id), at(hidden.id)] };
    const whole = { fileId: image, hotspots: [at(coat.id), ...alone.hotspots] };
    const made = await create({ looks: [alone, whole], title: { en: 'Kelp', jp: '昆布' } });
    const found = await lookOf(shirt.id);
    expect(found).toMatchObject({ slug: made.slug, number: 2, title: { en: 'Kelp' } });
    expect(found?.designs.map(({ id }) => id)).toEqual([coat.id]);
    expect(await lookOf(hidden.id)).toBeNull();

    await owner.post('/api/lookbook/update', { id: made.id, version: made.version, published: false });
    expect(await lookOf(shirt.id)).toBeNull();
  });
});
