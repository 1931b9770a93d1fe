import type { DemoImage, Marketplace } from '@orime/demo-data';
import { sql } from 'kysely';
import type { Db } from '../house/db/db.ts';
import { reindexArticles, reindexDesigns, reindexProducers, reindexProfiles, reindexStockists } from '../house/search/index.ts';
import type { Storage } from '../house/storage/storage-types.ts';
import { loadImages, type DemoFiles } from './demo-images.ts';
import { loadCommissionInvoices, loadExpenses, loadInvoices, loadPayouts, loadReturns } from './rows/after-sales/index.ts';
import { loadCatalogue, loadOffers } from './rows/catalogue.ts';
import { loadConversations } from './rows/conversations.ts';
import { loadEditorial } from './rows/editorial.ts';
import { loadEvents } from './rows/events.ts';
import { loadIntake } from './rows/intake.ts';
import { loadLineSheets } from './rows/line-sheets.ts';
import { loadModels } from './rows/models.ts';
import { loadNotifications } from './rows/notifications.ts';
import { loadOrders } from './rows/orders.ts';
import { loadPeople, type PasswordHashes } from './rows/people.ts';
import { loadProduction } from './rows/production.ts';
import { loadBuyerDocuments, loadCastings, loadSentMails, loadTroubles } from './rows/staff-desk/index.ts';
import { loadWholesaleOrders } from './rows/wholesale-orders/index.ts';

export interface MarketplaceSource {
  readonly market: Marketplace;
  /** Rendered pictures by key; a missing one leaves its place empty. */
  readonly images: ReadonlyMap<string, DemoImage>;
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
  { market, images, hashes, publicUrl = 'http://localhost:4000', say = () => {} }: MarketplaceSource,
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
    say(`Catalogue (${market.designs.length} designs)`);
    await loadCatalogue(trx, market, files);
    await loadOffers(trx, market);
    say('Magazine and lookbooks');
    await loadEditorial(trx, market, files);
    await rememberSitePictures(trx, files);
    say(`Orders (${market.orders.length})`);
    await loadOrders(trx, market, files);
    say('Returns, invoices, payouts and expenses');
    await loadReturns(trx, market);
    await loadInvoices(trx, market);
    await loadPayouts(trx, market);
    await loadExpenses(trx, storage, market);
    await loadWholesaleOrders(trx);
    await loadLineSheets(trx);
    await loadCommissionInvoices(trx);
    await loadProduction(trx, market);
    await loadIntake(trx, market);
    await loadEvents(trx, market);
    await loadModels(trx, market, files);
    say('Papers, castings, troubles and mails');
    await loadBuyerDocuments(trx, storage, market);
    await loadCastings(trx, storage, market, files);
    await loadTroubles(trx, market);
    await loadSentMails(trx, market, publicUrl);
    await loadNotifications(trx);
    await loadConversations(trx, market);
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
  await sql`ANALYZE`.execute(db);
}

/** Pictures of the site itself (home and menu) are found by the settings. */
async function rememberSitePictures(db: Db, files: DemoFiles): Promise<void> {
  const pictures = Object.fromEntries(
    [...files].filter(([key]) => key.startsWith('home/')).map(([key, { id }]) => [key.slice('home/'.length), id]),
  );
  if (Object.keys(pictures).length === 0) return;
  await db
    .insertInto('settings')
    .values({ key: 'site_pictures', value: JSON.stringify(pictures) })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: JSON.stringify(pictures), updated_at: new Date() }))
    .execute();
}
