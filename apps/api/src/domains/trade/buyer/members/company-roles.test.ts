import { describe, expect, test } from '@jest/globals';
import type { Buyer, CompanyRole } from '@orime/contracts/api/trade/buyer';
import type { WholesaleOrder } from '@orime/contracts/api/trade/wholesale-order';
import { buildTestApp, type SignedInClient } from '../../../../../test/build-test-app.ts';
import { createDesign } from '../../../../../test/catalogue-factories.ts';
import { buy, key, okBody, testAddress } from '../../../../../test/checkout-factories.ts';
import { multipartForm } from '../../../../../test/multipart.ts';
import { createBuyer, createLine, joinCompany, move, order, orderCall, quoteOf, wishOf } from '../../../../../test/wholesale-factories.ts';

const api = await buildTestApp();
const pdf = Buffer.from('%PDF-1.4\n1 0 obj << /Type /Catalog >> endobj\ntrailer << /Root 1 0 R >>\n%%EOF');
const address = { ...testAddress, label: 'Shop' };

async function company() {
  const owner = await createBuyer(api);
  const [purchaser, viewer] = [await joinCompany(api, owner.buyerId, 'purchaser'), await joinCompany(api, owner.buyerId, 'viewer')];
  const stranger = await createBuyer(api);
  const line = await createLine(api);
  return { owner, purchaser, viewer, stranger, line, placed: await order(owner, wishOf(line)) };
}

const all = await company();

