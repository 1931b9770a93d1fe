import { buildAssortment, buildCatalogue } from './catalogue/index.ts';
import { buildEditorial } from './editorial/index.ts';
import type { Marketplace } from './marketplace.ts';
import { buildOffice } from './office/index.ts';
import { buildPeople } from './people/index.ts';
import { buildOrders, buildSelling } from './selling/index.ts';
import { buildTalk } from './talk/index.ts';
import { createWorld } from './world/world.ts';
import type { MarketplaceOptions } from './world/world.ts';

/**
 * The whole demo marketplace as plain rows. Ids and choices follow from `seed` alone and dates from `now`, so building
 * again gives the same rows and loading again changes nothing but dates.
 */
export function buildMarketplace(options: MarketplaceOptions): Marketplace {
  const world = createWorld(options);
  const people = buildPeople(world);
  const assortment = buildAssortment(world);
  const book = buildOrders(world, assortment.offers);
  return {
    ...people,
    ...buildCatalogue(world, assortment, { profiles: people.profiles, sold: book }),
    ...buildSelling(world, book),
    ...buildEditorial(world),
    ...buildTalk(world),
    ...buildOffice(world),
  };
}
