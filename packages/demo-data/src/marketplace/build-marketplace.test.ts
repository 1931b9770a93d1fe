import { expect, test } from '@jest/globals';
import { buildMarketplace } from './build-marketplace.ts';
import type { Marketplace } from './marketplace.ts';

const options = { seed: 'orime', now: new Date('2026-11-21T00:00:00Z') };
const market = buildMarketplace(options);

function count<T>(rows: readonly T[], wanted: (row: T) => boolean): number {
  return rows.filter(wanted).length;
}

test('the market has the size it is meant to have', () => {
  expect(market.profiles).toHaveLength(28);
  expect(count(market.profiles, (profile) => profile.country === 'JP')).toBe(9);
  expect(count(market.profiles, (profile) => profile.status === 'in_review')).toBe(1);
  expect(count(market.profiles, (profile) => profile.status === 'suspended')).toBe(1);
  expect(count(market.profiles, (profile) => profile.holidayUntil !== null)).toBe(1);
  expect(market.producers).toHaveLength(14);
  expect(market.stockists).toHaveLength(24);
  expect(market.consumers).toHaveLength(12);
  expect(market.buyers).toHaveLength(9);
  expect(count(market.buyers, (buyer) => buyer.verification === 'verified')).toBe(4);
  expect(market.lookbooks).toHaveLength(8);
  expect(market.bannerItems.map((item) => item.published).sort()).toEqual(['draft', 'published', 'published', 'published']);
  expect(market.applications).toHaveLength(14);
  expect(new Set(market.applications.map((row) => row.status)).size).toBe(6);
  expect(market.promoCodes).toHaveLength(8);
  expect(market.orders).toHaveLength(60);
  expect(market.channels).toHaveLength(10);
});

test('160 designs stand where they are meant to stand', () => {
  const { designs } = market;
  expect(designs).toHaveLength(160);
  expect(count(designs, (design) => design.confirmed === 'unconfirmed')).toBe(12);
  expect(count(designs, (design) => design.hidden)).toBe(6);
  expect(count(designs, (design) => design.privateReserve)).toBe(10);
  expect(count(designs, (design) => design.archivedAt !== null)).toBe(20);
  expect(count(designs, (design) => design.oneOff)).toBe(25);
  expect(market.pieces).toHaveLength(25);
  expect(count(designs, (design) => design.madeToOrder)).toBe(48);
  expect(count(designs, (design) => design.onSale)).toBe(24);
  expect(count(designs, (design) => design.gender === 'women')).toBe(88);
  expect(count(designs, (design) => design.gender === 'men')).toBe(48);
  const siblings = Map.groupBy(designs, (design) => design.styleId);
  expect(count([...siblings.values()], (style) => style.length > 1)).toBeGreaterThanOrEqual(20);
  expect(count([...siblings.values()], (style) => style.length > 3)).toBe(0);
});

test('names, slugs, addresses and ids are given once', () => {
  const lists: readonly (readonly string[])[] = [
    market.designs.map((row) => row.slug),
    market.designs.map((row) => row.name),
    market.designs.map((row) => row.nameJp),
    market.profiles.map((row) => row.handle),
    market.users.map((row) => row.email),
    market.articles.map((row) => row.slug),
    market.stockists.map((row) => row.slug),
    market.variants.map((row) => row.sku),
    [
      ...market.users,
      ...market.profiles,
      ...market.designs,
      ...market.variants,
      ...market.pieces,
      ...market.orders,
      ...market.orderGroups,
    ].map((row) => row.id),
  ];
  for (const list of lists) expect(new Set(list).size).toBe(list.length);
  for (const { id } of market.designs) expect(id).toMatch(/^dsn_[0-7][0-9A-HJKMNP-TV-Z]{25}$/);
});

test('materials sum to a hundred', () => {
  for (const design of market.designs)
    expect([design.slug, design.materials.reduce((sum, part) => sum + part.percent, 0)]).toEqual([design.slug, 100]);
});

test('every text is there in both languages, and the Japanese is Japanese', () => {
  const texts: [string, { readonly en: string; readonly jp: string }][] = [];
  collect(market, '', texts);
  expect(texts.length).toBeGreaterThan(1000);
  for (const [path, { en, jp }] of texts) {
    expect([path, en.trim() !== '', jp.trim() !== '']).toEqual([path, true, true]);
    if (/[a-z]{3}/i.test(en)) expect([path, /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(jp)]).toEqual([path, true]);
    expect([path, /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(en)]).toEqual([path, false]);
  }
});

test('descriptions and lives have the length a page has room for', () => {
  for (const { slug, description } of market.designs) expectWords(slug, description.en, 30, 75);
  for (const { handle, bio } of market.profiles) expectWords(handle, bio.en, 60, 120);
});

test('prices are positive and wholesale stays between 42 and 48 per cent of full retail', () => {
  const retail = new Map(market.prices.filter((row) => row.channel === 'retail').map((row) => [`${row.variantId}/${row.currency}`, row]));
  expect(retail.size).toBe(market.variants.length * 3);
  for (const row of market.prices) {
    expect(row.amountMinor).toBeGreaterThan(0);
    if (row.channel === 'retail') {
      if (row.currency === 'JPY') expect(row.amountMinor % 500).toBe(0);
      if (row.compareAtMinor !== null) expect(row.compareAtMinor).toBeGreaterThan(row.amountMinor);
      continue;
    }
    const full = retail.get(`${row.variantId}/${row.currency}`);
    // A quantity break is seven per cent below the wholesale price.
    const unbroken = row.minQty > 1 ? row.amountMinor / 0.93 : row.amountMinor;
    const share = unbroken / (full?.compareAtMinor ?? full?.amountMinor ?? 0);
    expect(share).toBeGreaterThanOrEqual(0.42);
    expect(share).toBeLessThanOrEqual(0.48);
    expect(row.amountMinor).toBeLessThan(full?.amountMinor ?? 0);
  }
});

