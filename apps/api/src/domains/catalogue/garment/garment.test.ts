import { describe, expect, test } from '@jest/globals';
import type { Garment, GarmentCard, GarmentVersion, GarmentVersionCard } from '@orime/contracts/api/catalogue/garment';
import { sql } from 'kysely';
import { inflateSync } from 'node:zlib';
import sharp from 'sharp';
import { buildTestApp } from '../../../../test/build-test-app.ts';
import { createImage } from '../../../../test/catalogue-factories.ts';
import { key, okBody, refusal } from '../../../../test/checkout-factories.ts';
import { multipartForm } from '../../../../test/multipart.ts';

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

describe('the tech pack', () => {
  const object = {
    id: 'a',
    kind: 'text',
    name: '',
    x: 150,
    y: 120,
    width: 60,
    height: 34,
    angle: 15,
    flipX: false,
    flipY: false,
    opacity: 1,
  };
  const shown = {
    locked: false,
    hidden: false,
    group: null,
    text: '折目',
    font: 'gothic',
    size: 30,
    weight: 700,
    align: 'center',
    fill: '#26262b',
  };
  const studio = {
    schema: 1,
    name: '折目シャツ',
    blank: 'tee',
    colour: '#ece8df',
    fabric: 'cotton-jersey',
    areas: [{ key: 'front', print: [300, 455], objects: [{ ...object, ...shown }] }],
  };

  test('is a PDF of a studio document, for its owner alone and in both languages', async () => {
    const { id } = okBody<Garment>(await member.post('/api/garment', { name: studio.name, doc: studio }));
    for (const lang of ['en', 'jp']) {
      const { statusCode, headers, rawPayload } = await member.get(`/api/garment/${id}/tech-pack.pdf?lang=${lang}`);
      expect([statusCode, headers['content-type'], rawPayload.subarray(0, 5).toString()]).toEqual([200, 'application/pdf', '%PDF-']);
    }
    expect(refusal(await other.get(`/api/garment/${id}/tech-pack.pdf`))).toBe('404 not_found');
  });

  test('has a page for each area that is drawn on', async () => {
    const pages = async (areas: readonly unknown[]) => {
      const { id } = okBody<Garment>(await member.post('/api/garment', { doc: { ...studio, areas } }));
      const pdf = (await member.get(`/api/garment/${id}/tech-pack.pdf`)).rawPayload.toString('latin1');
      return [...pdf.matchAll(/\/Type \/Page\b/g)].length;
    };
    const [front] = studio.areas;
    expect(await pages([front, { ...front, key: 'back' }])).toBe(3);
    expect(await pages([front, { key: 'back', print: [300, 455], objects: [] }])).toBe(2);
  });

  test('shows the garment with what is drawn on it, each picture embedded once', async () => {
    const upload = async (alpha: number) => {
      const background = { r: 39, g: 64, b: 107, alpha };
      const bytes = await sharp({ create: { width: 300, height: 200, channels: 4, background } })
        .png()
        .toBuffer();
      const { payload, headers } = multipartForm({ name: 'print.png', type: 'image/png', bytes });
      return okBody<{ id: string }>(await member.inject({ method: 'POST', url: '/api/upload', payload, headers })).id;
    };
    const picture = (source: string, rest: object = {}) => ({
      ...object,
      ...{ locked: false, hidden: false, group: null },
      kind: 'image',
      source,
      pixelWidth: 300,
      pixelHeight: 200,
      tile: null,
      ...rest,
    });
    const pdfOf = async (objects: readonly object[]) => {
      const areas = [{ ...studio.areas[0], objects }];
      const { id } = okBody<Garment>(await member.post('/api/garment', { doc: { ...studio, areas } }));
      const pdf = (await member.get(`/api/garment/${id}/tech-pack.pdf`)).rawPayload;
      return { images: pdf.toString('latin1').split('/Subtype /Image').length - 1, drawn: streamsOf(pdf) };
    };
    const solid = await upload(1);
    const empty = await pdfOf([{ ...object, ...shown, hidden: true }]);
    // The outlines are there before anything is drawn: front and back with their sleeves.
    expect(empty.drawn.match(/ c\n| l\n/g)?.length ?? 0).toBeGreaterThan(100);
    expect(empty.images).toBe(0);
    const once = await pdfOf([picture(solid)]);
    const often = await pdfOf([picture(solid), picture(solid, { id: 'b', tile: 20 }), picture('local:gone', { id: 'c' })]);
    expect([once.images, often.images]).toEqual([1, 1]);
    // On the garment and on the area's page.
    expect([once, often].map(({ drawn }) => (drawn.match(/ Do\n/g) ?? []).length)).toEqual([2, 2 * (1 + 3 * 3)]);
    // What shows through carries its mask.
    expect((await pdfOf([picture(await upload(0.5))])).images).toBe(2);
  });

  test('of another kind of document is refused', async () => {
    const { id } = okBody<Garment>(await member.post('/api/garment', { doc }));
    expect(refusal(await member.get(`/api/garment/${id}/tech-pack.pdf`))).toBe('422 business_rule');
  });
});

/** The drawing commands of all pages. */
function streamsOf(pdf: Buffer): string {
  const parts: string[] = [];
  for (let at = pdf.indexOf('stream\n'); at >= 0; at = pdf.indexOf('stream\n', at + 1)) {
    const start = at + 'stream\n'.length;
    const end = pdf.indexOf('\nendstream', start);
    if (pdf.subarray(at - 3, at).toString() === 'end' || end < 0) continue;
    try {
      parts.push(inflateSync(pdf.subarray(start, end)).toString('latin1'));
    } catch {
      // A picture or a font.
    }
  }
  return parts.join('\n');
}

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
