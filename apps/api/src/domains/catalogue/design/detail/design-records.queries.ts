import type { Currency } from '@orime/contracts';
import { sql, type CompiledQuery, type RawBuilder } from 'kysely';
import type { Db } from '../../../../house/db/db.ts';
import type { DesignRecord } from './design-record.ts';

/**
 * Where the texts of a record come from: `stored` as the catalogue shows them, with a card that is brought up to date when a
 * transaction commits, or `computed` for a transaction that reads what it has just written.
 */
export type RecordSource = 'stored' | 'computed';

/** Records in the order of the ids; those that do not exist (or are deleted) are left out. */
export async function listDesignRecords(
  db: Db,
  ids: readonly string[],
  currency: Currency,
  source: RecordSource,
): Promise<readonly DesignRecord[]> {
  if (ids.length === 0) return [];
  const isOne = ids.length === 1;
  // In the order in which the statements ask for them.
  const parameters = [isOne ? ids[0] : ids, currency];
  const { rows } = await db.executeQuery<DesignRecord>({ ...statement(db, isOne, source), parameters });
  return rows;
}

const compiled = new Map<string, CompiledQuery>();

/** The texts never change: putting one together for every design would cost about as much as reading the design. */
function statement(db: Db, isOne: boolean, source: RecordSource): CompiledQuery {
  const key = `${isOne} ${source}`;
  const known = compiled.get(key) ?? recordsOf(isOne, source).compile(db);
  compiled.set(key, known);
  return known;
}

function recordsOf(isOne: boolean, source: RecordSource): RawBuilder<unknown> {
  // One id stands by itself: of a list the planner does not know how long it is, and would plan the statement anew each time.
  const wanted = isOne
    ? sql`(SELECT ${null}::text AS id, 1 AS place) wanted`
    : sql`unnest(${null}::text[]) WITH ORDINALITY AS wanted (id, place)`;
  return sql`
    SELECT
      d.id, d.slug, p.user_id AS "ownerUserId", d.likes_count AS likes, m.currency, c.is_public AS "isPublic", c.card, x.detail,
      CASE WHEN x.holiday_until > now() THEN x.holiday_until END AS "holidayUntil",
      CASE WHEN c.on_sale THEN (x.lowest_prices ->> m.currency)::bigint END AS "lowestMinor",
      d.reject_reason AS "rejectReason", d.submitted_at AS "submittedAt", ${stock} AS stock,
      (SELECT w.amount_minor FROM prices w JOIN variants v ON v.id = w.variant_id
        WHERE v.design_id = d.id AND v.deleted_at IS NULL AND w.channel = 'wholesale' AND w.currency = m.currency ORDER BY w.min_qty, w.amount_minor LIMIT 1) AS "wholesaleMinor",
      y.moq_units AS moq, y.order_multiple AS multiple,
      EXISTS (SELECT FROM design_changes g WHERE g.design_id = d.id AND g.status = 'pending') AS "pendingChange"
    FROM ${wanted}
    JOIN designs d ON d.id = wanted.id
    CROSS JOIN (SELECT ${null}::char(3) AS currency) m
    ${texts[source]}
    JOIN profiles p ON p.id = d.profile_id
    LEFT JOIN wholesale_rules y ON y.design_id = d.id
    WHERE d.deleted_at IS NULL
    ORDER BY wanted.place`;
}

export async function findDesignRecord(db: Db, id: string, currency: Currency, source: RecordSource): Promise<DesignRecord | undefined> {
  return (await listDesignRecords(db, [id], currency, source))[0];
}

/** Id of the design with this slug, this id (decision T7) or, failing both, this name in either language; public ones win over others. */
export async function findDesignIdByName(db: Db, name: string): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    SELECT d.id FROM designs d LEFT JOIN design_cards c ON c.design_id = d.id AND c.currency = 'USD'
    WHERE d.deleted_at IS NULL AND (d.slug = ${name} OR d.id = ${name} OR lower(d.name) = lower(${name}) OR d.name_jp = ${name})
    ORDER BY d.slug = ${name} DESC, d.id = ${name} DESC, c.design_id IS NOT NULL DESC, d.created_at LIMIT 1`.execute(db);
  return rows[0]?.id;
}

/** What a signed-in person has to do with a design. */
export async function findTie(db: Db, userId: string, designId: string): Promise<{ readonly owns: boolean; readonly likes: boolean }> {
  const { rows } = await sql<{ owns: boolean; likes: boolean }>`
    SELECT p.user_id = ${userId} AS owns, EXISTS (SELECT FROM design_likes k WHERE k.user_id = ${userId} AND k.design_id = d.id) AS likes
    FROM designs d JOIN profiles p ON p.id = d.profile_id WHERE d.id = ${designId}`.execute(db);
  return rows[0] ?? { owns: false, likes: false };
}

/**
 * A design that lists do not show has no card stored, and one that this transaction changed has no details that are right yet.
 * OFFSET keeps the planner from joining the whole of a view to one row of it.
 */
const texts = {
  stored: sql`
    LEFT JOIN design_cards shown ON shown.design_id = d.id AND shown.currency = m.currency
    LEFT JOIN LATERAL (
      SELECT s.is_public, s.card, s.on_sale FROM design_card_source s WHERE s.design_id = d.id AND s.currency = m.currency AND shown.design_id IS NULL OFFSET 0
    ) made ON true
    CROSS JOIN LATERAL (SELECT coalesce(made.is_public, true) AS is_public, coalesce(shown.card, made.card) AS card, coalesce(shown.on_sale, made.on_sale) AS on_sale) c
    LEFT JOIN design_details kept ON kept.design_id = d.id
      AND NOT EXISTS (SELECT FROM touched_designs t WHERE t.xid = pg_current_xact_id_if_assigned() AND d.id = ANY (t.ids))
    LEFT JOIN LATERAL (
      SELECT s.detail, s.holiday_until, s.lowest_prices FROM design_detail_source s WHERE s.design_id = d.id AND kept.design_id IS NULL OFFSET 0
    ) fresh ON true
    CROSS JOIN LATERAL (
      SELECT coalesce(kept.detail, fresh.detail) AS detail, coalesce(kept.holiday_until, fresh.holiday_until) AS holiday_until, coalesce(kept.lowest_prices, fresh.lowest_prices) AS lowest_prices
    ) x`,
  computed: sql`
    CROSS JOIN LATERAL (SELECT s.is_public, s.card, s.on_sale FROM design_card_source s WHERE s.design_id = d.id AND s.currency = m.currency OFFSET 0) c
    CROSS JOIN LATERAL (SELECT s.detail, s.holiday_until, s.lowest_prices FROM design_detail_source s WHERE s.design_id = d.id OFFSET 0) x`,
} as const satisfies Record<RecordSource, RawBuilder<unknown>>;

const stock = sql`coalesce((
  SELECT json_agg(json_build_object(
    'variantId', v.id, 'size', v.size, 'sku', v.sku, 'onHand', coalesce(l.on_hand, 0), 'allocated', coalesce(l.allocated, 0)) ORDER BY v.position)
  FROM variants v LEFT JOIN stock_levels l ON l.variant_id = v.id WHERE v.design_id = d.id AND v.deleted_at IS NULL
), '[]')`;
