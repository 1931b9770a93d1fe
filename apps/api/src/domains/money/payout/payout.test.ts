import { describe, expect, test } from '@jest/globals';
import type { DuePayouts, Payout, PayoutBalance } from '@orime/contracts/api/money/payout';
import { sql } from 'kysely';
import { buildTestApp, type SignedInClient } from '../../../../test/build-test-app.ts';
import { createDesign, createProfile } from '../../../../test/catalogue-factories.ts';
import { buy, key, okBody, refusal } from '../../../../test/checkout-factories.ts';
import { testPassword } from '../../../../test/factories.ts';
import { freshAdmin } from '../../../../test/fresh-password.ts';

const guest = await buildTestApp();
const { db } = guest;
const admin = await freshAdmin(guest);
okBody(await admin.post('/api/users/reauth', { password: testPassword }));

interface Shop {
  readonly seller: SignedInClient;
  readonly orderId: string;
}
interface Account {
  readonly items: readonly Payout[];
  readonly balances: readonly PayoutBalance[];
}

/** A shop with one delivered order over 200 dollars, whose 170 may be paid out. */
async function shopWithProceeds(): Promise<Shop> {
  const seller = await guest.as('designer');
  const profile = await createProfile(db, { userId: seller.user.id });
  const design = await createDesign(db, { profileId: profile.id, sizes: [{ size: 'S', onHand: 5 }], retail: { USD: 20_000 } });
  const { orders } = await buy(guest, [{ id: design.id, size: 'S', quantity: 1 }]);
  const orderId = orders[0]?.id ?? '';
  okBody(await seller.post(`/api/order/fulfill/id/${orderId}`, {}));
  okBody(await seller.post(`/api/order/deliver/id/${orderId}`, {}));
  await sql`UPDATE ledger_entries SET available_at = now() WHERE order_id = ${orderId}`.execute(db);
  return { seller, orderId };
}

const accountOf = async (seller: SignedInClient): Promise<Account> => okBody(await seller.get('/api/payout'));
const run = async (idempotency = key()): Promise<readonly Payout[]> =>
  okBody<{ payouts: Payout[] }>(await admin.post('/api/payout/run', {}, idempotency)).payouts;
const move = (id: string, body: object) => admin.post(`/api/payout/status/id/${id}`, body);

describe('a run', () => {
  test('pays what is available, once, whoever else runs at the same time', async () => {
    const { seller } = await shopWithProceeds();
    expect((await accountOf(seller)).balances).toEqual([
      {
        currency: 'USD',
        total: expect.objectContaining({ priceMinor: 17_000 }),
        available: expect.objectContaining({ priceMinor: 17_000 }),
      },
    ]);
    await Promise.all(Array.from({ length: 6 }, () => run()));
    const after = await accountOf(seller);
    expect(after.items).toMatchObject([{ kind: 'seller', status: 'pending', amount: { priceMinor: 17_000 } }]);
    expect(after.balances).toMatchObject([{ total: { priceMinor: 0 }, available: { priceMinor: 0 } }]);
  });

  test('is known beforehand, and the ledger comes to zero before and after it', async () => {
    await shopWithProceeds();
    const look = async () => okBody<DuePayouts>(await admin.get('/api/payout/due'));
    const isBalanced = ({ accounts }: DuePayouts) => {
      const sums = Map.groupBy(accounts, ({ sum }) => sum.currency);
      return [...sums.values()].every((each) => each.reduce((total, { sum }) => total + sum.priceMinor, 0) === 0);
    };
    const before = await look();
    const due = before.due.filter(({ isDue }) => isDue);
    expect(due.length).toBeGreaterThan(0);
    expect(isBalanced(before)).toBe(true);
    const paid = await run();
    const totals = (amounts: readonly { readonly priceMinor: number }[]) => amounts.reduce((sum, { priceMinor }) => sum + priceMinor, 0);
    expect(totals(paid.map(({ amount }) => amount))).toBe(totals(due.map(({ amount }) => amount)));
    const after = await look();
    expect(after.due.filter(({ isDue }) => isDue)).toEqual([]);
    expect(isBalanced(after)).toBe(true);
    expect(refusal(await (await guest.as('account-manager')).get('/api/payout/due'))).toBe('403 forbidden');
  });

  test('asks for the password again, and then goes on under the same key', async () => {
    await shopWithProceeds();
    const other = await guest.as('admin');
    const once = key();
    expect(refusal(await other.post('/api/payout/run', {}, once))).toBe('403 reauth_required');
    okBody(await other.post('/api/users/reauth', { password: testPassword }));
    expect(okBody<{ payouts: Payout[] }>(await other.post('/api/payout/run', {}, once)).payouts.length).toBeGreaterThan(0);
  });

  test('answers the same for the same key', async () => {
    await shopWithProceeds();
    const once = key();
    const first = await run(once);
    expect(await run(once)).toEqual(first);
    expect(first.length).toBeGreaterThan(0);
  });

  test('leaves what is not delivered, and less than the minimum', async () => {
    const { seller, orderId } = await shopWithProceeds();
    await sql`UPDATE ledger_entries SET available_at = now() + interval '1 day' WHERE order_id = ${orderId}`.execute(db);
    await run();
    expect((await accountOf(seller)).items).toEqual([]);
    await sql`UPDATE ledger_entries SET available_at = now() WHERE order_id = ${orderId}`.execute(db);
    await sql`INSERT INTO settings (key, value) VALUES ('payout_minimum', '{"USD": 17001}') ON CONFLICT (key) DO UPDATE SET value = excluded.value`.execute(
      db,
    );
    await run();
    expect((await accountOf(seller)).items).toEqual([]);
    await sql`DELETE FROM settings WHERE key = 'payout_minimum'`.execute(db);
  });
});

