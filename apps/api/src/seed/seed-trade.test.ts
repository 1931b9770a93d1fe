import { describe, expect, test } from '@jest/globals';
import { WHOLESALE_ORDER_STATUSES } from '@orime/contracts/api/trade/wholesale-order';
import { sql, type RawBuilder } from 'kysely';
import { buildTestApp } from '../../test/build-test-app.ts';
import { openDemoMarketplace } from './seed.fixture.ts';

const api = await buildTestApp();
await openDemoMarketplace(api);

async function count(table: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`SELECT count(*)::int AS count FROM ${sql.table(table)}`.execute(api.db);
  return rows[0]?.count ?? 0;
}

describe('the demo marketplace', () => {
  test('the demo buyer has wholesale orders in many states and may place another', async () => {
    const token = (await api.post('/api/users/login', { email: 'buyer@example.com', password: 'orime-demo-2026' })).json<{
      token: string;
    }>().token;
    const headers = { authorization: token };
    const { items } = (await api.inject({ method: 'GET', url: '/api/wholesale-order/mine', headers })).json<{
      items: { status: string; total: { priceMinor: number } }[];
    }>();
    expect(new Set(items.map((order) => order.status)).size).toBeGreaterThanOrEqual(5);
    expect(items.every((order) => order.total.priceMinor > 0)).toBe(true);
    const style = (await api.inject({ method: 'GET', url: '/api/wholesale/catalog?limit=1', headers })).json<{
      items: { id: string; sizes: string[] }[];
    }>().items[0];
    const quote = await api.inject({
      method: 'POST',
      url: '/api/wholesale-order/quote',
      headers,
      payload: { currency: 'USD', lines: [{ id: style?.id, sizeQuantities: { [style?.sizes[0] ?? '']: 8 } }] },
    });
    const codes = quote.json<{ problems: { code: string }[] }>().problems.map((problem) => problem.code);
    expect(codes).not.toContain('credit_limit');
    expect(codes).not.toContain('overdue_invoices');
    const told = (await api.inject({ method: 'GET', url: '/api/notification', headers }))
      .json<{ items: { kind: string; data: { number?: string } }[] }>()
      .items.filter(({ kind }) => kind === 'wholesale_order');
    expect(told.length).toBeGreaterThan(0);
    expect(told.every(({ data }) => data.number?.startsWith('WO'))).toBe(true);
  });

  test('wholesale orders are in every state for the demo buyer, the demo designer and the account manager, and the open ones are talked about', async () => {
    const states = async (where: RawBuilder<unknown>) =>
      (
        await sql<{ status: string }>`
          SELECT DISTINCT o.status FROM wholesale_orders o JOIN buyers b ON b.id = o.buyer_id JOIN users u ON u.id = b.user_id
          JOIN profiles p ON p.id = o.seller_profile_id JOIN users s ON s.id = p.user_id LEFT JOIN users m ON m.id = b.account_manager_id
          WHERE ${where}`.execute(api.db)
      ).rows.map(({ status }) => status);
    const placed = WHOLESALE_ORDER_STATUSES.filter((status) => status !== 'draft');
    expect((await states(sql`u.email = 'buyer@example.com'`)).toSorted()).toEqual([...WHOLESALE_ORDER_STATUSES].toSorted());
    expect(await states(sql`m.email = 'manager@example.com'`)).toEqual(expect.arrayContaining([...placed]));
    expect((await states(sql`s.email = 'designer@example.com'`)).toSorted()).toEqual(placed.toSorted());
    const { rows: silent } = await sql`
      SELECT o.id FROM wholesale_orders o LEFT JOIN channels c ON c.kind = 'order' AND c.ref = o.id
      WHERE o.status IN ('in_review', 'changes_requested') AND (SELECT count(*) FROM channel_members m WHERE m.channel_id = c.id) < 3`.execute(
      api.db,
    );
    expect(silent).toEqual([]);
  });

  test('amounts of purchases add up to their payments', async () => {
    const { rows } = await sql`
      SELECT g.id FROM order_groups g JOIN payments p ON p.group_id = g.id
      WHERE g.total_minor <> (SELECT sum(total_minor) FROM orders WHERE group_id = g.id) OR g.total_minor <> (SELECT sum(amount_minor) FROM payment_splits WHERE payment_id = p.id)`.execute(
      api.db,
    );
    expect(rows).toEqual([]);
  });

  test('money after the sale is in every state, and the books balance', async () => {
    const statesOf = async (table: string) =>
      (await sql<{ status: string }>`SELECT DISTINCT status FROM ${sql.table(table)} ORDER BY status`.execute(api.db)).rows.map(
        ({ status }) => status,
      );
    expect(await statesOf('returns')).toEqual([
      'approved',
      'cancelled',
      'declined',
      'in_transit',
      'inspected',
      'received',
      'refunded',
      'rejected',
      'requested',
    ]);
    const { rows: companies } = await sql`SELECT DISTINCT verification FROM buyers`.execute(api.db);
    expect(companies).toHaveLength(5);
    expect(await statesOf('buyer_rechecks')).toEqual(['open']);
    expect(await statesOf('payouts')).toEqual(['cancelled', 'failed', 'paid', 'pending', 'processing']);
    expect(await statesOf('expenses')).toEqual(['approved', 'draft', 'reimbursed', 'rejected', 'submitted']);
    const { rows: kinds } = await sql<{
      kind: string;
    }>`SELECT DISTINCT kind FROM invoices WHERE order_id IS NOT NULL ORDER BY kind`.execute(api.db);
    expect(kinds.map(({ kind }) => kind)).toEqual(['credit_note', 'retail']);
    expect((await sql`SELECT id FROM refunds WHERE credit_note_id IS NULL`.execute(api.db)).rows).toEqual([]);
    const { rows: shares } =
      await sql`SELECT 1 FROM ledger_entries e JOIN promoters m ON e.account = 'promoter:' || m.id WHERE e.kind = 'promotion' AND e.amount_minor > 0`.execute(
        api.db,
      );
    expect(shares).toHaveLength(2);
    const { rows: open } = await sql`SELECT ref FROM ledger_entries GROUP BY ref, currency HAVING sum(amount_minor) <> 0`.execute(api.db);
    expect(open).toEqual([]);
    const {
      rows: [owed],
    } = await sql<{ ledger: number; invoices: number }>`
      SELECT -sum(amount_minor)::bigint AS ledger, (SELECT sum(total_minor - paid_minor)::bigint FROM invoices WHERE kind = 'wholesale' AND status <> 'void') AS invoices FROM ledger_entries WHERE account = 'receivable'`.execute(
      api.db,
    );
    expect(owed?.invoices).toBeGreaterThan(0);
    expect(owed?.ledger).toBe(owed?.invoices);
    const { rows: overdrawn } =
      await sql`SELECT account FROM ledger_entries WHERE account LIKE 'seller:%' GROUP BY account, currency HAVING sum(amount_minor) < 0`.execute(
        api.db,
      );
    expect(overdrawn).toEqual([]);
    const { rows: unpaid } = await sql`
      SELECT p.id FROM payments p WHERE p.refunded_minor <> (SELECT coalesce(sum(amount_minor), 0) FROM refunds r WHERE r.payment_id = p.id AND r.status = 'done')`.execute(
      api.db,
    );
    expect(unpaid).toEqual([]);
    for (const receipt of await api.db
      .selectFrom('files')
      .innerJoin('expenses', 'expenses.receipt_file_id', 'files.id')
      .select(['storage_key', 'files.owner_user_id', 'expenses.owner_user_id as owner'])
      .execute()) {
      expect(receipt.owner_user_id).toBe(receipt.owner);
      expect((await api.app.storage.get(receipt.storage_key))?.subarray(0, 5).toString()).toBe('%PDF-');
    }
  });

  test('the desk of staff has papers, castings, errors, bugs and mails to look at', async () => {
    const papers = await api.db
      .selectFrom('buyer_documents as d')
      .innerJoin('files as f', 'f.id', 'd.file_id')
      .innerJoin('buyers as b', 'b.id', 'd.buyer_id')
      .select(['f.storage_key', 'f.visibility', 'f.owner_user_id', 'b.user_id', 'd.status'])
      .execute();
    expect(new Set(papers.map(({ status }) => status))).toEqual(new Set(['pending', 'accepted', 'expired', 'rejected']));
    for (const paper of papers) {
      expect([paper.visibility, paper.owner_user_id]).toEqual(['private', paper.user_id]);
      expect((await api.app.storage.get(paper.storage_key))?.subarray(0, 5).toString()).toBe('%PDF-');
    }
    expect([await count('model_intakes'), await count('front_end_errors')]).toEqual([5, 12]);
    const mails = await api.db.selectFrom('sent_emails').select(['status', 'subject', 'html', 'template']).execute();
    expect(mails.length).toBeGreaterThanOrEqual(70);
    expect(new Set(mails.map(({ status }) => status))).toEqual(new Set(['sent', 'failed', 'bounced']));
    expect(
      mails.filter(
        ({ status, subject, html }) => status === 'sent' && (subject === '' || !html.includes('</html>') || html.includes('key=demo')),
      ),
    ).toEqual([]);
    expect(await count('outbox')).toBe(0);
  });
});
