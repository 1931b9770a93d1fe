import { buildFollows, countLikes, drawLikes, likeRows } from './audience.ts';
import { buildChannels } from './conversations.ts';
import { buildAddresses, buildBuyers, buildCompanyMembers, buildConsumers } from './customers.ts';
import { buildCategories, buildDesignImages, buildDesigns } from './designs.ts';
import { buildEvents } from './events.ts';
import { garmentCharts, measures } from './garment-sizes.ts';
import { buildProducers, buildProfiles, buildStockists } from './houses.ts';
import { buildApplications, buildContactMessages, buildReports, buildSubscribers } from './intake.ts';
import type { Marketplace, MarketplaceOptions } from './marketplace.ts';
import { buildModels } from './models.ts';
import {
  brandTermsOf,
  buildOffers,
  deliveryWindowsOf,
  prepacksOf,
  priceHistoryOf,
  pricesOf,
  stockOf,
  variantsOf,
  wholesaleRulesOf,
} from './offers.ts';
import { buildOrders } from './orders.ts';
import { buildUsers } from './people.ts';
import { buildPromoCodes, buildPromoters } from './promotions.ts';
import { buildArticles, buildBannerItems, buildLookbooks } from './publications.ts';
import { sizeCharts } from './sizes.ts';
import { buildBugs, buildCastings, buildFrontEndErrors } from './staff-desk.ts';
import { createWorld } from './world.ts';

/**
 * The whole demo marketplace as plain rows. Ids and choices follow from `seed` alone and dates from `now`, so building
 * again gives the same rows and loading again changes nothing but dates.
 */
export function buildMarketplace(options: MarketplaceOptions): Marketplace {
  const world = createWorld(options);
  const likes = drawLikes(world);
  const profiles = buildProfiles(world);
  const designs = buildDesigns(world, countLikes(likes));
  const offers = buildOffers(world, designs);
  const book = buildOrders(world, offers);
  return {
    users: buildUsers(world),
    profiles,
    producers: buildProducers(world),
    buyers: buildBuyers(world),
    companyMembers: buildCompanyMembers(world),
    consumers: buildConsumers(world),
    addresses: buildAddresses(world),
    stockists: buildStockists(world),
    categories: buildCategories(),
    measures,
    sizeCharts: [...sizeCharts, ...garmentCharts()],
    designs,
    designImages: buildDesignImages(world),
    variants: variantsOf(offers),
    pieces: offers.flatMap(({ piece }) => (piece ? [book.soldPieces.has(piece.id) ? { ...piece, status: 'sold' as const } : piece] : [])),
    prices: pricesOf(offers),
    priceHistory: priceHistoryOf(world, offers),
    stock: stockOf(offers, book.allocated),
    wholesaleRules: wholesaleRulesOf(world, offers),
    prepacks: prepacksOf(world, offers),
    brandTerms: brandTermsOf(world, profiles),
    deliveryWindows: deliveryWindowsOf(world, profiles),
    lookbooks: buildLookbooks(world),
    articles: buildArticles(world),
    bannerItems: buildBannerItems(world),
    applications: buildApplications(world),
    reports: buildReports(world),
    events: buildEvents(world),
    contactMessages: buildContactMessages(world),
    subscribers: buildSubscribers(world),
    models: buildModels(world),
    castings: buildCastings(world),
    frontEndErrors: buildFrontEndErrors(world),
    bugs: buildBugs(world),
    promoCodes: buildPromoCodes(world),
    promoters: buildPromoters(world),
    orderGroups: book.groups,
    orders: book.orders,
    channels: buildChannels(world),
    follows: buildFollows(world),
    likes: likeRows(world, likes),
  };
}
