import { describe, expect, test } from '@jest/globals';
import type { PlacedOrder } from '@orime/contracts/api/selling/order';
import fc from 'fast-check';
import { sql } from 'kysely';
import { buildTestApp } from '../../../../test/build-test-app.ts';
import { createDesign, createProfile } from '../../../../test/catalogue-factories.ts';
import { buy, createPromoCode, okBody } from '../../../../test/checkout-factories.ts';
import { newId } from '../../../house/ids.ts';
import { listBalances, postLedger, postRefund, promoterAccount, reverseLedger, sellerAccount, transfer } from './index.ts';

const guest = await buildTestApp();
const { db } = guest;

interface Sale {
  readonly orderId: string;
  readonly totalMinor: number;
  readonly accounts: readonly string[];
}

/** An order over 137.91 dollars whose code has a promoter with a share of 7.77 %. */
async function sell(priceMinor = 13_791): Promise<Sale> {
  const [seller, friend] = [await createProfile(db), await createProfile(db)];
  const design = await createDesign(db, { profileId: seller.id, sizes: [{ size: 'S', onHand: 5 }], retail: { USD: priceMinor } });
  const [code, promoterId] = [newId('CODE').slice(-10), newId('prt')];
  await createPromoCode(db, code, { value: 333 });
  await db
    .insertInto('promoters')
    .values({ id: promoterId, profile_id: friend.id, designer_profile_id: seller.id, promo_code: code, share_bp: 777 })
    .execute();
  const { orders }: PlacedOrder = await buy(guest, [{ id: design.id, size: 'S', quantity: 2 }], { codes: [code] });
  const [order] = orders;
  if (order === undefined) throw new Error('no order');
  const { total_minor } = await db.selectFrom('orders').select('total_minor').where('id', '=', order.id).executeTakeFirstOrThrow();
  return { orderId: order.id, totalMinor: total_minor, accounts: [sellerAccount(seller.id), promoterAccount(promoterId), 'platform'] };
}

/** What accounts have of one order. */
async function standing(orderId: string): Promise<Record<string, number>> {
  const { rows } = await sql<{
    account: string;
    sum: number;
  }>`SELECT split_part(account, ':', 1) AS account, sum(amount_minor)::bigint AS sum FROM ledger_entries WHERE order_id = ${orderId} GROUP BY account`.execute(
    db,
  );
  return Object.fromEntries(rows.map(({ account, sum }) => [account, sum]));
}

describe('a sale', () => {
  test('is owed to seller, marketplace and promoter by the buyers, to the last unit', async () => {
    const { orderId, totalMinor } = await sell();
    const owed = await standing(orderId);
    // 2 × 137.91 less 3.33 % is 266.64: 15 % of it are the marketplace's, 7.77 % the promoter's; shipping is free from 150.
    expect(owed).toEqual({ buyers: -26_664, platform: 4_000, promoter: 2_071, seller: 20_593 });
    expect(totalMinor).toBe(26_664);
  });

  test('leaves nothing when it is cancelled, also after a refund of a part', async () => {
    const { orderId } = await sell();
    await db.transaction().execute((trx) => postRefund(trx, { refundId: newId('rfd'), orderId, amountMinor: 1_001 }));
    await db.transaction().execute((trx) => reverseLedger(trx, orderId));
    expect(await standing(orderId)).toEqual({ buyers: 0, platform: 0, promoter: 0, seller: 0 });
  });
});

describe('refunds', () => {
  test('take commission and share back in proportion, and in parts exactly the whole', async () => {
    const { orderId, totalMinor } = await sell();
    await fc.assert(
      fc.asyncProperty(fc.array(fc.integer({ min: 1, max: totalMinor }), { minLength: 1, maxLength: 5 }), async (cuts) => {
        // Every history is undone with its transaction.
        const parts = [...new Set([...cuts, totalMinor])].sort((a, b) => a - b).map((cut, index, all) => cut - (all[index - 1] ?? 0));
        await db
          .transaction()
          .execute(async (trx) => {
            for (const amountMinor of parts) await postRefund(trx, { refundId: newId('rfd'), orderId, amountMinor });
            const { rows } = await sql<{
              sum: number;
            }>`SELECT sum(amount_minor)::bigint AS sum FROM ledger_entries WHERE order_id = ${orderId} GROUP BY account HAVING sum(amount_minor) <> 0`.execute(
              trx,
            );
            expect(rows).toEqual([]);
            throw new Undo();
          })
          .catch(passUndo);
      }),
      { numRuns: 25 },
    );
  });

  test('of one id are posted once', async () => {
    const { orderId } = await sell();
    const refundId = newId('rfd');
    const post = () => db.transaction().execute((trx) => postRefund(trx, { refundId, orderId, amountMinor: 5_000 }));
    await post();
    const once = await standing(orderId);
    await post();
    expect(await standing(orderId)).toEqual(once);
  });
});

