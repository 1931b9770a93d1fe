import type { LocalText } from '@orime/contracts';
import type { AdminProducer, Producer, ProducerCard } from '@orime/contracts/api/people/producer';
import { sql, type RawBuilder } from 'kysely';
import { allOf } from '../../../house/db/capped-count.ts';
import type { Certification } from '../../../house/db/column-types.ts';
import type { Db } from '../../../house/db/db.ts';
import { escapeLike } from '../../../house/db/escape-like.ts';
import type { Page } from '../../../house/http/paging.ts';
import { slugOf } from '../../../house/slugs/slug.ts';
import { listMissingOf } from '../onboarding/index.ts';

export type CardRow = Omit<ProducerCard, 'capabilities'> & { readonly capabilities: readonly LocalText[]; readonly total: number };

export const isPublicProducer = sql<boolean>`p.status = 'approved' AND p.deleted_at IS NULL`;

/** Fields of a ProducerCard from producers `p`. */
export const producerCardFields = sql`
  p.id AS "_id", p.id, p.handle, p.name, p.name_jp AS "nameJp", p.city, p.city_jp AS "cityJp", p.country, coalesce(p.lat, 0) AS lat, coalesce(p.lon, 0) AS lon,
  p.capabilities, coalesce(p.moq, 1) AS moq, coalesce(p.lead_time_days, 30) AS "leadTimeDays", (SELECT image_ref(f, f.alt_en, f.alt_jp) FROM files f WHERE f.id = p.cover_id) AS cover`;

/** Approved producers by id, in the order of the ids. */
export async function listProducerCardsByIds(db: Db, ids: readonly string[]): Promise<ProducerCard[]> {
  const { rows } = await sql<CardRow>`
    SELECT ${producerCardFields}, 0 AS total FROM unnest(${ids}::text[]) WITH ORDINALITY AS wanted (id, place) JOIN producers p ON p.id = wanted.id WHERE ${isPublicProducer} ORDER BY wanted.place`.execute(
    db,
  );
  return rows.map(toCard);
}

export interface ProducerRecord extends Omit<Producer, 'designs' | 'gallery'> {
  readonly ownerUserId: string | null;
  readonly isPublic: boolean;
  readonly canMessage: boolean;
}

type DetailRow = CardRow & {
  readonly ownerUserId: string | null;
  readonly isPublic: boolean;
  readonly canMessage: boolean;
  readonly bio: LocalText;
  readonly certifications: readonly Certification[];
  readonly machines: readonly LocalText[];
  readonly languages: readonly string[];
  readonly founded: number | null;
};

export async function findProducer(
  db: Db,
  key: { readonly handle: string } | { readonly ownerUserId: string },
): Promise<ProducerRecord | undefined> {
  const where: RawBuilder<unknown> = 'handle' in key ? sql`p.handle = ${key.handle}` : sql`p.user_id = ${key.ownerUserId}`;
  const { rows } = await sql<DetailRow>`
    SELECT ${producerCardFields}, 0 AS total, p.user_id AS "ownerUserId", ${isPublicProducer} AS "isPublic",
      ${isPublicProducer} AND EXISTS (SELECT FROM users u WHERE u.id = p.user_id AND u.status = 'active') AS "canMessage", local_text(p.bio_en, p.bio_jp) AS bio, p.certifications, p.machines, p.languages, p.founded_year AS founded
    FROM producers p WHERE p.deleted_at IS NULL AND ${where}`.execute(db);
  const row = rows[0];
  if (row === undefined) return undefined;
  const { certifications, machines, languages, ...rest } = row;
  return {
    ...rest,
    ...toCard(row),
    certifications: certifications.map(toCertification),
    machines: [...machines],
    languages: [...languages],
  };
}

export interface AdminProducerFilter {
  /** Part of a name, a handle or an address. */
  readonly q?: string | undefined;
  readonly status?: AdminProducer['status'] | undefined;
  readonly country?: string | undefined;
  readonly featured?: '0' | '1' | undefined;
}

/** Every producer with the address of its account, newest first, for admins. */
export async function listAdminProducers(
  db: Db,
  { q = '', status, country, featured }: AdminProducerFilter,
  page: Page,
): Promise<{ items: AdminProducer[]; total: number }> {
  const words = q.trim();
  const conditions = allOf([
    sql`p.deleted_at IS NULL`,
    words === '' ? undefined : sql`concat_ws(' ', p.name, p.name_jp, p.handle, u.email) ILIKE ${`%${escapeLike(words)}%`}`,
    status === undefined ? undefined : sql`p.status = ${status}`,
    country === undefined ? undefined : sql`p.country = ${country}`,
    featured === undefined ? undefined : sql`p.featured = ${featured === '1'}`,
  ]);
  const { rows } = await sql<CardRow & Pick<AdminProducer, 'status' | 'email' | 'featured'> & { readonly createdAt: Date }>`
    SELECT ${producerCardFields}, p.status, u.email, p.featured, p.created_at AS "createdAt", count(*) OVER ()::int AS total
    FROM producers p LEFT JOIN users u ON u.id = p.user_id WHERE ${conditions}
    ORDER BY p.created_at DESC, p.id LIMIT ${page.limit} OFFSET ${page.offset}`.execute(db);
  const missing = await listMissingOf(
    db,
    'producers',
    rows.map(({ id }) => id),
  );
  return {
    items: rows.map((row) => ({
      ...toCard(row),
      status: row.status,
      email: row.email,
      featured: row.featured,
      missing: [...(missing.get(row.id) ?? [])],
      createdAt: row.createdAt.toISOString(),
    })),
    total: rows[0]?.total ?? 0,
  };
}

export function toCertification({ name, no, expiresAt }: Certification): Producer['certifications'][number] {
  return { name, number: no, expires: expiresAt ?? null };
}

export function toCard({ total: _, capabilities, ...row }: CardRow): ProducerCard {
  return { ...pickCard(row), capabilities: capabilities.map((label) => ({ key: slugOf(label.en), label })) };
}

/** Rows of the detail carry more than a card says. */
function pickCard(row: Omit<CardRow, 'total' | 'capabilities'>): Omit<ProducerCard, 'capabilities'> {
  const { _id, id, handle, name, nameJp, city, cityJp, country, lat, lon, moq, leadTimeDays, cover } = row;
  return { _id, id, handle, name, nameJp, city, cityJp, country, lat, lon, moq, leadTimeDays, cover };
}
