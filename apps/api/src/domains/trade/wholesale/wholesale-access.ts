import type { WholesaleAccess } from '@orime/contracts/api/trade/wholesale';
import type { Static } from 'typebox';
import type { Actor } from '../../../house/access/actor.ts';

export type Access = Static<typeof WholesaleAccess>;

/** What an actor is to wholesale as a whole. Designers are no buyers; their own line is `owner`. */
export function accessOf(actor: Actor): Access {
  switch (actor.role) {
    case 'admin':
    case 'account-manager':
      return 'staff';
    case 'buyer-verified':
      return 'verified';
    case 'buyer-unverified':
      return 'pending';
    case 'visitor':
      return 'visitor';
    case 'consumer':
    case 'designer':
    case 'member':
    case 'staff-pending':
    case 'producer':
      return 'not_buyer';
  }
}

/** The same for one line: whoever makes it sees its prices. */
export function accessToLine(actor: Actor, ownerUserId: string): Access {
  return actor.userId !== null && actor.userId === ownerUserId ? 'owner' : accessOf(actor);
}

export function seesPrices(access: Access): boolean {
  return access === 'verified' || access === 'owner' || access === 'staff';
}
