import { describe, expect, test } from '@jest/globals';
import type { Design, DesignCard, DesignPage } from '@orime/contracts/api/design';
import { buildMarketplace, loadImagery } from '@orime/demo-data';
import { sql } from 'kysely';
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { buildTestApp } from '../../test/build-test-app.ts';
import { createArticle } from '../../test/editorial-factories.ts';
import { listMissing } from '../domains/people/onboarding/index.ts';
import { hashPassword } from '../domains/people/users/index.ts';
import { openStorage } from '../house/storage/storage.ts';
import { digestOf } from './demo-marker.ts';
import { loadMarketplace } from './load-marketplace.ts';

const api = await buildTestApp();
const market = buildMarketplace({ seed: 'orime', now: new Date() });
// A few pictures show that they arrive; the rest would only take time.
const images = new Map([...loadImagery()].slice(0, 12));
const hashes = { demo: await hashPassword('orime-demo-2026'), nobody: await hashPassword('nobody knows') };
const load = async () => loadMarketplace(api.db, await openStorage(api.config), { market, images, hashes });
await load();

async function count(table: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`SELECT count(*)::int AS count FROM ${sql.table(table)}`.execute(api.db);
  return rows[0]?.count ?? 0;
}

describe('the demo marketplace', () => {
  test('fills every table', async () => {
    expect([
      await count('profiles'),
      await count('producers'),
      await count('stockists'),
      await count('designs'),
      await count('articles'),
      await count('orders'),
    ]).toEqual([
      market.profiles.length,
      market.producers.length,
      market.stockists.length,
      market.designs.length,
      market.articles.length,
      market.orders.length,
    ]);
    for (const table of [
      'lookbook_looks',
      'prepacks',
      'delivery_windows',
      'brand_terms',
      'price_history',
      'promo_codes',
      'banner_items',
      'addresses',
      'buyers',
      'buyer_members',
      'payments',
      'ledger_entries',
      'notifications',
      'notification_people',
      'channels',
      'messages',
      'returns',
      'refunds',
      'productions',
      'production_events',
      'rfqs',
      'reserve_codes',
      'linesheets',
      'linesheet_items',
      'linesheet_buyers',
      'wholesale_orders',
      'wholesale_order_lines',
      'wholesale_fulfilments',
      'wholesale_order_events',
      'invoices',
      'buyer_documents',
      'model_intakes',
      'front_end_errors',
      'front_end_error_people',
      'bugs',
      'sent_emails',
      'mail_bounces',
      'agreement_acceptances',
    ]) {
      expect([table, await count(table)]).not.toEqual([table, 0]);
    }
  });

  test('has no shop that may not open', async () => {
    const missing = [
      ...(await Promise.all(market.profiles.map(({ id }) => listMissing(api.db, 'profiles', id)))),
      ...(await Promise.all(market.producers.map(({ id }) => listMissing(api.db, 'producers', id)))),
    ];
    expect(missing.flat()).toEqual([]);
  });

  test('shows what is public, in three currencies', async () => {
    const page = (await api.get('/api/design/?facets=1&limit=24')).json<DesignPage>();
    const approved = new Set(market.profiles.filter((profile) => profile.status === 'approved').map((profile) => profile.id));
    const expected = market.designs.filter(
      (design) =>
        design.confirmed === 'confirmed' &&
        !design.hidden &&
        !design.privateReserve &&
        design.archivedAt === null &&
        approved.has(design.profileId),
    );
    expect(page.total).toBe(expected.length);
    const first = [...expected]
      .sort((one, other) => one.featuredRank - other.featuredRank)
      .slice(0, 24)
      .map((design) => design.slug);
    expect(page.items.map((card) => card.slug)).toEqual(first);
    for (const currency of ['USD', 'JPY', 'EUR'])
      expect((await api.get(`/api/design/?currency=${currency}&limit=100`)).json<DesignCard[]>().every((card) => card.price !== null)).toBe(
        true,
      );
  });

  test('the silk design is found by 絹, ｼﾙｸ, silk and slik', async () => {
    const found = await Promise.all(
      ['絹', 'ｼﾙｸ', 'silk', 'slik'].map(async (word) =>
        (await api.get(`/api/design/?limit=100&q=${encodeURIComponent(word)}`)).json<DesignCard[]>().map((card) => card.slug),
      ),
    );
    for (const slugs of found) expect(slugs).toEqual(expect.arrayContaining(['moonwater-silk-slip-wine']));
  });

  test('every public design has a size chart, composition and care in both languages', async () => {
    for (const card of (await api.get('/api/design/?limit=100')).json<DesignCard[]>().filter((_, index) => index % 9 === 0)) {
      const design = (await api.get(`/api/design/${card.id}`)).json<Design>();
      expect(design.materials.reduce((sum, material) => sum + material.percent, 0)).toBe(100);
      expect(design.care.length).toBeGreaterThan(0);
      for (const { key, label } of design.care) expect([label.en, label.jp]).not.toEqual([key, key]);
      if (design.category !== 'bag' && design.category !== 'scarf') expect(design.sizeChart.length).toBeGreaterThan(0);
    }
  });

  test('every tag and section of the magazine has a Japanese name', async () => {
    const { sections, tags } = (await api.get('/api/article/')).json<{
      sections: { label: { jp: string } }[];
      tags: { label: { jp: string } }[];
    }>();
    for (const { label } of [...sections, ...tags]) expect(label.jp).toMatch(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u);
  });

  test.each(['admin', 'designer', 'producer', 'buyer', 'newbuyer', 'consumer', 'manager'])(
    '%s@example.com signs in; the others cannot',
    async (name) => {
      expect((await api.post('/api/users/login', { email: `${name}@example.com`, password: 'orime-demo-2026' })).statusCode).toBe(200);
      const other = market.users.find((user) => !user.isDemoAccount);
      expect((await api.post('/api/users/login', { email: other?.email ?? '', password: 'orime-demo-2026' })).statusCode).toBe(401);
    },
  );

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
    expect(await statesOf('returns')).toEqual(['approved', 'in_transit', 'received', 'refunded', 'requested']);
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

  test('pictures are stored as files', async () => {
    const files = await api.db.selectFrom('files').select(['id', 'storage_key']).where('visibility', '=', 'public').execute();
    expect(files).toHaveLength(images.size);
    for (const file of files) expect((await api.get(`/media/${file.id}/160.webp`)).statusCode).toBe(200);
  });
});

