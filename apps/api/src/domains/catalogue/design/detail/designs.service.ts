import type { Currency } from '@orime/contracts';
import type { Design, DesignCard, OwnerDesign } from '@orime/contracts/api/catalogue/design';
import type { OwnDesignsQuery } from '@orime/contracts/api/catalogue/own-design';
import { isStaff, type Actor, type UserActor } from '../../../../house/access/actor.ts';
import type { DatabaseConnection, Db } from '../../../../house/db/db.ts';
import { RequestError } from '../../../../house/errors/request-error.ts';
import type { Page } from '../../../../house/http/paging.ts';
import { publicDesignText, toOwnerDesign, toPublicDesign } from './design-mappers.ts';
import { cardOf, type DesignRecord, type PublicRecord } from './design-record.ts';
import { findDesignIdByName, findDesignRecord, findTie, listDesignRecords } from './design-records.queries.ts';
import { listOwnedIds, listQueuedIds } from './own-designs.queries.ts';
import { findPublicRecord, findPublicRecordBySlug } from './public-records.queries.ts';

type Database = Pick<DatabaseConnection, 'db' | 'pool'>;

/** A design as text, for whoever asked. */
export interface DesignText {
  readonly slug: string;
  readonly text: string;
}

/** The design as this actor may see it. What is not public does not exist for others: 404. */
export async function getVisibleDesign(app: Database, actor: Actor, id: string, currency: Currency): Promise<DesignText> {
  const shown = isStaff(actor) ? undefined : await findPublicRecord(app.pool, id, currency);
  return shown === undefined ? getHiddenDesign(app.db, actor, id, currency) : showDesign(app.db, actor, shown);
}

/** The same by slug, by id or by name. */
export async function getVisibleDesignByName(app: Database, actor: Actor, name: string, currency: Currency): Promise<DesignText> {
  const shown = isStaff(actor) ? undefined : await findPublicRecordBySlug(app.pool, name, currency);
  if (shown !== undefined) return showDesign(app.db, actor, shown);
  const id = await findDesignIdByName(app.db, name);
  if (id === undefined) throw new RequestError('not_found');
  return getVisibleDesign(app, actor, id, currency);
}

/** A public design: for everybody but who made it the text is what is stored. */
async function showDesign(db: Db, actor: Actor, shown: PublicRecord): Promise<DesignText> {
  const tie = actor.userId === null ? { owns: false, likes: false } : await findTie(db, actor.userId, shown.id);
  if (tie.owns) return getHiddenDesign(db, actor, shown.id, shown.currency);
  return { slug: shown.slug, text: publicDesignText(shown, { liked: tie.likes, canEdit: false }) };
}

/** A design that this actor owns or works on as staff, public or not. */
async function getHiddenDesign(db: Db, actor: Actor, id: string, currency: Currency): Promise<DesignText> {
  // Visitors own nothing: what is not public is not there for them.
  const record = actor.userId === null ? undefined : await findDesignRecord(db, id, currency, 'stored');
  if (record === undefined || !isInsider(actor, record)) throw new RequestError('not_found');
  const liked = await doesLike(db, actor, id);
  return { slug: record.slug, text: JSON.stringify(toOwnerDesign(record, { liked, canEdit: canEdit(actor, record) })) };
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

export interface OwnerDesignPage {
  readonly items: readonly OwnerDesign[];
  readonly total: number;
}

export async function listOwned(
  db: Db,
  user: UserActor,
  page: Page,
  currency: Currency,
  filter: OwnDesignsQuery = {},
): Promise<OwnerDesignPage> {
  const { ids, total } = await listOwnedIds(db, user.userId, page, filter);
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
  return actor.userId !== null && (await findTie(db, actor.userId, id)).likes;
}

function isInsider(actor: Actor, record: DesignRecord): boolean {
  return isStaff(actor) || (actor.userId !== null && actor.userId === record.ownerUserId);
}

function canEdit(actor: Actor, record: DesignRecord): boolean {
  return actor.role === 'admin' || (actor.userId !== null && actor.userId === record.ownerUserId);
}
