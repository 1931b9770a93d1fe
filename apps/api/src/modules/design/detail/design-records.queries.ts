import type { Currency } from '@orime/contracts';
import { sql, type CompiledQuery, type RawBuilder } from 'kysely';
import { imageRefSql } from '../../../db/image-ref-sql.ts';
import type { Db } from '../../../plugins/db.ts';
import type { DesignRecord, PublicRecord } from './design-record.ts';

/**
 * Where the card of a record comes from: `stored` as lists show it, which is brought up to date when a transaction commits, or
 * `computed` for a transaction that reads what it has just written.
 */
export type CardSource = 'stored' | 'computed';

/** Records in the order of the ids; those that do not exist (or are deleted) are left out. */
export async function listDesignRecords(db: Db, ids: readonly string[], currency: Currency, cards: CardSource): Promise<readonly DesignRecord[]> {
  if (ids.length === 0) return [];
  // In the order in which the statements ask for them.
  const parameters = [ids.length === 1 ? ids[0] : ids, currency, cards === 'stored'];
  const { rows } = await db.executeQuery<DesignRecord>({ ...statement(db, ids.length === 1 ? 'one' : 'many'), parameters });
  return rows;
}

/**
 * A design of the catalogue with what everybody may see of it, or undefined when it is not public. It asks for nothing else:
 * with all that a record may need, the database would take longer to prepare the answer than to find it.
 */
export async function findPublicRecord(db: Db, id: string, currency: Currency): Promise<PublicRecord | undefined> {
  const { rows } = await db.executeQuery<PublicRecord>({ ...statement(db, 'public'), parameters: [id, currency] });
  return rows[0];
}

const compiled = new Map<keyof typeof statements, CompiledQuery>();

/** The texts never change: putting one together for every design would cost about as much as reading the design. */
function statement(db: Db, name: keyof typeof statements): CompiledQuery {
  const known = compiled.get(name) ?? statements[name]().compile(db);
  compiled.set(name, known);
  return known;
}

const statements = {
  /** One id stands by itself: of a list the planner does not know how long it is, and would plan the statement anew each time. */
  one: () => recordsOf(sql`(SELECT ${null}::text AS id, 1 AS place) wanted`),
  many: () => recordsOf(sql`unnest(${null}::text[]) WITH ORDINALITY AS wanted (id, place)`),
  public: () => sql`
    SELECT ${publicColumns}, true AS "isPublic", shown.card, CASE WHEN shown.on_sale THEN ${lowest} END AS "lowestMinor"
    FROM designs d
    JOIN design_cards shown ON shown.design_id = d.id
    CROSS JOIN LATERAL (SELECT shown.currency) m
    ${everyJoin}
    WHERE d.id = ${null} AND d.deleted_at IS NULL AND shown.currency = ${null}::char(3)`,
};

function recordsOf(wanted: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`
    SELECT
      ${publicColumns}, coalesce(c.is_public, true) AS "isPublic", coalesce(shown.card, c.card) AS card,
      CASE WHEN coalesce(shown.on_sale, c.on_sale) THEN ${lowest} END AS "lowestMinor",
      d.reject_reason AS "rejectReason", d.submitted_at AS "submittedAt", ${stock} AS stock,
      (SELECT min(w.amount_minor) FROM prices w JOIN variants v ON v.id = w.variant_id
        WHERE v.design_id = d.id AND v.deleted_at IS NULL AND w.channel = 'wholesale' AND w.currency = m.currency) AS "wholesaleMinor",
      y.moq_units AS moq, y.order_multiple AS multiple,
      EXISTS (SELECT FROM design_changes g WHERE g.design_id = d.id AND g.status = 'pending') AS "pendingChange"
    FROM ${wanted}
    JOIN designs d ON d.id = wanted.id
    CROSS JOIN (SELECT ${null}::char(3) AS currency) m
    LEFT JOIN design_cards shown ON shown.design_id = d.id AND shown.currency = m.currency AND ${null}::boolean
    LEFT JOIN LATERAL (${unshownCard}) c ON true
    ${everyJoin}
    LEFT JOIN wholesale_rules y ON y.design_id = d.id
    WHERE d.deleted_at IS NULL
    ORDER BY wanted.place`;
}

export async function findDesignRecord(db: Db, id: string, currency: Currency, cards: CardSource): Promise<DesignRecord | undefined> {
  return (await listDesignRecords(db, [id], currency, cards))[0];
}

