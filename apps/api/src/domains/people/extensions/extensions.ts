import type { Currency } from '@orime/contracts';
import type { OwnerDesign } from '@orime/contracts/api/catalogue/design';
import type { DesignInput, DesignUpdate } from '@orime/contracts/api/catalogue/design-input';
import type { Lookbook } from '@orime/contracts/api/catalogue/lookbook';
import type { UserActor } from '../../../house/access/actor.ts';
import type { Caller } from '../../../house/access/caller.ts';
import type { Db, Trx } from '../../../house/db/db.ts';
import { extensionPoint } from '../../../house/extension-point.ts';
import type { Page } from '../../../house/http/paging.ts';

/*
 * What pages of people show and change of the catalogue and of money, which are rooms above this one. Cards are JSON texts of arrays.
 */

export const listLikedCards = extensionPoint<(db: Db, userId: string, currency: Currency) => Promise<string>>('people.listLikedCards');
export const listProducerCards =
  extensionPoint<(db: Db, producerId: string, currency: Currency) => Promise<string>>('people.listProducerCards');
export const listProfileCards =
  extensionPoint<(db: Db, profileId: string, currency: Currency) => Promise<string>>('people.listProfileCards');
export const listOwnedDesigns =
  extensionPoint<(db: Db, user: UserActor, page: Page, currency: Currency) => Promise<{ readonly items: readonly OwnerDesign[] }>>(
    'people.listOwnedDesigns',
  );
export const listLookbooksOf =
  extensionPoint<
    (db: Db, filters: { readonly designer: string; readonly viewerId: string | null }, page: Page) => Promise<{ items: Lookbook[] }>
  >('people.listLookbooksOf');

/** Writes a draft of the caller's profile and gives its id. */
export const writeDesignDraft = extensionPoint<(trx: Db, caller: Caller, input: DesignInput) => Promise<string>>('people.writeDesignDraft');
export const changeDesignDraft =
  extensionPoint<(trx: Db, caller: Caller, id: string, input: DesignUpdate, expectedVersion: number | undefined) => Promise<void>>(
    'people.changeDesignDraft',
  );

/** Orders, of either kind, that a profile still has to fulfil. */
export const countOpenOrdersOf = extensionPoint<(trx: Db, profileId: string) => Promise<number>>('people.countOpenOrdersOf');
/** Whether anything is owed to a profile, as seller or promoter, or by it, or is on its way. */
export const hasOpenMoney = extensionPoint<(trx: Trx, profileId: string) => Promise<boolean>>('people.hasOpenMoney');
