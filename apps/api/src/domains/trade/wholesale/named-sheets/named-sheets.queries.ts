import type { LineSheet, OwnLineSheet } from '@orime/contracts/api/trade/linesheet';
import { sql, type RawBuilder } from 'kysely';
import type { UserActor } from '../../../../house/access/actor.ts';
import { companyOf } from '../../../../house/db/company-of.ts';
import type { Db } from '../../../../house/db/db.ts';
import type { Page } from '../../../../house/http/paging.ts';

export interface SheetFilters {
  /** Handle of the designer. */
  readonly designer?: string | undefined;
  readonly season?: string | undefined;
}

/** Line sheets that the reader may open and finds something on. */
export async function listReadableSheets(
  db: Db,
  reader: UserActor,
  { designer, season }: SheetFilters,
  page: Page,
): Promise<{ items: LineSheet[]; total: number }> {
  const where = sql`${readableBy(reader)} AND (${designer ?? null}::text IS NULL OR p.handle = ${designer ?? null}) AND (${season ?? null}::text IS NULL OR l.season = ${season ?? null})
    AND EXISTS (SELECT FROM linesheet_items i WHERE i.linesheet_id = l.id AND ${isShown})`;
  const { rows } = await sql<LineSheet>`
    SELECT ${facts}, local_text(l.title_en, l.title_jp) AS title FROM linesheets l JOIN profiles p ON p.id = l.profile_id
    WHERE ${where} ORDER BY l.created_at DESC, l.id DESC LIMIT ${page.limit} OFFSET ${page.offset}`.execute(db);
  return { items: rows, total: await count(db, where) };
}

/** A designer's own, whoever may open them. */
export async function listOwnSheets(db: Db, userId: string, page: Page): Promise<{ items: OwnLineSheet[]; total: number }> {
  const where = sql`p.user_id = ${userId} AND p.deleted_at IS NULL`;
  const { rows } = await selectOwn(db, where, page);
  return { items: rows, total: await count(db, where) };
}

/** As its designer sees it. */
export async function getOwnSheet(db: Db, id: string): Promise<OwnLineSheet> {
  const {
    rows: [sheet],
  } = await selectOwn(db, sql`l.id = ${id}`, { limit: 1, offset: 0 });
  if (sheet === undefined) throw new Error(`no line sheet ${id}`);
  return sheet;
}

export interface SheetContent {
  readonly title: LineSheet['title'];
  readonly season: string;
  readonly designerName: LineSheet['title'];
  /** What is shown of it, in its order. */
  readonly items: readonly { readonly designId: string; readonly note: LineSheet['title'] }[];
}

/** What goes on paper. Undefined when there is none that the reader may open. */
export async function findSheetContent(db: Db, reader: UserActor, id: string): Promise<SheetContent | undefined> {
  const { rows } = await sql<SheetContent>`
    SELECT ${inBoth('l.title')} AS title, l.season, local_text(p.name, coalesce(nullif(p.name_jp, ''), p.name)) AS "designerName",
      coalesce((
        SELECT json_agg(json_build_object('designId', i.design_id, 'note', ${inBoth('i.note')}) ORDER BY i.position) FROM linesheet_items i WHERE i.linesheet_id = l.id AND ${isShown}
      ), '[]') AS items
    FROM linesheets l JOIN profiles p ON p.id = l.profile_id WHERE l.id = ${id} AND ${readableBy(reader)}`.execute(db);
  return rows[0];
}

/** Paper does not fall back by itself: what is said in one language only is said in the other as well. */
function inBoth(column: string): RawBuilder<unknown> {
  const [en, jp] = [sql.ref(`${column}_en`), sql.ref(`${column}_jp`)];
  return sql`local_text(coalesce(nullif(${en}, ''), ${jp}), coalesce(nullif(${jp}, ''), ${en}))`;
}

