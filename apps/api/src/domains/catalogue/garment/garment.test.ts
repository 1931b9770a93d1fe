import { describe, expect, test } from '@jest/globals';
import type { Garment, GarmentCard, GarmentVersion, GarmentVersionCard } from '@orime/contracts/api/catalogue/garment';
import { sql } from 'kysely';
import { buildTestApp } from '../../../../test/build-test-app.ts';
import { createImage } from '../../../../test/catalogue-factories.ts';
import { key, okBody, refusal } from '../../../../test/checkout-factories.ts';

const api = await buildTestApp();
const member = await api.as('consumer');
const other = await api.as('consumer');
const doc = { layers: [{ text: '藍', x: 12.5 }], cloth: 'linen' };
const put = (id: string, payload: object, version?: number, client = member) =>
  client.inject({
    method: 'PUT',
    url: `/api/garment/${id}`,
    payload,
    ...(version === undefined ? {} : { headers: { 'if-match': `"${version}"` } }),
  });

describe('a garment', () => {
  test('is kept as it is, saved again, listed without its document, and deleted', async () => {
    const garment = okBody<Garment>(
      await member.post('/api/garment', {
        kind: 'embroidery',
        name: ' Crane ',
        doc,
        previewFileId: await createImage(api.db, member.user.id),
      }),
    );
    expect(garment).toMatchObject({ kind: 'embroidery', name: 'Crane', doc, version: 1 });
    expect(okBody<Garment>(await put(garment.id, { doc: { layers: [] } }, 1))).toMatchObject({
      version: 2,
      name: 'Crane',
      doc: { layers: [] },
      previewFileId: garment.previewFileId,
    });
    expect(refusal(await put(garment.id, { doc }, 1))).toBe('409 conflict');
    const { items } = okBody<{ items: GarmentCard[] }>(await member.get('/api/garment/mine?kind=embroidery'));
    expect(items).toHaveLength(1);
    expect(items[0]).not.toHaveProperty('doc');
    okBody(await member.delete(`/api/garment/${garment.id}`));
    expect(refusal(await member.get(`/api/garment/${garment.id}`))).toBe('404 not_found');
  });

  test('is its owner’s alone', async () => {
    const { id } = okBody<Garment>(await member.post('/api/garment', { doc }));
    for (const attempt of [other.get(`/api/garment/${id}`), put(id, { doc }, undefined, other), other.delete(`/api/garment/${id}`)])
      expect(refusal(await attempt)).toBe('404 not_found');
    expect(refusal(await member.post('/api/garment', { doc, previewFileId: await createImage(api.db, other.user.id) }))).toBe(
      '400 validation',
    );
  });

  test('may be half a megabyte, not more', async () => {
    const frame = JSON.stringify({ text: '' }).length;
    expect((await member.post('/api/garment', { doc: { text: 'x'.repeat(512 * 1024 - frame) } })).statusCode).toBe(200);
    expect(refusal(await member.post('/api/garment', { doc: { text: 'x'.repeat(512 * 1024 - frame + 1) } }))).toBe('413 too_large');
    expect(refusal(await member.post('/api/garment', { doc: { text: 'x'.repeat(700 * 1024) } }))).toBe('413 too_large');
    expect(refusal(await member.post('/api/garment', { doc: [] }))).toBe('400 validation');
  });

  test('of a repeated request is one; of two savers at once one wins', async () => {
    const once = key();
    const [first, second] = [
      okBody<Garment>(await member.post('/api/garment', { doc }, once)),
      okBody<Garment>(await member.post('/api/garment', { doc }, once)),
    ];
    expect(second.id).toBe(first.id);
    const answers = await Promise.all(Array.from({ length: 20 }, (_, index) => put(first.id, { doc: { index } }, 1)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(okBody<Garment>(await member.get(`/api/garment/${first.id}`)).version).toBe(2);
  });
});

describe('earlier versions', () => {
  const versionsOf = async (id: string, client = member, query = '') =>
    okBody<{ items: GarmentVersionCard[]; total: number }>(await client.get(`/api/garment/${id}/versions${query}`));
  /** Saves as if so many minutes had gone by since the last time. */
  const saveAfter = async (id: string, minutes: number, text: string) => {
    await api.db
      .updateTable('garments')
      .set(({ eb }) => ({ updated_at: eb('updated_at', '-', sql<Date>`make_interval(mins => ${minutes})`) }))
      .where('id', '=', id)
      .execute();
    await sql`UPDATE garment_versions SET saved_at = saved_at - make_interval(mins => ${minutes}) WHERE garment_id = ${id}`.execute(api.db);
    okBody(await put(id, { name: text, doc: { text } }));
  };

  test('are kept one for ten minutes of work, the last twenty, and read again', async () => {
    const { id } = okBody<Garment>(await member.post('/api/garment', { name: 'first', doc: { text: 'first' } }));
    expect(await versionsOf(id)).toMatchObject({ items: [], total: 0 });
    // The first state is kept when it is written over; the seconds after it are not.
    for (const text of ['second', 'third']) okBody(await put(id, { name: text, doc: { text } }));
    expect((await versionsOf(id)).items).toMatchObject([{ version: 1, name: 'first' }]);
    await saveAfter(id, 11, 'fourth');
    await saveAfter(id, 11, 'fifth');
    expect((await versionsOf(id)).items.map(({ name }) => name)).toEqual(['fourth', 'first']);
    expect(okBody<GarmentVersion>(await member.get(`/api/garment/${id}/versions/1`))).toMatchObject({
      name: 'first',
      doc: { text: 'first' },
    });
    for (let index = 0; index < 22; index += 1) await saveAfter(id, 11, `step ${String(index)}`);
    expect(await versionsOf(id, member, '?limit=5&page=4')).toMatchObject({ total: 20, items: [{}, {}, {}, {}, {}] });
    expect(refusal(await member.get(`/api/garment/${id}/versions/1`))).toBe('404 not_found');
  });

  test('are their owner’s alone and go with the document', async () => {
    const { id } = okBody<Garment>(await member.post('/api/garment', { doc }));
    okBody(await put(id, { doc: { layers: [] } }));
    for (const url of [`/api/garment/${id}/versions`, `/api/garment/${id}/versions/1`]) {
      expect(refusal(await other.get(url))).toBe('404 not_found');
      expect(refusal(await api.get(url))).toBe('401 unauthenticated');
    }
    okBody(await member.delete(`/api/garment/${id}`));
    expect(await api.db.selectFrom('garment_versions').select('version').where('garment_id', '=', id).execute()).toEqual([]);
  });
});

describe('a visitor’s document', () => {
  test('is claimed by one of many who come at once with the key, and stays with that one', async () => {
    const guest = okBody<{ id: string; key: string }>(await api.post('/api/guest-design', { name: 'Draft', doc }));
    const members = await Promise.all(Array.from({ length: 12 }, () => api.as('consumer')));
    const answers = await Promise.all(members.map((client) => client.post('/api/guest-design/claim', guest)));
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, ...Array.from({ length: 11 }, () => 410)]);
    const winner = members[answers.findIndex(({ statusCode }) => statusCode === 200)] ?? member;
    expect(okBody<Garment>(await winner.post('/api/guest-design/claim', guest))).toMatchObject({ id: guest.id, doc, name: 'Draft' });
    expect(okBody<Garment>(await winner.get(`/api/garment/${guest.id}`)).id).toBe(guest.id);
  });

  test('is nobody’s without the key, and goes after ninety days', async () => {
    const guest = okBody<{ id: string; key: string }>(await api.post('/api/guest-design', { doc }));
    expect(refusal(await member.post('/api/guest-design/claim', { id: guest.id, key: 'wrong' }))).toBe('404 not_found');
    expect(refusal(await member.get(`/api/garment/${guest.id}`))).toBe('404 not_found');
    await api.db
      .updateTable('garments')
      .set({ created_at: new Date(Date.now() - 91 * 86_400_000) })
      .where('id', '=', guest.id)
      .execute();
    await api.app.jobs.runNow('old-guest-designs');
    expect(refusal(await member.post('/api/guest-design/claim', guest))).toBe('404 not_found');
  });
});
