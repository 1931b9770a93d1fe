import { describe, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import sharp from 'sharp';
import { buildTestApp, type TestClient } from '../../../../../test/build-test-app.ts';
import { createDesign, createImage, createProfile } from '../../../../../test/catalogue-factories.ts';
import { refusal } from '../../../../../test/checkout-factories.ts';

const api = await buildTestApp();
const owner = await api.as('designer');
const verified = await api.as('buyer-verified');
const house = await createProfile(api.db, { userId: owner.user.id, handle: 'sheet-house' });
const master = await sharp({ create: { width: 900, height: 1200, channels: 3, background: '#a09080' } })
  .webp()
  .toBuffer();

async function addStyle(profileId?: string): Promise<string> {
  const { id } = await createDesign(api.db, {
    ...(profileId === undefined ? {} : { profileId }),
    wholesale: { USD: 10_000, JPY: 15_000 },
    nameJp: '藍染のコート',
  });
  const fileId = await createImage(api.db, null);
  await api.app.storage.put(fileId, master, 'image/webp');
  await api.db
    .insertInto('design_images')
    .values({ id: `dim_${id}`, design_id: id, file_id: fileId, position: 0, alt_en: 'Coat', alt_jp: 'コート', focal_x: 0.5, focal_y: 0.5 })
    .execute();
  return id;
}
const own = [await addStyle(house.id), await addStyle(house.id)];
const others: string[] = [];
for (let index = 0; index < 8; index += 1) others.push(await addStyle());
await sql`SELECT refresh_design_cards(${[...own, ...others]}::text[])`.execute(api.db);

const parts = (pdf: Buffer, what: RegExp) => pdf.toString('latin1').match(what)?.length ?? 0;

async function pdfOf(client: TestClient, query = ''): Promise<{ pages: number; pictures: number; text: string }> {
  const answer = await client.get(`/api/wholesale/linesheet.pdf${query}`);
  expect([answer.statusCode, answer.headers['content-type'], answer.headers['cache-control']]).toEqual([
    200,
    'application/pdf',
    'private, no-store',
  ]);
  return {
    pages: parts(answer.rawPayload, /\/Type \/Page\b(?!s)/g),
    pictures: parts(answer.rawPayload, /\/Subtype \/Image/g),
    text: answer.rawPayload.toString('latin1'),
  };
}

describe('GET /api/wholesale/linesheet.pdf', () => {
  test('shows every style with its picture, over pages', async () => {
    const sheet = await pdfOf(verified);
    expect(sheet).toMatchObject({ pictures: 10, pages: 2 });
    expect((await pdfOf(verified, '?lang=jp&currency=JPY')).text).toContain('/Lang (ja)');
  });

  test('takes a choice of styles, or a filter', async () => {
    expect(await pdfOf(verified, `?ids=${own[0]},${others[0]}`)).toMatchObject({ pictures: 2, pages: 1 });
    expect(await pdfOf(verified, '?designer=sheet-house')).toMatchObject({ pictures: 2 });
    expect(refusal(await verified.get('/api/wholesale/linesheet.pdf?season=SS01'))).toBe('404 not_found');
    expect(refusal(await verified.get('/api/wholesale/linesheet.pdf?ids=dsn_none'))).toBe('404 not_found');
    expect(refusal(await verified.get('/api/wholesale/linesheet.pdf?currency=GBP'))).toBe('400 validation');
  });

  test('goes without a picture that is lost', async () => {
    const { file_id } = await api.db
      .selectFrom('design_images')
      .select('file_id')
      .where('design_id', '=', others[1] ?? '')
      .executeTakeFirstOrThrow();
    await api.app.storage.remove(file_id);
    expect(await pdfOf(verified, `?ids=${others[1]}`)).toMatchObject({ pictures: 0, pages: 1 });
  });

  test('has a designer’s own line only, and is for nobody who may not see prices', async () => {
    expect(await pdfOf(owner)).toMatchObject({ pictures: 2 });
    expect(await pdfOf(owner, `?ids=${own[0]},${others[0]}`)).toMatchObject({ pictures: 1 });
    expect(refusal(await (await api.as('designer')).get('/api/wholesale/linesheet.pdf'))).toBe('404 not_found');
    for (const kind of ['pdf', 'xlsx']) {
      expect(refusal(await api.get(`/api/wholesale/linesheet.${kind}`))).toBe('401 unauthenticated');
      expect(refusal(await (await api.as('buyer-unverified')).get(`/api/wholesale/linesheet.${kind}`))).toBe('403 buyer_unverified');
      for (const role of ['consumer', 'producer'] as const)
        expect(refusal(await (await api.as(role)).get(`/api/wholesale/linesheet.${kind}`))).toBe('403 forbidden');
    }
    expect((await pdfOf(await api.as('admin'))).pictures).toBe(9);
  });
});

test('GET /api/wholesale/linesheet.xlsx is an Excel file', async () => {
  const answer = await verified.get(`/api/wholesale/linesheet.xlsx?ids=${own[0]}`);
  expect([answer.statusCode, answer.rawPayload.subarray(0, 2).toString(), answer.headers['content-disposition']]).toEqual([
    200,
    'PK',
    'attachment; filename="line-sheet.xlsx"',
  ]);
  expect(refusal(await verified.get('/api/wholesale/linesheet.xlsx?ids=dsn_none'))).toBe('404 not_found');
});

test('GET /api/wholesale/pamphlet.pdf is for everybody, in both languages', async () => {
  for (const [lang, tag] of [
    ['en', 'en'],
    ['jp', 'ja'],
  ] as const) {
    const answer = await api.get(`/api/wholesale/pamphlet.pdf?lang=${lang}`);
    expect([answer.statusCode, answer.headers['content-type'], answer.headers['cache-control']]).toEqual([
      200,
      'application/pdf',
      'public, max-age=600',
    ]);
    expect(answer.rawPayload.toString('latin1')).toContain(`/Lang (${tag})`);
    // Its pictures, and the code.
    expect(parts(answer.rawPayload, /\/Subtype \/Image/g)).toBeGreaterThanOrEqual(8);
  }
  expect(refusal(await api.get('/api/wholesale/pamphlet.pdf?lang=fr'))).toBe('400 validation');
});
