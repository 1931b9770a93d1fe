import { buildUrl } from '@orime/contracts';
import type { Producer } from '@orime/contracts/api/people/producer';
import type { Profile, setProfileStatus } from '@orime/contracts/api/people/profile';
import type { SellerOrder } from '@orime/contracts/api/selling/order';
import type { Body } from '@orime/contracts/schemas';
import { api, apiQuery } from '@orime/platform';

export type StatusWish = Body<typeof setProfileStatus>;

/** Moves a profile or a producer's page. Rejects with `business_rule` and what is missing while it cannot open. */
export function moveShop(id: string, wish: StatusWish): Promise<{ readonly id: string; readonly status: StatusWish['status'] }> {
  return api.post(buildUrl('/api/profile/status/id/:id', {}, { id }), wish);
}

/** A profile in any state, as its visitors would see it. */
export const profileQuery = (id: string) =>
  apiQuery<Profile>({ key: ['profile', 'record', id], url: buildUrl('/api/profile/id/:id', {}, { id }) });

/** A producer's page in any state. */
export const producerQuery = (handle: string) =>
  apiQuery<Producer>({ key: ['producer', 'record', handle], url: buildUrl('/api/producer/handle/:handle', {}, { handle }) });

/** The last orders of a seller, with how many there are. */
export const ordersOfQuery = (seller: string) =>
  apiQuery<{ readonly items: readonly SellerOrder[]; readonly total: number }>({
    key: ['order', 'of-seller', seller],
    url: buildUrl('/api/order/', { seller, limit: 5 }),
  });
