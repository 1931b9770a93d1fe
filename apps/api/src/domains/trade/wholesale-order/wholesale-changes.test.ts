import { describe, expect, test } from '@jest/globals';
import type { WholesaleOrder } from '@orime/contracts/api/trade/wholesale-order';
import { buildTestApp } from '../../../../test/build-test-app.ts';
import { key, okBody, refusal, testAddress } from '../../../../test/checkout-factories.ts';
import { createBuyer, createLine, day, move, order, wishOf } from '../../../../test/wholesale-factories.ts';
import { orderDesk } from './wholesale-steps.fixture.ts';

const api = await buildTestApp();
const admin = await api.as('admin');

const { placed, read, update } = orderDesk(api);

describe('changes after it was placed', () => {
  test('wait for the buyer’s word, and take approvals back', async () => {
    const { placed: one, manager, seller, buyer, line } = await placed();
    okBody(await move(seller, one, 'approved'));
    const changed = okBody<WholesaleOrder>(
      await update(manager, one, { lines: wishOf(line, { S: 6 }).lines, shippingMinor: 5_000 }, { 'if-match': '"2"' }),
    );
    expect(changed).toMatchObject({
      status: 'changes_requested',
      needsAcceptance: true,
      termsVersion: 2,
      total: { price: 650 },
      shipping: { price: 50 },
      approvals: { seller: false },
      agreed: {
        lines: [{ designId: line.design.id, sizeQuantities: { S: 2, M: 2 } }],
        shipping: { price: 0 },
        total: { price: 400 },
        terms: one.terms,
      },
    });
    expect(refusal(await move(admin, one, 'in_review'))).toBe('422 business_rule');
    expect((await read(buyer, one)).viewer).toMatchObject({ canAccept: true, canUpdate: false });
    expect(refusal(await buyer.post(`/api/wholesale-order/accept/id/${one.id}`, { termsVersion: 1 }))).toBe('409 conflict');
    expect(okBody(await buyer.post(`/api/wholesale-order/accept/id/${one.id}`, { termsVersion: 2 }))).toMatchObject({
      status: 'in_review',
      needsAcceptance: false,
      agreed: null,
    });
    expect((await buyer.post(`/api/wholesale-order/accept/id/${one.id}`, { termsVersion: 2 })).statusCode).toBe(200);
    expect(okBody(await move(admin, one, 'approved'))).toMatchObject({ status: 'approved' });
    expect(refusal(await update(manager, one, { startShip: day(3) }))).toBe('409 invalid_transition');
  });

  test('of dates keep the agreed prices; of a note need nobody’s word', async () => {
    const { placed: one, manager, line } = await placed();
    await api.db
      .updateTable('prices')
      .set({ amount_minor: 12_000 })
      .where('variant_id', 'in', Object.values(line.design.variants))
      .where('channel', '=', 'wholesale')
      .execute();
    expect(okBody(await update(manager, one, { note: 'Ask for Mari', poNumber: 'X1' }))).toMatchObject({
      status: 'in_review',
      needsAcceptance: false,
      note: 'Ask for Mari',
      poNumber: 'X1',
    });
    expect(okBody(await update(manager, one, { startShip: day(5), cancelAfter: day(20) }))).toMatchObject({
      startShip: day(5),
      cancelAfter: day(20),
      total: { price: 400 },
      status: 'changes_requested',
    });
    expect(okBody(await update(manager, one, { lines: wishOf(line).lines }))).toMatchObject({ total: { price: 480 }, termsVersion: 3 });
  });

  test('one after the other are compared with what the buyer agreed to', async () => {
    const { placed: one, manager, line } = await placed();
    okBody(await update(manager, one, { lines: wishOf(line, { S: 6 }).lines }));
    expect(okBody(await update(manager, one, { lines: wishOf(line, { S: 8 }).lines }))).toMatchObject({
      termsVersion: 3,
      lines: [{ sizeQuantities: { S: 8 } }],
      agreed: { total: { price: 400 } },
    });
  });

  test('are refused from an old version, beyond the credit, and from sellers, strangers and buyers', async () => {
    const { placed: one, manager, seller, buyer, line } = await placed({ creditLimitMinor: 50_000 });
    expect(refusal(await update(manager, one, { note: 'Late' }, { 'if-match': '"7"' }))).toBe('409 conflict');
    expect(refusal(await update(manager, one, { lines: wishOf(line, { S: 6 }).lines }))).toBe('422 business_rule');
    expect(refusal(await update(seller, one, { note: 'Mine' }))).toBe('403 forbidden');
    expect(refusal(await update(await api.as('account-manager'), one, { note: 'Mine' }))).toBe('404 not_found');
    expect(refusal(await update(buyer, one, { note: 'Mine' }))).toBe('409 invalid_transition');
    expect(refusal(await buyer.post('/api/wholesale-order/accept/id/wor_none', { termsVersion: 1 }))).toBe('404 not_found');
    expect(await read(buyer, one)).toMatchObject({ version: 1, total: { price: 400 } });
  });

  test('asked for by the seller go back into review without them', async () => {
    const { placed: one, manager, seller } = await placed();
    expect(okBody(await move(seller, one, 'changes_requested', { note: 'Fewer M, please' }))).toMatchObject({
      status: 'changes_requested',
      needsAcceptance: false,
    });
    expect(okBody(await move(manager, one, 'in_review'))).toMatchObject({ status: 'in_review' });
  });

  test('ten changes at once from one version make one', async () => {
    const { placed: one, manager } = await placed();
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) => update(manager, one, { shippingMinor: 1_000 + index }, { 'if-match': '"1"' })),
    );
    expect(answers.filter((answer) => answer.statusCode === 200)).toHaveLength(1);
    expect((await read(manager, one)).termsVersion).toBe(2);
  });
});

