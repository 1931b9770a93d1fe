import { expect, test } from '@jest/globals';
import { catalogue } from '../content/catalogue.ts';
import { avatarSpecs, editorialSpecs } from '../content/editorial.ts';
import { designViews, designImageKey } from '../vocabulary/design-recipe.ts';
import { buildMarketplace } from './build-marketplace.ts';

const options = { seed: 'orime', now: new Date('2026-11-21T00:00:00Z') };
const market = buildMarketplace(options);

test('whatever a row names exists', () => {
  const users = ids(market.users);
  const profiles = ids(market.profiles);
  const designs = ids(market.designs);
  const variants = ids(market.variants);
  const producers = ids(market.producers);
  const slugs = new Set(market.designs.map((row) => row.slug));
  const handles = new Set(market.profiles.map((row) => row.handle));
  const pictures = new Set(
    [...editorialSpecs, ...avatarSpecs]
      .map((spec) => spec.key)
      .concat(catalogue.flatMap(({ slug }) => designViews.map((view) => designImageKey(slug, view)))),
  );

  for (const row of [...market.profiles, ...market.buyers, ...market.companyMembers, ...market.consumers, ...market.producers])
    expect(users).toContain(row.userId);
  for (const row of market.designs) {
    expect(profiles).toContain(row.profileId);
    if (row.producerId) expect(producers).toContain(row.producerId);
  }
  for (const row of [...market.variants, ...market.designImages]) expect(designs).toContain(row.designId);
  for (const row of market.prices) expect(variants.has(row.variantId)).toBe(true);
  for (const row of market.stockists) for (const id of row.profileIds) expect(profiles).toContain(id);
  for (const book of market.lookbooks) {
    expect(profiles).toContain(book.profileId);
    expect(book.looks.length).toBeGreaterThanOrEqual(6);
    for (const look of book.looks) {
      expect(pictures).toContain(look.imageKey);
      expect(look.hotspots.length).toBeGreaterThan(0);
      for (const spot of look.hotspots) expect(designs).toContain(spot.designId);
    }
  }
  for (const article of market.articles) {
    expect(users).toContain(article.authorUserId);
    expect(pictures).toContain(article.coverKey);
    for (const block of [...article.body.en, ...article.body.jp]) {
      if (block.type === 'product') expect(slugs).toContain(block.slug);
      if (block.type === 'designer') expect(handles).toContain(block.handle);
      if (block.type === 'image') expect(pictures).toContain(block.imageKey);
    }
  }
  for (const row of [...market.profiles, ...market.producers]) expect(pictures).toContain(row.coverKey);
});

test('stories and lookbooks show nothing that the public cannot open', () => {
  const shops = new Set(market.profiles.filter((profile) => profile.status === 'approved').map((profile) => profile.id));
  const open = market.designs.filter((design) => design.confirmed === 'confirmed' && !design.hidden && shops.has(design.profileId));
  const slugs = new Set(open.map((design) => design.slug));
  const opened = ids(open);
  for (const { body } of market.articles) for (const block of body.en) if (block.type === 'product') expect(slugs).toContain(block.slug);
  for (const book of market.lookbooks)
    for (const look of book.looks) for (const spot of look.hotspots) expect(opened).toContain(spot.designId);
  for (const like of market.likes) expect(opened.has(like.designId)).toBe(true);
  for (const order of market.orders) for (const line of order.lines) expect(opened).toContain(line.designId);
});

function ids(rows: readonly { readonly id: string }[]): ReadonlySet<string> {
  return new Set(rows.map((row) => row.id));
}
