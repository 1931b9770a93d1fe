import { describe, expect, test } from '@jest/globals';
import type { Garment } from '@orime/contracts/api/catalogue/garment';
import { inflateSync } from 'node:zlib';
import sharp from 'sharp';
import { buildTestApp } from '../../../../../test/build-test-app.ts';
import { okBody, refusal } from '../../../../../test/checkout-factories.ts';
import { multipartForm } from '../../../../../test/multipart.ts';

const api = await buildTestApp();
const member = await api.as('consumer');
const other = await api.as('consumer');

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
    const { id } = okBody<Garment>(await member.post('/api/garment', { doc: { layers: [] } }));
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
