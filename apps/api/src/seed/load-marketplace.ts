import type { DemoImage, DemoModel, DemoTile, Marketplace } from '@orime/demo-data';
import { sql } from 'kysely';
import type { Db } from '../house/db/db.ts';
import { reindexArticles, reindexDesigns, reindexProducers, reindexProfiles, reindexStockists } from '../house/search/index.ts';
import type { Storage } from '../house/storage/storage-types.ts';
import { loadImages } from './demo-images.ts';
import { SEED_STEPS } from './rows/index.ts';
import { loadPeople, type PasswordHashes } from './rows/people/people.ts';
import { orderSteps } from './seed-step.ts';

export interface MarketplaceSource {
  readonly market: Marketplace;
  /** Rendered pictures by key; a missing one leaves its place empty. */
  readonly images: ReadonlyMap<string, DemoImage>;
  /** Models by the slug of their design; a design without one is turned in the cut of its category. */
  readonly models?: ReadonlyMap<string, DemoModel>;
  /** Repeats of printed cloths by the slug of their design; the cloth of one without is read from its photograph. */
  readonly tiles?: ReadonlyMap<string, DemoTile>;
  readonly hashes: PasswordHashes;
  /** Where the links in mails of the past lead. */
  readonly publicUrl?: string;
  readonly say?: (message: string) => void;
}

/**
 * Loads the demo marketplace in one transaction, with cards and search. Loading again brings its rows up to date and leaves
 * orders, stock, likes and passwords of a site that runs as they are.
 */
export async function loadMarketplace(
  db: Db,
  storage: Storage,
  { market, images, models = new Map(), tiles = new Map(), hashes, publicUrl = 'http://localhost:4000', say = () => {} }: MarketplaceSource,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await sql`SET LOCAL orime.bulk_load = 'on'`.execute(trx);
    // Requests are cut after a while; loading takes the time it takes.
    await sql`SET LOCAL statement_timeout = 0`.execute(trx);
    say('People and houses');
    // Pictures belong to people, and people show pictures: the accounts come first, their pictures next, then all of it.
    await loadPeople(trx, market, new Map(), hashes);
    say(`Pictures (${images.size})`);
    const files = await loadImages(trx, storage, market, images);
    await loadPeople(trx, market, files, hashes);
    for (const step of orderSteps(SEED_STEPS)) {
      say(step.name);
      await step.load({ trx, storage, market, files, models, tiles, publicUrl });
    }
    say('Cards and search');
    await reindexDesigns(
      trx,
      market.designs.map((design) => design.id),
    );
    await reindexProfiles(
      trx,
      market.profiles.map((profile) => profile.id),
    );
    await reindexProducers(
      trx,
      market.producers.map((producer) => producer.id),
    );
    await reindexStockists(
      trx,
      market.stockists.map((stockist) => stockist.id),
    );
    await reindexArticles(
      trx,
      market.articles.map((article) => article.id),
    );
    // Cards last, as in every transaction: their lock is the one that others wait for at commit.
    await sql`SELECT refresh_design_cards(${market.designs.map((design) => design.id)}::text[])`.execute(trx);
  });
  await db.transaction().execute(async (trx) => {
    await sql`SET LOCAL statement_timeout = 0`.execute(trx);
    await sql`ANALYZE`.execute(trx);
  });
}
