import { describe, expect, test } from '@jest/globals';
import type { Design, DesignCard, DesignPage } from '@orime/contracts/api/catalogue/design';
import { buildMarketplace } from '@orime/demo-data';
import { sql } from 'kysely';
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { buildTestApp } from '../../test/build-test-app.ts';
import { createArticle } from '../../test/editorial-factories.ts';
import { listMissing } from '../domains/people/onboarding/index.ts';
import { digestOf } from './demo-marker.ts';
import { openDemoMarketplace } from './seed.fixture.ts';

const api = await buildTestApp();

const { market, images, models, tiles, load } = await openDemoMarketplace(api);

async function count(table: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`SELECT count(*)::int AS count FROM ${sql.table(table)}`.execute(api.db);
  return rows[0]?.count ?? 0;
}

const DESK = 'audit_log staff_notes mailings mailing_recipients privacy_requests heard_of_us event_rsvps channel_reports';

describe('the demo marketplace', () => {
  test('fills every table', async () => {
    for (const table of ['profiles', 'producers', 'stockists', 'designs', 'articles', 'orders'] as const)
      expect([table, await count(table)]).toEqual([table, market[table].length]);
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
      'reserve_members',
      'stock_reservations',
      'garments',
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
      ...DESK.split(' '),
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
    const all = (await Promise.all([1, 2].map((each) => api.get(`/api/design/?limit=100&page=${each}`)))).flatMap((list) =>
      list.json<DesignCard[]>(),
    );
    const soldOut = new Set(all.filter((card) => card.soldOut).map((card) => card.slug));
    expect(soldOut.size).toBeGreaterThan(0);
    // What is sold out stands behind everything else.
    const first = expected
      .filter((design) => !soldOut.has(design.slug))
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
      const sizes = market.variants.filter(({ designId }) => designId === design.id).map(({ size }) => size);
      expect(design.sizeChart.map(({ size }) => size)).toEqual(expect.arrayContaining(sizes));
    }
  });

  test('a coat is measured as 着丈・身幅・肩幅・袖丈, laid flat', async () => {
    const coat = market.designs.find((design) => design.category === 'coat' && design.confirmed === 'confirmed' && !design.hidden);
    const { sizeChart } = (await api.get(`/api/design/${coat?.id ?? ''}`)).json<Design>();
    expect(sizeChart[0]?.measurements.map(({ key, label }) => [key, label.jp])).toEqual([
      ['chest', '胸囲'],
      ['body-waist', 'ウエスト'],
      ['hip', 'ヒップ'],
      ['length', '着丈'],
      ['body-width', '身幅'],
      ['shoulder', '肩幅'],
      ['sleeve', '袖丈'],
    ]);
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

  test('pictures are stored as files', async () => {
    const files = await api.db.selectFrom('files').select('id').where('visibility', '=', 'public').where('purpose', '=', 'image').execute();
    // With those of garments that the demo customer drew.
    expect(files).toHaveLength(images.size + (await count('garments')));
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
      'stock_reservations',
      'garments',
      'return_photos',
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
      ...DESK.split(' '),
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

  test('is needed when words, pictures, models or printed cloths changed, not when time went by', () => {
    const digest = (pictures = images, turned = models, printed = tiles) =>
      digestOf(buildMarketplace({ seed: 'orime', now: new Date(0) }), pictures, turned, printed);
    expect(digest()).toBe(digest());
    expect(digest(new Map())).not.toBe(digest());
    const [[slug, model] = ['', { path: '', hash: '' }]] = models;
    expect(digest(images, new Map([...models, [slug, { ...model, hash: 'packed anew' }]]))).not.toBe(digest());
    expect(digest(images, models, new Map([...tiles].slice(1)))).not.toBe(digest());
  });
});

test('is refused in production without --force', async () => {
  const run = promisify(execFile)(process.execPath, ['apps/api/src/seed/cli.ts'], {
    env: { ...process.env, NODE_ENV: 'production', DATA_DIR: api.config.dataDir, JWT_SECRET: 'x'.repeat(64) },
  });
  await expect(run).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining('--force') });
});
