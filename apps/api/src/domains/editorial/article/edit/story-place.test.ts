import { expect, test } from '@jest/globals';
import { buildTestApp } from '../../../../../test/build-test-app.ts';
import { openDesk } from './edit.fixture.ts';

const api = await buildTestApp();
const { writer, admin, open, save, act } = await openDesk(api);

test('a story is set where its author says, for readers once it is published', async () => {
  const kojima = { name: { en: 'Kojima', jp: '' }, country: 'JP', lat: 34.46, lon: 133.81, position: null };
  const tag = 'a-way-of-its-own';
  const read = async () => {
    const { chapters } = (await api.get(`/api/article/collection/tag/${tag}`)).json();
    const { points } = (await api.get('/api/geo/points?kinds=story')).json();
    return [chapters[0].place, points.find(({ id }: { id: string }) => id === draft.id)];
  };
  const draft = (await save(writer, await open(), { tags: [tag], place: kojima })).json();
  expect(draft.place).toEqual(kojima);
  const live = (await act(admin, 'publish', draft.id)).json();
  expect(await read()).toMatchObject([
    { name: { en: 'Kojima', jp: 'Kojima' }, country: 'JP', lat: 34.46 },
    { kind: 'story', city: 'Kojima', lat: 34.46, lon: 133.81, url: `/article/id/${draft.slug}` },
  ]);
  expect((await api.get('/api/geo/timeline?limit=100')).json().items).toContainEqual(
    expect.objectContaining({ id: draft.id, lat: 34.46, country: 'JP' }),
  );
  // Readers keep seeing the old place, and whoever does not know of places leaves it.
  const moved = (await save(writer, live, { tags: [tag], place: { ...kojima, lat: 35, position: 2 } })).json();
  expect(await read()).toMatchObject([{ lat: 34.46 }, { lat: 34.46 }]);
  const ahead = (await save(writer, moved, { tags: [tag] })).json();
  expect(ahead.place).toMatchObject({ lat: 35, position: 2 });
  await act(admin, 'publish', draft.id);
  expect(await read()).toMatchObject([{ lat: 35 }, { lat: 35 }]);
  const gone = (await save(writer, ahead, { tags: [tag], place: null })).json();
  expect(gone.place).toBeNull();
  await act(admin, 'publish', draft.id);
  expect(await read()).toEqual([null, undefined]);
  expect((await act(writer, 'restore', draft.id, { revision: moved.revision, baseRevision: gone.revision })).json()).toMatchObject({
    place: { lat: 35, position: 2 },
  });
});

test.each([
  ['a name', { name: { en: '', jp: ' ' } }, 'place.name'],
  ['a country', { country: 'ZZ' }, 'place.country'],
  ['this world', { lat: 91 }, 'place'],
])('a place without %s is refused', async (_, part, field) => {
  const place = { name: { en: 'Kojima', jp: '児島' }, country: 'JP', lat: 34.46, lon: 133.81, position: null, ...part };
  const answer = await save(writer, await open(), { place });
  expect([answer.statusCode, Object.keys(answer.json().error.fields).join()]).toEqual([400, expect.stringContaining(field)]);
});