describe('a payout', () => {
  test('goes to the bank and is paid; a step that is not in its way is refused', async () => {
    const { seller } = await shopWithProceeds();
    await run();
    const id = (await accountOf(seller)).items[0]?.id ?? '';
    expect(refusal(await move(id, { status: 'paid' }))).toBe('409 invalid_transition');
    expect(okBody<Payout>(await move(id, { status: 'processing', reference: 'FT-77' }))).toMatchObject({
      status: 'processing',
      reference: 'FT-77',
    });
    expect(okBody<Payout>(await move(id, { status: 'paid' })).paidAt).not.toBeNull();
    expect(okBody<Payout>(await move(id, { status: 'paid' }))).toMatchObject({ status: 'paid', version: 3 });
    expect(refusal(await move(id, { status: 'cancelled' }))).toBe('409 invalid_transition');
    expect(refusal(await move('pyt_unknown', { status: 'cancelled' }))).toBe('404 not_found');
  });

  test('gives its money back when it fails, and the next run pays it', async () => {
    const { seller } = await shopWithProceeds();
    await run();
    const id = (await accountOf(seller)).items[0]?.id ?? '';
    okBody(await move(id, { status: 'processing' }));
    await Promise.all([
      move(id, { status: 'failed', failure: 'Account closed' }),
      move(id, { status: 'failed', failure: 'Account closed' }),
    ]);
    expect((await accountOf(seller)).balances).toMatchObject([{ available: { priceMinor: 17_000 } }]);
    await run();
    expect((await accountOf(seller)).items.map(({ status }) => status)).toEqual(['pending', 'failed']);
  });

  test('is seen by its own seller and by admins only', async () => {
    const { seller } = await shopWithProceeds();
    await run();
    const id = (await accountOf(seller)).items[0]?.id ?? '';
    expect((await accountOf(await guest.as('designer'))).items).toEqual([]);
    expect((await accountOf(await guest.as('producer'))).items).toEqual([]);
    expect(okBody<Account>(await admin.get('/api/payout?limit=100')).items.map((item) => item.id)).toContain(id);
  });
});

test('the ledger still balances after all of it', async () => {
  const { rows } = await sql`SELECT currency FROM ledger_entries GROUP BY currency HAVING sum(amount_minor) <> 0`.execute(db);
  expect(rows).toEqual([]);
});

describe('a statement', () => {
  test('lists the entries with the balance after each, and nobody else’s', async () => {
    const { seller } = await shopWithProceeds();
    await shopWithProceeds();
    await run();
    const answer = await seller.get('/api/payout/statement.csv');
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
    const lines = answer.body
      .replace('\uFEFF', '')
      .trim()
      .split('\r\n')
      .map((line) => line.split(','));
    expect(lines[0]).toEqual(['date', 'account', 'kind', 'reference', 'order', 'amount', 'currency', 'balance']);
    expect(lines.slice(1).map(([, , kind, , , amount, , balance]) => `${kind} ${amount} ${balance}`)).toEqual([
      'sale 200 200',
      'commission -30 170',
      'payout -170 0',
    ]);
  });

  test('needs days that are days', async () => {
    const { seller } = await shopWithProceeds();
    for (const query of ['from=2026-02-01&to=2026-01-01', 'from=2020-01-01&to=2026-01-01', 'from=yesterday']) {
      expect(refusal(await seller.get(`/api/payout/statement.csv?${query}`))).toBe('400 validation');
    }
  });
});
