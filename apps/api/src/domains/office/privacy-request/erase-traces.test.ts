import { expect, test } from '@jest/globals';
import { sql } from 'kysely';
import pg from 'pg';
import { buildTestApp } from '../../../../test/build-test-app.ts';
import { createDesign } from '../../../../test/catalogue-factories.ts';
import { key, okBody, refusal, testAddress } from '../../../../test/checkout-factories.ts';
import { readMails } from '../../../../test/mails.ts';
import { removeOldExports } from './remove-old-exports.ts';

const api = await buildTestApp();

test('what somebody wrote is in no table any more once they are erased', async () => {
  const mark = 'quillfeather';
  const email = `${mark}@example.com`;
  const { token } = okBody<{ token: string }>(
    await api.post('/api/users/register', {
      email,
      password: 'a-long-enough-word',
      name: `Ana ${mark}`,
      type: 'consumer',
      termsVersion: '1',
    }),
  );
  const person = (url: string, payload: object) => api.post(url, payload, { authorization: token, ...key() });
  const address = { ...testAddress, name: `Ana ${mark}`, line1: `1 ${mark} Road` };
  const design = await createDesign(api.db, {
    sizes: [
      { size: 'S', onHand: 5 },
      { size: 'M', onHand: 0 },
    ],
  });
  const lines = [{ id: design.id, size: 'S', quantity: 1 }];

  okBody(await person('/api/consumer/address', address));
  // Baskets that were left: signed in, and as a guest before.
  okBody(await person('/api/checkout/quote', { currency: 'USD', lines, address }));
  okBody(await api.post('/api/checkout/quote', { currency: 'USD', lines, address, email }));
  okBody(await api.post('/api/stock-alert', { designId: design.id, size: 'M', email }));
  okBody(await api.post('/api/newsletter', { email }));
  okBody(await api.post('/api/contact', { name: `Ana ${mark}`, email, message: `${mark} asks` }));
  okBody(await person('/api/bugs', { title: `${mark} cannot pay`, body: mark }));
  okBody(await person('/api/garment', { name: `${mark} coat`, kind: 'studio', doc: { objects: [] } }));
  okBody(await person('/api/heard-of-us', { source: 'other', detail: `from ${mark}` }));

  const linkTo = async (kind: string) => {
    await api.post('/api/privacy-request', { kind, email });
    const [, id, link] =
      /request=(prq_\w+)&(?:amp;)?kind=\w+&(?:amp;)?key=([\w-]+)/.exec((await readMails(api, email)).at(-1)?.source ?? '') ?? [];
    return { id, key: link };
  };
  const confirm = (link: object) => api.post('/api/privacy-request/confirm', link);
  const copy = await linkTo('export');
  const { url } = okBody<{ url: string }>(await confirm(copy));
  expect((await api.get(url)).json()).toMatchObject({
    newsletter: null,
    newsletterAsked: { source: 'newsletter', language: 'en' },
    stockAlerts: [{ design: design.slug, size: 'M' }],
    garments: [{ name: `${mark} coat` }],
    heardOfUs: [{ detail: `from ${mark}` }],
    baskets: [{ address: { name: `Ana ${mark}` } }, { address: { name: `Ana ${mark}` } }],
  });
  expect(okBody(await confirm(await linkTo('delete')))).toMatchObject({ status: 'done' });
  expect(await placesOf(mark)).toEqual([]);
  expect(refusal(await confirm(copy))).toBe('410 token_used');
  await removeOldExports(api.app);
  expect((await api.get(url)).statusCode).toBe(404);
});

async function placesOf(mark: string): Promise<readonly string[]> {
  const { rows: tables } = await sql<{
    name: string;
  }>`SELECT relname AS name FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r'`.execute(api.db);
  const places: string[] = [];
  for (const { name } of tables) {
    const { rows } = await sql<{
      row: string;
    }>`SELECT t::text AS row FROM ${sql.raw(pg.escapeIdentifier(name))} t WHERE t::text ILIKE ${`%${mark}%`}`.execute(api.db);
    places.push(...rows.map(({ row }) => `${name}: ${row}`));
  }
  return places;
}
