import type { World } from '../world/world.ts';
import { buildAddresses, buildBuyers, buildCompanyMembers, buildConsumers } from './customers.ts';
import { buildProducers, buildProfiles, buildStockists } from './houses.ts';
import { buildModels } from './models.ts';
import type { ModelRow } from './models.ts';
import type { AddressRow, BuyerRow, CompanyMemberRow, ConsumerRow, ProducerRow, ProfileRow, StockistRow, UserRow } from './people-rows.ts';
import { buildUsers } from './people.ts';

/** Accounts, their houses and companies, and who stands model. */
export type PeopleRows = {
  readonly users: readonly UserRow[];
  readonly profiles: readonly ProfileRow[];
  readonly producers: readonly ProducerRow[];
  readonly buyers: readonly BuyerRow[];
  readonly companyMembers: readonly CompanyMemberRow[];
  readonly consumers: readonly ConsumerRow[];
  readonly addresses: readonly AddressRow[];
  readonly stockists: readonly StockistRow[];
  readonly models: readonly ModelRow[];
};

export function buildPeople(world: World): PeopleRows {
  return {
    users: buildUsers(world),
    profiles: buildProfiles(world),
    producers: buildProducers(world),
    buyers: buildBuyers(world),
    companyMembers: buildCompanyMembers(world),
    consumers: buildConsumers(world),
    addresses: buildAddresses(world),
    stockists: buildStockists(world),
    models: buildModels(world),
  };
}
