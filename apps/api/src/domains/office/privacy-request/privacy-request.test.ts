import { describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { buildTestApp } from '../../../../test/build-test-app.ts';
import { createDesign, createProfile } from '../../../../test/catalogue-factories.ts';
import { buy, key, okBody } from '../../../../test/checkout-factories.ts';
import { readMails } from '../../../../test/mails.ts';
import { createBuyer, createLine, joinCompany, order, wishOf } from '../../../../test/wholesale-factories.ts';
import { removeOldExports } from './remove-old-exports.ts';

const api = await buildTestApp();
const ask = (kind: string, email: string) => api.post('/api/privacy-request', { kind, email });

async function mailedLink(email: string) {
  const source = (await readMails(api, email)).at(-1)?.source ?? '';
  const [, id = '', key = ''] = /request=(prq_\w+)&(?:amp;)?kind=\w+&(?:amp;)?key=([\w-]+)/.exec(source) ?? [];
  return { id, key };
}

const confirm = (link: object) => api.post('/api/privacy-request/confirm', link);

describe('a copy of personal data', () => {
  test('is made when the mailed link is confirmed, and delivered by an address that runs out', async () => {
    const client = await api.as('consumer');
    const { email } = client.user;
    await api.post('/api/contact', { name: 'Me', email, message: 'A question of mine' });
    expect((await ask('export', email.toUpperCase())).json()).toEqual({ ok: true });
    const link = await mailedLink(email);
    const done = (await confirm(link)).json();
    expect(done).toMatchObject({ kind: 'export', status: 'done', url: expect.stringMatching(/^\/api\/file\//) });
    const file = await api.get(done.url);
    expect(file.headers['content-disposition']).toMatch(/^attachment; filename=".*\.json"$/);
    expect(file.json()).toMatchObject({
      email,
      account: { id: client.user.id, name: 'Test Person' },
      messages: [{ message: 'A question of mine' }],
      orders: [],
    });
    expect(file.body).not.toMatch(/argon2|token_hash|key_hash/);
    expect((await confirm(link)).json()).toMatchObject({ status: 'done' });
    expect(await api.db.selectFrom('files').select('id').where('mime', '=', 'application/json').execute()).toHaveLength(1);
    await removeOldExports(api.app, new Date(Date.now() + 8 * 24 * 3_600_000));
    expect((await api.get(done.url)).statusCode).toBe(404);
  });

  test('has not what staff noted about a designer', async () => {
    const [designer, admin] = [await api.as('designer'), await api.as('admin')];
    const { id, handle } = await createProfile(api.db, { userId: designer.user.id });
    okBody(await admin.post(`/api/profile/notes/id/${id}`, { text: 'Pays late, ask Mio.' }, key()));
    await ask('export', designer.user.email);
    const { body } = await api.get((await confirm(await mailedLink(designer.user.email))).json().url);
    expect(body).toContain(handle);
    expect(body).not.toContain('ask Mio');
  });

  test('has the wholesale orders of one’s company', async () => {
    const [line, buyer] = [await createLine(api), await createBuyer(api)];
    const { number } = await order(buyer, wishOf(line));
    await ask('export', buyer.user.email);
    const { url } = (await confirm(await mailedLink(buyer.user.email))).json();
    expect((await api.get(url)).json()).toMatchObject({
      wholesaleOrders: [{ number, status: 'in_review', totalMinor: 40_000, shipTo: { city: 'Shibuya-ku' } }],
    });
  });

  test('has a designer’s line sheets with their words and companies, a company’s what was opened to it, and a buyer’s invoices', async () => {
    const [line, buyer, other] = [await createLine(api), await createBuyer(api), await createBuyer(api)];
    await order(buyer, wishOf(line));
    const sheet = {
      title: { en: 'For Tokyo', jp: '東京向け' },
      season: 'AW26',
      visibility: 'selected',
      items: [{ designId: line.design.id, note: { en: 'Runs large', jp: '大きめです' } }],
      buyerIds: [buyer.buyerId],
    };
    okBody(await line.seller.post('/api/wholesale/linesheet', sheet, key()));
    const copyOf = async ({ user }: { user: { email: string } }) => {
      await ask('export', user.email);
      return (await api.get((await confirm(await mailedLink(user.email))).json().url)).json();
    };
    const company = await api.db.selectFrom('buyers').select('company_legal').where('id', '=', buyer.buyerId).executeTakeFirstOrThrow();
    expect(await copyOf(line.seller)).toMatchObject({
      lineSheets: [
        {
          title: 'For Tokyo',
          titleJp: '東京向け',
          season: 'AW26',
          visibility: 'selected',
          styles: [{ design: line.design.slug, note: 'Runs large', noteJp: '大きめです' }],
          companies: [company.company_legal],
        },
      ],
      lineSheetsForCompany: [],
    });
    expect(await copyOf(buyer)).toMatchObject({
      lineSheets: [],
      lineSheetsForCompany: [{ title: 'For Tokyo', titleJp: '東京向け', season: 'AW26' }],
    });
    expect(await copyOf(other)).toMatchObject({ lineSheets: [], lineSheetsForCompany: [] });

    const [shopper, retail] = [await api.as('consumer'), await createDesign(api.db)];
    const { orders } = await buy(shopper, [{ id: retail.id, size: 'S', quantity: 1 }], { email: shopper.user.email });
    const { statusCode } = await shopper.get(`/api/order/id/${orders[0]?.id ?? ''}/invoice.pdf`);
    expect(statusCode).toBe(200);
    expect(await copyOf(shopper)).toMatchObject({
      invoices: [{ number: expect.stringMatching(/^INV/), kind: 'retail', to: { email: shopper.user.email } }],
    });
  });

  test('has of a company what its owners have, and of the others what they did there', async () => {
    const [line, owner] = [await createLine(api), await createBuyer(api)];
    const [purchaser, viewer] = [await joinCompany(api, owner.buyerId, 'purchaser'), await joinCompany(api, owner.buyerId, 'viewer')];
    const [first, second] = [await order(owner, wishOf(line)), await order(purchaser, wishOf(line))];
    const copyOf = async ({ user }: { user: { email: string } }) => {
      await ask('export', user.email);
      const { company, wholesaleOrders } = (await api.get((await confirm(await mailedLink(user.email))).json().url)).json<{
        company: { role: string };
        wholesaleOrders: { number: string }[];
      }>();
      return [company.role, wholesaleOrders.map(({ number }) => number).toSorted()];
    };
    expect(await copyOf(owner)).toEqual(['owner', [first.number, second.number].toSorted()]);
    expect(await copyOf(purchaser)).toEqual(['purchaser', [second.number]]);
    expect(await copyOf(viewer)).toEqual(['viewer', []]);
  });

  test('of somebody we do not know says so, to them alone', async () => {
    const email = `${randomUUID()}@example.com`;
    expect((await ask('export', email)).json()).toEqual({ ok: true });
    const { url } = (await confirm(await mailedLink(email))).json();
    expect((await api.get(url)).json()).toMatchObject({ email, account: null, orders: [] });
  });
});

test.each([[{ kind: 'export', email: 'nobody' }], [{ kind: 'sell', email: 'a@example.com' }], [{}]])('refuses %j', async (body) => {
  expect((await api.post('/api/privacy-request', body)).statusCode).toBe(400);
});