/** Prices are on them, so nobody else reads any. A company is read through its members, a manager's companies by the manager. */
function readableBy({ role, userId }: UserActor): RawBuilder<unknown> {
  switch (role) {
    case 'admin':
      return sql`true`;
    case 'designer':
      return sql`p.user_id = ${userId} AND p.deleted_at IS NULL`;
    case 'account-manager':
      return forBuyers(sql`b.account_manager_id = ${userId}`);
    case 'buyer-verified':
      return forBuyers(sql`b.id = ${companyOf(userId)}`);
    case 'buyer-unverified':
    case 'consumer':
    case 'member':
    case 'producer':
    case 'staff-pending':
      return sql`false`;
  }
}

function forBuyers(which: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(l.visibility = 'all' OR l.visibility = 'selected' AND EXISTS (SELECT FROM linesheet_buyers s JOIN buyers b ON b.id = s.buyer_id WHERE s.linesheet_id = l.id AND ${which}))`;
}

/** Item `i` is public and sold wholesale. */
const isShown = sql`
  EXISTS (SELECT FROM wholesale_rules w WHERE w.design_id = i.design_id) AND EXISTS (SELECT FROM design_cards c WHERE c.design_id = i.design_id AND NOT c.archived)`;

function pictureOf(design: string): RawBuilder<unknown> {
  return sql`(SELECT image_ref(f, g.alt_en, g.alt_jp) FROM design_images g JOIN files f ON f.id = g.file_id WHERE g.design_id = ${sql.ref(design)} ORDER BY g.position LIMIT 1)`;
}

const facts = sql`
  l.id AS "_id", l.id, l.season, json_build_object('id', p.id, 'handle', p.handle, 'name', p.name, 'nameJp', p.name_jp) AS designer, ${isoTime('l.updated_at')} AS "updatedAt",
  (SELECT ${pictureOf('i.design_id')} FROM linesheet_items i WHERE i.linesheet_id = l.id AND ${isShown} ORDER BY i.position LIMIT 1) AS cover,
  (SELECT count(DISTINCT d.style_id)::int FROM linesheet_items i JOIN designs d ON d.id = i.design_id WHERE i.linesheet_id = l.id AND ${isShown}) AS styles`;

function isoTime(column: string): RawBuilder<unknown> {
  return sql`to_char(${sql.ref(column)} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}

function selectOwn(db: Db, where: RawBuilder<unknown>, page: Pick<Page, 'limit' | 'offset'>) {
  return sql<OwnLineSheet>`
    SELECT ${facts}, json_build_object('en', l.title_en, 'jp', l.title_jp) AS title, l.visibility, l.version,
      coalesce((
        SELECT json_agg(json_build_object(
          'designId', d.id, 'slug', d.slug, 'name', d.name, 'nameJp', d.name_jp, 'image', ${pictureOf('d.id')}, 'note', json_build_object('en', i.note_en, 'jp', i.note_jp), 'isShown', ${isShown}
        ) ORDER BY i.position) FROM linesheet_items i JOIN designs d ON d.id = i.design_id AND d.deleted_at IS NULL WHERE i.linesheet_id = l.id
      ), '[]') AS items,
      coalesce((
        SELECT json_agg(json_build_object('id', b.id, 'name', ${buyerName}, 'country', b.country) ORDER BY ${buyerName}, b.id) FROM linesheet_buyers s JOIN buyers b ON b.id = s.buyer_id WHERE s.linesheet_id = l.id
      ), '[]') AS buyers
    FROM linesheets l JOIN profiles p ON p.id = l.profile_id WHERE ${where} ORDER BY l.created_at DESC, l.id DESC LIMIT ${page.limit} OFFSET ${page.offset}`.execute(
    db,
  );
}

/** As on the orders that its sellers get. */
export const buyerName = sql`coalesce(nullif(b.trade_name, ''), b.company_legal)`;

async function count(db: Db, where: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{
    total: number;
  }>`SELECT count(*)::int AS total FROM linesheets l JOIN profiles p ON p.id = l.profile_id WHERE ${where}`.execute(db);
  return rows[0]?.total ?? 0;
}