describe('drafts', () => {
  test('are the buyer’s to change and to place at today’s prices', async () => {
    const [line, buyer] = [await createLine(api), await createBuyer(api)];
    const draft = await order(buyer, wishOf(line, { S: 1 }), { asDraft: true, shipTo: undefined });
    expect(draft).toMatchObject({ status: 'draft', shipTo: null, viewer: { steps: ['in_review', 'cancelled'], canUpdate: true } });
    expect(refusal(await move(buyer, draft, 'in_review'))).toBe('400 validation');
    expect(refusal(await update(buyer, draft, { shippingMinor: 0 }))).toBe('400 validation');
    okBody(await update(buyer, draft, { shipTo: testAddress }));
    expect(refusal(await move(buyer, draft, 'in_review'))).toBe('422 business_rule');
    okBody(await update(buyer, draft, { lines: wishOf(line, { S: 4 }).lines }));
    await api.db
      .updateTable('prices')
      .set({ amount_minor: 12_000 })
      .where('variant_id', 'in', Object.values(line.design.variants))
      .where('channel', '=', 'wholesale')
      .execute();
    expect(refusal(await move(buyer, draft, 'in_review'))).toBe('409 quote_changed');
    expect(okBody(await update(buyer, draft, {}))).toMatchObject({ total: { price: 480 }, termsVersion: 1 });
    expect(okBody(await move(buyer, draft, 'in_review'))).toMatchObject({
      status: 'in_review',
      needsAcceptance: false,
      placedAt: expect.any(String),
    });
    expect(refusal(await update(buyer, draft, { lines: [{ id: (await createLine(api)).design.id, sizeQuantities: { S: 4 } }] }))).toBe(
      '409 invalid_transition',
    );
  });

  test('come from old orders, without what is no longer sold', async () => {
    const { placed: one, buyer, line } = await placed();
    const again = okBody<WholesaleOrder>(await buyer.post(`/api/wholesale-order/reorder/id/${one.id}`, undefined, key()));
    expect(again).toMatchObject({
      status: 'draft',
      shipTo: testAddress,
      lines: [{ designId: line.design.id, sizeQuantities: { S: 2, M: 2 } }],
    });
    expect(again.id).not.toBe(one.id);
    expect(refusal(await buyer.post(`/api/wholesale-order/reorder/id/${one.id}`))).toBe('400 validation');
    expect(refusal(await (await createBuyer(api)).post(`/api/wholesale-order/reorder/id/${one.id}`, undefined, key()))).toBe(
      '404 not_found',
    );
    await api.db.updateTable('designs').set({ hidden: true }).where('id', '=', line.design.id).execute();
    expect(refusal(await buyer.post(`/api/wholesale-order/reorder/id/${one.id}`, undefined, key()))).toBe('422 business_rule');
  });
});