describe('the whole ledger', () => {
  test('balances after any history of sales, refunds, cancellations and payouts', async () => {
    const act = fc.tuple(fc.constantFrom('refund', 'cancel', 'deliver', 'payout'), fc.integer({ min: 1, max: 9_999 }));
    await fc.assert(
      fc.asyncProperty(fc.array(act, { maxLength: 6 }), async (history) => {
        const { orderId, accounts } = await sell();
        for (const [what, part] of history) {
          await db
            .transaction()
            .execute(async (trx) => {
              const { rows } = await sql<{
                left: number;
              }>`SELECT -sum(amount_minor)::bigint AS left FROM ledger_entries WHERE order_id = ${orderId} AND account = 'buyers'`.execute(
                trx,
              );
              const left = rows[0]?.left ?? 0;
              if (what === 'refund' && left > 0)
                await postRefund(trx, { refundId: newId('rfd'), orderId, amountMinor: Math.max(1, Math.floor((left * part) / 10_000)) });
              if (what === 'cancel') await reverseLedger(trx, orderId).catch(passKnown);
              if (what === 'deliver')
                await sql`UPDATE ledger_entries SET available_at = now() WHERE order_id = ${orderId} AND available_at IS NULL`.execute(trx);
              if (what === 'payout') {
                for (const { account, currency, availableMinor } of await listBalances(trx, accounts)) {
                  if (availableMinor > 0)
                    await postLedger(trx, {
                      ref: newId('pyt'),
                      currency,
                      against: 'bank',
                      kind: 'payout',
                      entries: [{ account, kind: 'payout', amountMinor: -availableMinor }],
                    });
                }
              }
            })
            .catch(passKnown);
        }
        for (const { availableMinor, totalMinor } of await listBalances(db, accounts))
          expect(availableMinor).toBeLessThanOrEqual(totalMinor);
      }),
      { numRuns: 12 },
    );
    const { rows } = await sql<{
      currency: string;
      sum: number;
    }>`SELECT currency, sum(amount_minor)::bigint AS sum FROM ledger_entries GROUP BY currency HAVING sum(amount_minor) <> 0`.execute(db);
    expect(rows).toEqual([]);
  });

  test('refuses entries that do not balance, and changes of what was written', async () => {
    const { orderId } = await sell();
    const crooked = db
      .insertInto('ledger_entries')
      .values([
        { account: 'buyers', kind: 'adjustment', amount_minor: -5, currency: 'USD', ref: orderId, order_id: orderId, available_at: null },
      ]);
    await expect(crooked.execute()).rejects.toThrow('do not balance');
    await expect(db.updateTable('ledger_entries').set({ amount_minor: 1 }).where('ref', '=', orderId).execute()).rejects.toThrow(
      'only added to',
    );
    await expect(db.deleteFrom('ledger_entries').where('ref', '=', orderId).execute()).rejects.toThrow('only added to');
  });

  test('moves an amount between accounts as two entries of nothing', () => {
    expect(transfer('commission', 'a', 'b', 7).reduce((sum, { amountMinor }) => sum + amountMinor, 0)).toBe(0);
  });
});

test('deliveries make the proceeds available after the days that are set', async () => {
  const designer = await guest.as('designer');
  const profile = await createProfile(db, { userId: designer.user.id });
  const design = await createDesign(db, { profileId: profile.id, sizes: [{ size: 'S', onHand: 5 }], retail: { USD: 20_000 } });
  const { orders } = await buy(guest, [{ id: design.id, size: 'S', quantity: 1 }]);
  const orderId = orders[0]?.id ?? '';
  okBody(await designer.post(`/api/order/fulfill/id/${orderId}`, {}));
  okBody(await designer.post(`/api/order/deliver/id/${orderId}`, {}));
  const balance = async () => (await listBalances(db, [sellerAccount(profile.id)]))[0];
  expect(await balance()).toMatchObject({ totalMinor: 17_000, availableMinor: 0 });
  await sql`UPDATE ledger_entries SET available_at = available_at - interval '14 days' WHERE order_id = ${orderId}`.execute(db);
  expect(await balance()).toMatchObject({ totalMinor: 17_000, availableMinor: 17_000 });
});

class Undo extends Error {}

function passUndo(error: unknown): void {
  if (!(error instanceof Undo)) throw error;
}

/** A second cancellation has nothing to answer, or meets what the first wrote. */
function passKnown(error: unknown): void {
  if (!String(error).includes('ledger_entries__kind__ref__account')) throw error;
}