/** Id of the design with this slug, this id (decision T7) or, failing both, this name in either language; public ones win over others. */
export async function findDesignIdByName(db: Db, name: string): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    SELECT d.id FROM designs d LEFT JOIN design_cards c ON c.design_id = d.id AND c.currency = 'USD'
    WHERE d.deleted_at IS NULL AND (d.slug = ${name} OR d.id = ${name} OR lower(d.name) = lower(${name}) OR d.name_jp = ${name})
    ORDER BY d.slug = ${name} DESC, d.id = ${name} DESC, c.design_id IS NOT NULL DESC, d.created_at LIMIT 1`.execute(db);
  return rows[0]?.id;
}

export async function isLiked(db: Db, userId: string, designId: string): Promise<boolean> {
  return (await db.selectFrom('design_likes').select('user_id').where('user_id', '=', userId).where('design_id', '=', designId).executeTakeFirst()) !== undefined;
}

/**
 * The card of a design that has none stored, of which lists show nothing. OFFSET keeps the planner from joining the whole view
 * to one row of it.
 */
const unshownCard = sql`
  SELECT s.is_public, s.card, s.on_sale FROM design_card_source s WHERE s.design_id = d.id AND s.currency = m.currency AND shown.design_id IS NULL OFFSET 0`;

const images = sql`coalesce((
  SELECT json_agg(${imageRefSql('f', 'g.alt_en', 'g.alt_jp')} ORDER BY g.position) FROM design_images g JOIN files f ON f.id = g.file_id WHERE g.design_id = d.id
), '[]')`;

const materials = sql`coalesce((
  SELECT json_agg(json_build_object('fibre', m.fibre, 'label', local_text(coalesce(b.name_en, m.fibre), coalesce(b.name_jp, m.fibre)), 'percent', m.percent) ORDER BY m.percent DESC, m.fibre)
  FROM jsonb_to_recordset(d.materials) AS m (fibre text, percent numeric) LEFT JOIN fibres b ON b.key = m.fibre
), '[]')`;

const care = sql`coalesce((
  SELECT json_agg(json_build_object('key', t.key, 'label', local_text(coalesce(l.name_en, t.key), coalesce(l.name_jp, t.key))) ORDER BY t.place)
  FROM unnest(d.care) WITH ORDINALITY AS t (key, place) LEFT JOIN care_labels l ON l.key = t.key
), '[]')`;

const pieces = sql`coalesce((
  SELECT json_agg(json_build_object(
    'id', q.id, 'size', v.size, 'serial', q.serial, 'edition', q.edition, 'condition', local_text(q.condition_en, q.condition_jp),
    'available', q.status = 'available') ORDER BY q.serial)
  FROM pieces q JOIN variants v ON v.id = q.variant_id WHERE q.design_id = d.id AND q.status <> 'withheld'
), '[]')`;

const siblings = sql`(
  SELECT json_agg(json_build_object(
    'id', b.id, 'slug', b.slug, 'colour', b.colour, 'colourLabel', local_text(o.name_en, o.name_jp), 'colourHex', o.hex,
    'image', (SELECT ${imageRefSql('f', 'g.alt_en', 'g.alt_jp')} FROM design_images g JOIN files f ON f.id = g.file_id WHERE g.design_id = b.id ORDER BY g.position LIMIT 1)
  ) ORDER BY b.created_at, b.id)
  FROM designs b JOIN colours o ON o.key = b.colour
  WHERE b.id = d.id OR (b.style_id = d.style_id AND b.confirmed = 'confirmed' AND NOT b.hidden AND b.deleted_at IS NULL AND NOT b.private_reserve)
)`;

const designer = sql`json_build_object(
  'id', p.id, 'handle', p.handle, 'name', p.name, 'nameJp', p.name_jp, 'city', p.city, 'cityJp', p.city_jp, 'country', p.country,
  'bio', local_text(p.bio_en, p.bio_jp), 'holidayUntil', CASE WHEN p.holiday_until > now() THEN p.holiday_until END,
  'avatar', (SELECT ${imageRefSql('f')} FROM files f WHERE f.id = p.avatar_id))`;

const producer = sql`(
  SELECT json_build_object('handle', r.handle, 'name', r.name, 'nameJp', r.name_jp, 'city', r.city, 'cityJp', r.city_jp, 'country', r.country, 'lat', r.lat, 'lon', r.lon)
  FROM producers r WHERE r.id = d.producer_id AND r.status = 'approved' AND r.deleted_at IS NULL
)`;

/** The lowest price in force during the thirty days before the current one began. */
const lowest = sql`(
  SELECT min(h.amount_minor) FROM (
    SELECT h.amount_minor, lead(h.valid_from) OVER (PARTITION BY h.variant_id ORDER BY h.valid_from, h.id) AS valid_to,
      max(h.valid_from) OVER (PARTITION BY h.variant_id) AS reduced_at
    FROM price_history h JOIN variants v ON v.id = h.variant_id WHERE v.design_id = d.id AND h.currency = m.currency
  ) h
  WHERE h.valid_to IS NOT NULL AND h.valid_to > h.reduced_at - interval '30 days'
)`;

const stock = sql`coalesce((
  SELECT json_agg(json_build_object(
    'variantId', v.id, 'size', v.size, 'sku', v.sku, 'onHand', coalesce(l.on_hand, 0), 'allocated', coalesce(l.allocated, 0)) ORDER BY v.position)
  FROM variants v LEFT JOIN stock_levels l ON l.variant_id = v.id WHERE v.design_id = d.id AND v.deleted_at IS NULL
), '[]')`;

const publicColumns = sql`
  d.id, d.slug, d.profile_id AS "profileId", p.user_id AS "ownerUserId", d.likes_count AS likes, m.currency,
  ${images} AS images, local_text(d.description_en, d.description_jp) AS description, local_text(k.name_en, k.name_jp) AS "categoryLabel",
  d.season, d.year, ${materials} AS materials, ${care} AS care, d.weight_g AS "weightGrams", ${pieces} AS pieces, ${siblings} AS siblings,
  z.sizes AS "sizeChart", ${designer} AS designer, ${producer} AS producer, d.tags, d.confirmed, d.hidden, d.version`;

const everyJoin = sql`
  JOIN profiles p ON p.id = d.profile_id
  JOIN categories k ON k.id = d.category_id
  LEFT JOIN size_charts z ON z.id = coalesce(d.size_chart_id, k.size_chart_id)`;
