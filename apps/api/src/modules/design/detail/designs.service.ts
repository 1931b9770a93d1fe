import type { Currency } from '@orime/contracts';
import type { Design, DesignCard, OwnerDesign } from '@orime/contracts/api/design';
import { RequestError } from '../../../errors/request-error.ts';
import type { Page } from '../../../http/paging.ts';
import { isStaff, type Actor, type UserActor } from '../../../plugins/actor.ts';
import type { Db } from '../../../plugins/db.ts';
import { toOwnerDesign, toPublicDesign } from './design-mappers.ts';
import { cardOf, type PublicRecord } from './design-record.ts';
import { findDesignIdByName, findDesignRecord, findPublicRecord, isLiked, listDesignRecords } from './design-records.queries.ts';
import { listOwnedIds, listQueuedIds } from './own-designs.queries.ts';

/** The design as this actor may see it. What is not public does not exist for others: 404. */
export async function getVisibleDesign(db: Db, actor: Actor, id: string, currency: Currency): Promise<Design | OwnerDesign> {
  const shown = isStaff(actor) ? undefined : await findPublicRecord(db, id, currency);
  if (shown !== undefined && !isInsider(actor, shown)) return toPublicDesign(shown, { liked: await doesLike(db, actor, id), canEdit: false });
  // Visitors own nothing: what is not public is not there for them.
  const record = actor.userId === null ? undefined : await findDesignRecord(db, id, currency, 'stored');
  if (record === undefined || !(record.isPublic || isInsider(actor, record))) throw new RequestError('not_found');
  const liked = await doesLike(db, actor, id);
  return isInsider(actor, record) ? toOwnerDesign(record, { liked, canEdit: canEdit(actor, record) }) : toPublicDesign(record, { liked, canEdit: false });
}

/** The public view of a design that this actor was let in to see, whatever the catalogue shows. */
export async function readDesignAs(db: Db, actor: Actor, id: string, currency: Currency): Promise<Design> {
  const record = await findDesignRecord(db, id, currency, 'stored');
  if (record === undefined) throw new RequestError('not_found');
  const liked = await doesLike(db, actor, id);
  return toPublicDesign(record, { liked, canEdit: canEdit(actor, record) });
}

/** Cards of such designs, in the order of the ids. */
export async function listDesignCards(db: Db, ids: readonly string[], currency: Currency): Promise<readonly DesignCard[]> {
  return (await listDesignRecords(db, ids, currency, 'stored')).map(cardOf);
}

/** The design as its designer and staff see it, after a change they made. */
export async function getOwnerDesign(db: Db, actor: Actor, id: string, currency: Currency = 'USD'): Promise<OwnerDesign> {
  const record = await findDesignRecord(db, id, currency, 'computed');
  if (record === undefined) throw new RequestError('not_found');
  return toOwnerDesign(record, { liked: false, canEdit: canEdit(actor, record) });
}

export async function getDesignIdByName(db: Db, name: string): Promise<string> {
  const id = await findDesignIdByName(db, name);
  if (id === undefined) throw new RequestError('not_found');
  return id;
}

export interface OwnerDesignPage {
  readonly items: readonly OwnerDesign[];
  readonly total: number;
}

export async function listOwned(db: Db, user: UserActor, page: Page, currency: Currency): Promise<OwnerDesignPage> {
  const { ids, total } = await listOwnedIds(db, user.userId, page);
  return { items: await readOwnerDesigns(db, user, ids, currency), total };
}

/** Designs that wait for confirmation, and confirmed ones with a change that does; the longest waiting first. */
export async function listQueue(db: Db, user: UserActor, page: Page): Promise<OwnerDesignPage> {
  const { ids, total } = await listQueuedIds(db, page);
  return { items: await readOwnerDesigns(db, user, ids, 'USD'), total };
}

async function readOwnerDesigns(db: Db, actor: Actor, ids: readonly string[], currency: Currency): Promise<readonly OwnerDesign[]> {
  const records = await listDesignRecords(db, ids, currency, 'stored');
  return records.map((record) => toOwnerDesign(record, { liked: false, canEdit: canEdit(actor, record) }));
}

async function doesLike(db: Db, actor: Actor, id: string): Promise<boolean> {
  return actor.userId !== null && isLiked(db, actor.userId, id);
}

function isInsider(actor: Actor, record: PublicRecord): boolean {
  return isStaff(actor) || (actor.userId !== null && actor.userId === record.ownerUserId);
}

function canEdit(actor: Actor, record: PublicRecord): boolean {
  return actor.role === 'admin' || (actor.userId !== null && actor.userId === record.ownerUserId);
}
