import type { Currency } from '@orime/contracts';
import type { Pool } from 'pg';
import type { PublicRecord } from './design-record.ts';

/** Reads three rows by their keys: text that is ready, and nothing to be put together. */
const text = (key: 'id' | 'slug') => `
  SELECT d.id, d.slug, c.card, x.detail, d.likes_count AS likes, c.currency,
    CASE WHEN x.holiday_until > now() THEN x.holiday_until END AS "holidayUntil",
    CASE WHEN c.on_sale THEN (x.lowest_prices ->> c.currency)::bigint END AS "lowestMinor"
  FROM designs d JOIN design_cards c ON c.design_id = d.id JOIN design_details x ON x.design_id = d.id
  WHERE d.${key} = $1 AND d.deleted_at IS NULL AND c.currency = $2::char(3)`;

const byId = { name: 'designs_public_id', text: text('id') };
const bySlug = { name: 'designs_public_slug', text: text('slug') };

/** A design of the catalogue with what everybody may see of it, or undefined when it is not public. */
export async function findPublicRecord(pool: Pool, id: string, currency: Currency): Promise<PublicRecord | undefined> {
  const { rows } = await pool.query<PublicRecord>({ ...byId, values: [id, currency] });
  return rows[0];
}

export async function findPublicRecordBySlug(pool: Pool, slug: string, currency: Currency): Promise<PublicRecord | undefined> {
  const { rows } = await pool.query<PublicRecord>({ ...bySlug, values: [slug, currency] });
  return rows[0];
}