describe('loading again', () => {
  test('brings words back and leaves what happened meanwhile', async () => {
    const tables = [
      'designs',
      'prices',
      'price_history',
      'order_events',
      'returns',
      'refunds',
      'productions',
      'production_events',
      'rfqs',
      'reserve_codes',
      'invoices',
      'payouts',
      'expenses',
      'ledger_entries',
      'files',
      'buyer_documents',
      'model_intakes',
      'front_end_errors',
      'bugs',
      'sent_emails',
      'mail_bounces',
      'design_cards',
      'search_documents',
    ];
    const before = await Promise.all(tables.map(count));
    const [design] = market.designs.filter((candidate) => candidate.confirmed === 'confirmed');
    const [level] = market.stock.filter((candidate) => candidate.onHand > 3);
    await api.db
      .updateTable('designs')
      .set({ name: 'Changed' })
      .where('id', '=', design?.id ?? '')
      .execute();
    await api.db
      .updateTable('stock_levels')
      .set({ on_hand: 99 })
      .where('variant_id', '=', level?.variantId ?? '')
      .execute();
    await createArticle(api.db, { slug: 'written-by-a-visitor' });
    await load();
    expect((await api.get(`/api/design/name/${design?.slug}`)).json()).toMatchObject({ name: design?.name });
    expect(
      await api.db
        .selectFrom('stock_levels')
        .select('on_hand')
        .where('variant_id', '=', level?.variantId ?? '')
        .executeTakeFirst(),
    ).toEqual({ on_hand: 99 });
    expect((await api.get('/api/article/id/written-by-a-visitor')).statusCode).toBe(200);
    const after = await Promise.all(tables.map(count));
    expect(after.slice(0, -1)).toEqual(before.slice(0, -1));
  });

  test('is needed when words or pictures changed, not when time went by', () => {
    const digest = (now: number, pictures = images) => digestOf(buildMarketplace({ seed: 'orime', now: new Date(now) }), pictures);
    expect(digest(0)).toBe(digest(0));
    expect(digest(0, new Map())).not.toBe(digest(0));
  });
});

test('is refused in production without --force', async () => {
  const run = promisify(execFile)(process.execPath, ['apps/api/src/seed/cli.ts'], {
    env: { ...process.env, NODE_ENV: 'production', DATA_DIR: api.config.dataDir, JWT_SECRET: 'x'.repeat(64) },
  });
  await expect(run).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining('--force') });
});