test('orders add up, and stock holds what is open', () => {
  for (const order of market.orders) {
    expect(order.lines.length).toBeGreaterThan(0);
    expect(order.subtotalMinor).toBe(order.lines.reduce((sum, line) => sum + line.unitPriceMinor * line.qty, 0));
    expect(order.discountMinor).toBe(order.lines.reduce((sum, line) => sum + line.discountMinor, 0));
    expect(order.totalMinor).toBe(order.subtotalMinor - order.discountMinor + order.shippingMinor);
  }
  for (const group of market.orderGroups) {
    const own = market.orders.filter((order) => order.groupId === group.id);
    expect(own.length).toBeGreaterThan(0);
    expect(group.totalMinor).toBe(own.reduce((sum, order) => sum + order.totalMinor, 0));
    expect(group.refundedMinor).toBeLessThanOrEqual(
      group.capturedMinor + own.filter((order) => order.status === 'cancelled').reduce((sum, order) => sum + order.totalMinor, 0),
    );
  }
  for (const row of market.stock) expect(row.onHand).toBeGreaterThanOrEqual(row.allocated);
  const sold = market.orders.flatMap((order) => order.lines.flatMap((line) => (line.pieceId ? [line.pieceId] : [])));
  expect(new Set(sold).size).toBe(sold.length);
  expect(
    market.pieces
      .filter((piece) => piece.status === 'sold')
      .map((piece) => piece.id)
      .sort(),
  ).toEqual([...sold].sort());
});

test('promo codes are worth what their table says: basis points or minor units', () => {
  const worth = Object.fromEntries(market.promoCodes.map((code) => [code.code, code.value]));
  expect(worth).toEqual({
    WELCOME10: 1000,
    EARLYAUTUMN: 1500,
    FIRST50: 2500,
    KASUMI15: 1500,
    FREEPOST: 0,
    ORIGAMI: 700,
    NEWYEAR27: 1200,
    STUDIOSALE: 2000,
  });
});

test('the demo accounts have something to do', () => {
  const mine = market.profiles.find((profile) => profile.userId === market.users.find((user) => user.email === 'designer@example.com')?.id);
  const toFulfil = market.orders.filter(
    (order) => order.sellerProfileId === mine?.id && ['placed', 'processing', 'partially_shipped'].includes(order.status),
  );
  expect(toFulfil.length).toBeGreaterThanOrEqual(3);
  expect(count(market.orderGroups, (group) => group.email === 'consumer@example.com')).toBeGreaterThanOrEqual(5);
  const perCustomer = Map.groupBy(
    market.orderGroups.filter((group) => market.orders.some((order) => order.groupId === group.id && order.promoCode === 'WELCOME10')),
    (group) => group.email,
  );
  expect(count([...perCustomer.values()], (groups) => groups.length > 1)).toBe(0);
  expect(perCustomer.size).toBe(market.promoCodes.find((code) => code.code === 'WELCOME10')?.usedCount);
});

test('the first page of the catalogue is mixed', () => {
  const first = market.designs.filter((design) => design.featuredRank <= 24);
  expect(first).toHaveLength(24);
  expect(new Set(first.map((design) => design.profileId)).size).toBeGreaterThanOrEqual(16);
  expect(new Set(first.map((design) => design.category)).size).toBeGreaterThanOrEqual(12);
  expect(new Set(first.map((design) => design.colour)).size).toBeGreaterThanOrEqual(14);
  expect(first.every((design) => design.confirmed === 'confirmed' && !design.hidden && !design.archivedAt)).toBe(true);
});

test('silk can be found in both languages', () => {
  const silk = market.designs.filter((design) => design.materials.some((part) => part.key === 'silk'));
  expect(silk.length).toBeGreaterThan(10);
  const slip = market.designs.find((design) => design.slug === 'moonwater-silk-slip-silver');
  expect(slip?.description.en).toMatch(/silk/i);
  expect(slip?.description.jp).toContain('シルク');
  expect(slip?.materials[0]?.label.jp).toContain('絹');
});

test('building twice gives the same rows, another seed gives others', () => {
  expect(buildMarketplace(options)).toEqual(market);
  const later = buildMarketplace({ ...options, now: new Date('2027-03-01T00:00:00Z') });
  expect(later.designs.map((row) => row.id)).toEqual(market.designs.map((row) => row.id));
  expect(later.prices).toEqual(market.prices);
  expect(buildMarketplace({ ...options, seed: 'other' }).designs[0]?.id).not.toBe(market.designs[0]?.id);
});

function expectWords(name: string, words: string, low: number, high: number): void {
  const length = words.split(/\s+/).length;
  expect([name, length >= low && length <= high]).toEqual([name, true]);
}

/** Every `{ en, jp }` pair of strings anywhere in the rows. */
function collect(value: Marketplace | unknown, path: string, found: [string, { readonly en: string; readonly jp: string }][]): void {
  if (typeof value !== 'object' || value === null) return;
  if ('en' in value && 'jp' in value && typeof value.en === 'string' && typeof value.jp === 'string') {
    found.push([path, { en: value.en, jp: value.jp }]);
    return;
  }
  for (const [key, inner] of Object.entries(value)) collect(inner, `${path}/${key}`, found);
}
