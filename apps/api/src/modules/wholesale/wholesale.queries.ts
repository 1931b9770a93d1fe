import type { Currency, LocalText } from '@orime/contracts';
import type { DesignCard } from '@orime/contracts/api/design';
import { sql } from 'kysely';
import type { Db } from '../../plugins/db.ts';

/** One style of the linesheet: its first colour stands for it. */
export interface StyleKey {
  readonly id: string;
  readonly designer: string;
  readonly designerName: LocalText;
  readonly season: string;
  readonly category: string;
  readonly categoryName: LocalText;
}

/** Every style that is sold wholesale and public, as the linesheet orders them. */
export async function listStyleKeys(db: Db, search: string | undefined): Promise<readonly StyleKey[]> {
  const { rows } = await sql<StyleKey>`
    SELECT * FROM (
      SELECT DISTINCT ON (d.style_id) d.id, p.handle AS designer, local_text(p.name, coalesce(nullif(p.name_jp, ''), p.name)) AS "designerName", d.season || coalesce(right(d.year::text, 2), '') AS season,
        k.slug AS category, local_text(k.name_en, k.name_jp) AS "categoryName", d.year, c.featured_rank
      FROM wholesale_rules w JOIN designs d ON d.id = w.design_id JOIN design_cards c ON c.design_id = d.id AND c.currency = 'USD' AND NOT c.archived
      JOIN profiles p ON p.id = d.profile_id JOIN categories k ON k.id = d.category_id
      WHERE ${search ?? null}::text IS NULL OR d.id IN (SELECT entity_id FROM search_documents WHERE kind = 'design' AND tokens @@ ${search ?? null}::tsquery)
      ORDER BY d.style_id, c.featured_rank, d.created_at, d.id
    ) style ORDER BY year DESC NULLS LAST, featured_rank, id`.execute(db);
  return rows;
}

export interface WholesaleRecord {
  readonly id: string;
  readonly styleId: string;
  readonly profileId: string;
  readonly ownerUserId: string;
  /** Retail card of the currency; prices must be taken out before it leaves. */
  readonly card: string;
  readonly likes: number;
  readonly season: string;
  readonly moq: number;
  readonly multiple: number;
  readonly wholesaleMinor: number | null;
  readonly retailMinor: number | null;
  readonly window: { id: string; name: LocalText; startShip: string; endShip: string; orderCutoff: string } | null;
  readonly description: LocalText;
  readonly materials: { fibre: string; label: LocalText; percent: number }[];
}

/** Styles by design id or slug, in the order asked for; what is not public or not sold wholesale is left out. */
export async function listWholesaleRecords(db: Db, keys: readonly string[], currency: Currency): Promise<readonly WholesaleRecord[]> {
  if (keys.length === 0) return [];
  const { rows } = await sql<WholesaleRecord>`
    SELECT d.id, d.style_id AS "styleId", d.profile_id AS "profileId", p.user_id AS "ownerUserId", c.card, c.likes_count AS likes, d.season || coalesce(right(d.year::text, 2), '') AS season,
      w.moq_units AS moq, w.order_multiple AS multiple, ${wholesalePrice} AS "wholesaleMinor", c.price_minor AS "retailMinor",
      (SELECT json_build_object('id', y.id, 'name', local_text(y.name_en, y.name_jp), 'startShip', y.start_ship, 'endShip', y.end_ship, 'orderCutoff', y.order_cutoff)
        FROM delivery_windows y WHERE y.profile_id = d.profile_id AND y.order_cutoff >= current_date ORDER BY y.start_ship, y.id LIMIT 1) AS "window",
      local_text(d.description_en, d.description_jp) AS description,
      coalesce((
        SELECT json_agg(json_build_object('fibre', m.fibre, 'label', local_text(coalesce(b.name_en, m.fibre), coalesce(b.name_jp, m.fibre)), 'percent', m.percent) ORDER BY m.percent DESC, m.fibre)
        FROM jsonb_to_recordset(d.materials) AS m (fibre text, percent numeric) LEFT JOIN fibres b ON b.key = m.fibre
      ), '[]') AS materials
    FROM unnest(${keys}::text[]) WITH ORDINALITY AS wanted (key, place)
    JOIN designs d ON d.id = wanted.key OR d.slug = wanted.key::citext
    JOIN wholesale_rules w ON w.design_id = d.id
    JOIN design_cards c ON c.design_id = d.id AND c.currency = ${currency}
    JOIN profiles p ON p.id = d.profile_id
    ORDER BY wanted.place`.execute(db);
  return rows;
}

export interface MatrixRow {
  readonly designId: string;
  readonly slug: string;
  readonly name: string;
  readonly nameJp: string;
  readonly colour: string;
  readonly colourLabel: LocalText;
  readonly colourHex: string;
  readonly image: string;
  readonly sizes: { size: string; orderable: boolean }[];
  readonly wholesaleMinor: number | null;
}

/** The colours of a style that are sold wholesale, with the sizes one may order; one-of-one pieces are retail only. */
export async function listMatrix(db: Db, styleId: string, currency: Currency): Promise<readonly MatrixRow[]> {
  const { rows } = await sql<MatrixRow>`
    SELECT d.id AS "designId", d.slug, d.name, d.name_jp AS "nameJp", d.colour, local_text(o.name_en, o.name_jp) AS "colourLabel", o.hex AS "colourHex",
      coalesce((SELECT g.file_id FROM design_images g WHERE g.design_id = d.id ORDER BY g.position LIMIT 1), '') AS image,
      coalesce((
        SELECT json_agg(json_build_object('size', v.size, 'orderable', NOT EXISTS (SELECT FROM pieces q WHERE q.variant_id = v.id)) ORDER BY v.position)
        FROM variants v WHERE v.design_id = d.id AND v.deleted_at IS NULL
      ), '[]') AS sizes, ${wholesalePrice} AS "wholesaleMinor"
    FROM designs d JOIN design_cards c ON c.design_id = d.id AND c.currency = ${currency} AND NOT c.archived
    JOIN wholesale_rules w ON w.design_id = d.id JOIN colours o ON o.key = d.colour
    WHERE d.style_id = ${styleId} ORDER BY d.created_at, d.id`.execute(db);
  return rows;
}

export interface Prepack {
  readonly id: string;
  readonly name: LocalText;
  readonly sizes: Record<string, number>;
}

export async function listPrepacks(db: Db, designId: string): Promise<readonly Prepack[]> {
  const { rows } = await sql<Prepack>`SELECT id, local_text(name_en, name_jp) AS name, sizes FROM prepacks WHERE design_id = ${designId} ORDER BY position, id`.execute(db);
  return rows;
}

export async function findMinimums(db: Db, profileId: string, currency: Currency): Promise<{ first: number; reorder: number } | undefined> {
  const { rows } = await sql<{ first: number; reorder: number }>`
    SELECT first_order_min_minor AS first, reorder_min_minor AS reorder FROM brand_terms WHERE profile_id = ${profileId} AND currency = ${currency}`.execute(db);
  return rows[0];
}

/** The stored card as it is parsed; its prices are still in it. */
export function parseCard(record: WholesaleRecord): DesignCard {
  return JSON.parse(`${record.card},"likes":${record.likes}}`) as DesignCard; // written by the database, see design_card_source
}

const wholesalePrice = sql`(
  SELECT min(r.amount_minor) FROM prices r JOIN variants v ON v.id = r.variant_id
  WHERE v.design_id = d.id AND v.deleted_at IS NULL AND r.channel = 'wholesale' AND r.currency = c.currency
)`;