const invoice = await (async () => {
  okBody(await move(await api.as('admin'), all.placed, 'approved'));
  const { id } = await api.db
    .insertInto('invoices')
    .values({
      id: 'inv_company',
      number: 'INV-C1',
      source: 'test:company',
      kind: 'wholesale',
      status: 'issued',
      wholesale_order_id: all.placed.id,
      buyer_user_id: all.owner.user.id,
      buyer_id: all.owner.buyerId,
      locale: 'en',
      currency: 'USD',
      seller: '{"name":"","nameJp":"","address":[],"email":"","registrationNumber":""}',
      buyer: '{"name":"","nameJp":"","address":[],"email":"","registrationNumber":""}',
      lines: '[]',
      taxes: '[]',
      tax_included: false,
      subtotal_minor: 0,
      discount_minor: 0,
      shipping_minor: 0,
      tax_minor: 0,
      total_minor: 0,
      paid_minor: 0,
      issued_at: new Date(),
      due_at: new Date(Date.now() + 86_400_000),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
})();

type Send = (client: SignedInClient) => Promise<number>;
const status = async (answer: Promise<{ statusCode: number }>) => (await answer).statusCode;
const paper = () =>
  multipartForm({ name: 'licence.pdf', type: 'application/pdf', bytes: Buffer.concat([pdf, Buffer.from(`\n% ${Math.random()}`)]) });
const documentOf = async () =>
  okBody<{ id: string }>(await all.owner.inject({ method: 'POST', url: '/api/buyer/documents?kind=licence', ...paper() })).id;
const addressOf = async () => okBody<{ id: string }>(await all.owner.post('/api/buyer/address', address)).id;
const draft = async () => order(all.owner, wishOf(all.line), { asDraft: true });

/** What each of a company's people is answered, and a verified buyer of another company. */
const ANSWERS: readonly (readonly [what: string, send: Send, answers: Readonly<Record<CompanyRole | 'stranger', number>>])[] = [
  [
    'reads the order',
    (by) => status(by.get(`/api/wholesale-order/id/${all.placed.id}`)),
    { owner: 200, purchaser: 200, viewer: 200, stranger: 404 },
  ],
  [
    'reads the order as a file',
    (by) => status(by.get(`/api/wholesale-order/id/${all.placed.id}/xlsx`)),
    { owner: 200, purchaser: 200, viewer: 200, stranger: 404 },
  ],
  ['reads the invoice', (by) => status(by.get(`/api/invoice/id/${invoice}`)), { owner: 200, purchaser: 200, viewer: 200, stranger: 404 }],
  ['reads the cart', (by) => status(by.get('/api/wholesale-cart')), { owner: 200, purchaser: 200, viewer: 200, stranger: 200 }],
  [
    'asks for a quote',
    async (by) => status(by.post('/api/wholesale-order/quote', wishOf(all.line))),
    { owner: 200, purchaser: 200, viewer: 200, stranger: 200 },
  ],
  [
    'fills the cart',
    (by) =>
      status(
        by.inject({
          method: 'PUT',
          url: '/api/wholesale-cart',
          payload: { items: [{ id: all.line.design.id, sizeQuantities: { S: 2 } }] },
        }),
      ),
    { owner: 200, purchaser: 200, viewer: 403, stranger: 200 },
  ],
  [
    'takes a style out of the cart',
    (by) => status(by.delete(`/api/wholesale-cart/product/${all.line.design.id}`)),
    { owner: 200, purchaser: 200, viewer: 403, stranger: 200 },
  ],
  ['empties the cart', (by) => status(by.delete('/api/wholesale-cart')), { owner: 200, purchaser: 200, viewer: 403, stranger: 200 }],
  ['places an order', (by) => status(orderCall(by, wishOf(all.line))), { owner: 200, purchaser: 200, viewer: 403, stranger: 200 }],
  [
    'changes a draft',
    async (by) => status(by.post(`/api/wholesale-order/update/id/${(await draft()).id}`, { note: 'Please' })),
    { owner: 200, purchaser: 200, viewer: 403, stranger: 404 },
  ],
  [
    'accepts what changed',
    async (by) => status(by.post(`/api/wholesale-order/accept/id/${(await changed()).id}`, { termsVersion: 2 })),
    { owner: 200, purchaser: 200, viewer: 403, stranger: 404 },
  ],
  [
    'calls an order off',
    async (by) => status(move(by, await order(all.owner, wishOf(all.line)), 'cancelled')),
    { owner: 200, purchaser: 200, viewer: 403, stranger: 404 },
  ],
  [
    'orders again',
    (by) => status(by.post(`/api/wholesale-order/reorder/id/${all.placed.id}`, undefined, key())),
    { owner: 200, purchaser: 200, viewer: 403, stranger: 404 },
  ],
  [
    'changes the company',
    (by) => status(by.post('/api/buyer/update', { doors: 2 })),
    { owner: 200, purchaser: 403, viewer: 403, stranger: 200 },
  ],
  ['adds an address', (by) => status(by.post('/api/buyer/address', address)), { owner: 200, purchaser: 403, viewer: 403, stranger: 200 }],
  [
    'changes an address',
    async (by) => status(by.post(`/api/buyer/address/update/id/${await addressOf()}`, address)),
    { owner: 200, purchaser: 403, viewer: 403, stranger: 404 },
  ],
  [
    'removes an address',
    async (by) => status(by.delete(`/api/buyer/address/${await addressOf()}`)),
    { owner: 200, purchaser: 403, viewer: 403, stranger: 404 },
  ],
  [
    'adds a paper',
    (by) => status(by.inject({ method: 'POST', url: '/api/buyer/documents?kind=licence', ...paper() })),
    { owner: 200, purchaser: 403, viewer: 403, stranger: 200 },
  ],
  [
    'opens a paper',
    async (by) => status(by.get(`/api/buyer/documents/${await documentOf()}`)),
    { owner: 200, purchaser: 403, viewer: 403, stranger: 404 },
  ],
  [
    'removes a paper',
    async (by) => status(by.delete(`/api/buyer/documents/${await documentOf()}`)),
    { owner: 200, purchaser: 403, viewer: 403, stranger: 404 },
  ],
];

const invoicesOf = async (by: SignedInClient, query = '') =>
  okBody<{ items: { id: string }[] }>(await by.get(`/api/invoice/mine${query}`)).items.map(({ id }) => id);

async function changed(): Promise<WholesaleOrder> {
  const one = await order(all.owner, wishOf(all.line));
  okBody(await (await api.as('admin')).post(`/api/wholesale-order/update/id/${one.id}`, { shippingMinor: 500 }));
  return one;
}

describe('who of a company does what', () => {
  test.each(ANSWERS)('%s', async (_, send, answers) => {
    const given: Record<string, number> = {};
    for (const who of ['owner', 'purchaser', 'viewer', 'stranger'] as const) given[who] = await send(all[who]);
    expect(given).toEqual(answers);
  });

  test('each of them is told of their own role, and sees prices', async () => {
    for (const role of ['owner', 'purchaser', 'viewer'] as const) {
      expect(okBody<Buyer>(await all[role].get('/api/buyer'))).toMatchObject({
        id: all.owner.buyerId,
        role,
        creditUsed: { currency: 'USD' },
      });
      expect(okBody<{ access: string }>(await all[role].get('/api/wholesale/catalog')).access).toBe('verified');
    }
  });

  test('they have one cart, and lists of the same orders and invoices', async () => {
    const { owner, purchaser, viewer, line } = await company();
    okBody(
      await purchaser.inject({
        method: 'PUT',
        url: '/api/wholesale-cart',
        payload: { items: [{ id: line.design.id, sizeQuantities: { S: 4 } }] },
      }),
    );
    for (const client of [owner, purchaser, viewer]) {
      expect(okBody<{ items: object[] }>(await client.get('/api/wholesale-cart')).items).toMatchObject([{ sizeQuantities: { S: 4 } }]);
      expect(okBody<{ total: number }>(await client.get('/api/wholesale-order/mine')).total).toBe(1);
    }
    expect(await invoicesOf(all.viewer)).toContain(invoice);
  });

  test('the invoices of the company are without what one of them bought alone, and empty for others', async () => {
    const { id } = await createDesign(api.db, { sizes: [{ size: 'S', onHand: 1 }] });
    const { orders } = await buy(all.viewer, [{ id, size: 'S', quantity: 1 }]);
    const alone = okBody<{ id: string }>(await (await api.as('admin')).post('/api/invoice/issue', { orderId: orders[0]?.id })).id;
    expect(await invoicesOf(all.viewer)).toContain(alone);
    expect([
      await invoicesOf(all.viewer, '?company=true'),
      await invoicesOf(all.owner, '?company=true'),
      await invoicesOf(all.stranger, '?company=true'),
    ]).toEqual([[invoice], [invoice], []]);
  });
});

test('who has no place in the company any more has none with a token either', async () => {
  const { owner, purchaser, line, placed } = await company();
  const own = await order(purchaser, wishOf(line));
  await api.db.deleteFrom('buyer_members').where('user_id', '=', purchaser.user.id).execute();
  expect(okBody(await purchaser.get('/api/buyer'))).toBeNull();
  for (const url of [`/api/wholesale-order/id/${placed.id}`, `/api/wholesale-order/id/${own.id}`])
    expect([url, (await purchaser.get(url)).statusCode]).toEqual([url, 404]);
  for (const url of ['/api/wholesale-cart', '/api/wholesale-order/mine'])
    expect([url, (await purchaser.get(url)).json().error.code]).toEqual([url, 'buyer_unverified']);
  expect((await purchaser.post('/api/wholesale-order/quote', wishOf(line))).json().error.code).toBe('buyer_unverified');
  expect(okBody<{ total: number }>(await owner.get('/api/wholesale-order/mine')).total).toBe(2);
});

test('a price quoted to one of them is a price to the others', async () => {
  const [one, other] = [await quoteOf(all.owner, wishOf(all.line)), await quoteOf(all.viewer, wishOf(all.line))];
  expect(other.quoteHash).toBe(one.quoteHash);
});

test('an order offers its steps to those who may order, and none to a viewer', async () => {
  const { owner, viewer, line } = await company();
  const { id } = await order(owner, wishOf(line));
  const offers = async (by: SignedInClient, path: string) => {
    const body = okBody<WholesaleOrder | { items: readonly WholesaleOrder[] }>(await by.get(path));
    const found = 'items' in body ? body.items.find((one) => one.id === id) : body;
    return [found?.viewer.steps.includes('cancelled'), found?.viewer.canReorder];
  };
  for (const path of [`/api/wholesale-order/id/${id}`, '/api/wholesale-order/mine']) {
    expect(await offers(owner, path)).toEqual([true, true]);
    expect(await offers(viewer, path)).toEqual([false, false]);
  }
});
