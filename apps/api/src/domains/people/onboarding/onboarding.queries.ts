import type { ProfileStatus } from '@orime/commerce';
import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../../house/db/db.ts';

/** Designers have profiles, producers pages of their own. */
export type ShopTable = 'profiles' | 'producers';

export interface ShopFacts {
  /** Null while there is no page. */
  readonly status: ProfileStatus | null;
  /** Pages that staff keep have nobody who could confirm an address or sign. */
  readonly hasAccount: boolean;
  readonly emailVerified: boolean;
  /** To any version: a newer one is asked for when it comes, and does not close a shop. */
  readonly hasAgreed: boolean;
  readonly hasStory: boolean;
  readonly hasPictures: boolean;
  readonly isOnMap: boolean;
  /** Designs that were handed in at least once, or certificates. */
  readonly works: number;
}

/** Of an account, with or without a page. */
export async function getSellerFacts(db: Db, table: ShopTable, userId: string): Promise<ShopFacts> {
  return getFacts(
    db,
    table,
    sql`users u LEFT JOIN ${sql.table(table)} p ON p.user_id = u.id AND p.deleted_at IS NULL WHERE u.id = ${userId}`,
  );
}

/** Of a page, with or without an account. */
export async function getShopFacts(db: Db, table: ShopTable, id: string): Promise<ShopFacts> {
  return getFacts(db, table, sql`${sql.table(table)} p LEFT JOIN users u ON u.id = p.user_id WHERE p.id = ${id}`);
}

/** Of many pages, by id. */
export async function listShopFacts(db: Db, table: ShopTable, ids: readonly string[]): Promise<ReadonlyMap<string, ShopFacts>> {
  if (ids.length === 0) return new Map();
  const rows = await readFacts(
    db,
    table,
    sql`${sql.table(table)} p LEFT JOIN users u ON u.id = p.user_id WHERE p.id = ANY (${[...ids]}::text[])`,
  );
  return new Map(rows.flatMap(({ id, ...facts }) => (id === null ? [] : [[id, facts] as const])));
}

type FactsRow = ShopFacts & { readonly id: string | null };

async function getFacts(db: Db, table: ShopTable, source: RawBuilder<unknown>): Promise<ShopFacts> {
  const [row] = await readFacts(db, table, source);
  if (row === undefined) throw new Error(`No shop to open in ${table}`);
  const { id: _, ...facts } = row;
  return facts;
}

async function readFacts(db: Db, table: ShopTable, source: RawBuilder<unknown>): Promise<readonly FactsRow[]> {
  const { rows } = await sql<FactsRow>`
    SELECT p.id, p.status, u.id IS NOT NULL AS "hasAccount", u.email_verified_at IS NOT NULL AS "emailVerified",
      EXISTS (SELECT FROM agreement_acceptances a WHERE a.user_id = u.id AND a.slug = 'vendor') AS "hasAgreed",
      coalesce(p.bio_en <> '' OR p.bio_jp <> '', false) AS "hasStory", p.lat IS NOT NULL AND p.lon IS NOT NULL AS "isOnMap", ${ofItsOwn[table]}
    FROM ${source}`.execute(db);
  return rows;
}

const ofItsOwn = {
  profiles: sql`p.avatar_id IS NOT NULL AND p.cover_id IS NOT NULL AS "hasPictures",
    (SELECT count(*)::int FROM designs d WHERE d.profile_id = p.id AND d.deleted_at IS NULL AND d.confirmed <> 'draft') AS works`,
  producers: sql`p.cover_id IS NOT NULL AS "hasPictures", coalesce(jsonb_array_length(p.certifications), 0) AS works`,
} as const;
