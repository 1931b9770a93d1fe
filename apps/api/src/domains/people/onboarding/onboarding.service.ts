import type { Onboarding, OnboardingKey, OnboardingRefusal } from '@orime/contracts/api/people/profile';
import type { UserActor } from '../../../house/access/actor.ts';
import type { Db, Trx } from '../../../house/db/db.ts';
import { RequestError } from '../../../house/errors/request-error.ts';
import type { IsLive } from '../../../house/live-routes/live-routes.ts';
import { getSellerFacts, getShopFacts, listShopFacts, type ShopFacts, type ShopTable } from './onboarding.queries.ts';

type Item = Onboarding['items'][number];

/** What a seller has done of what opens a shop. Where the page of an item is not released, it leads to the dashboard. */
export async function readOnboarding(db: Db, user: UserActor, isLive: IsLive): Promise<Onboarding> {
  const table = user.role === 'designer' ? 'profiles' : 'producers';
  const facts = await getSellerFacts(db, table, user.userId);
  const items = listItems(table, facts).map((item) => (isLive(item.path) ? item : { ...item, path: '/dashboard' }));
  return { items, isReady: items.every(({ required, done }) => done || !required), status: facts.status };
}

/** What keeps the shop of a page closed. Designs do not: the first that is confirmed opens it. */
export async function listMissing(db: Db, table: ShopTable, id: string): Promise<readonly OnboardingKey[]> {
  return missingOf(table, await getShopFacts(db, table, id));
}

/** The same of many pages, by id. */
export async function listMissingOf(
  db: Db,
  table: ShopTable,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly OnboardingKey[]>> {
  const facts = await listShopFacts(db, table, ids);
  return new Map([...facts].map(([id, each]) => [id, missingOf(table, each)]));
}

function missingOf(table: ShopTable, facts: ShopFacts): readonly OnboardingKey[] {
  return listItems(table, facts)
    .filter(
      ({ key, required, done }) => required && !done && key !== 'designs' && (facts.hasAccount || (key !== 'email' && key !== 'agreement')),
    )
    .map(({ key }) => key);
}

/** Whoever opens the shop of a page asks here first, in the transaction that opens it. */
export async function requireOnboarding(trx: Trx, table: ShopTable, id: string): Promise<void> {
  const missing = await listMissing(trx, table, id);
  if (missing.length === 0) return;
  const details: OnboardingRefusal = { reason: 'onboarding', missing };
  throw new RequestError('business_rule', { details });
}

function listItems(table: ShopTable, facts: ShopFacts): Item[] {
  const isDesigner = table === 'profiles';
  const hasPage = facts.status !== null;
  const create = isDesigner ? '/create-profile' : '/create-producer';
  const edit = isDesigner ? '/edit-profile' : '/edit-profile-producer';
  const write = hasPage ? edit : create;
  return [
    { key: 'email', required: true, done: facts.emailVerified, path: '/dashboard' },
    { key: 'profile', required: true, done: hasPage, path: create },
    { key: 'story', required: true, done: facts.hasStory, path: write },
    { key: 'location', required: !isDesigner, done: facts.isOnMap, path: write },
    { key: 'pictures', required: false, done: facts.hasPictures, path: isDesigner ? write : edit },
    { key: 'agreement', required: true, done: facts.hasAgreed, path: '/vendor-agreement' },
    isDesigner
      ? { key: 'designs', required: true, done: facts.works > 0, path: '/add-design' }
      : { key: 'certifications', required: false, done: facts.works > 0, path: edit },
  ];
}
