import type { Currency, ImageRef, LocalText } from '@orime/contracts';
import type { DesignCard } from '@orime/contracts/api/catalogue/design';
import { sql, type RawBuilder } from 'kysely';
import { allOf } from '../../../house/db/capped-count.ts';
import type { Db } from '../../../house/db/db.ts';
import type { Page } from '../../../house/http/paging.ts';

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
export async function listStyleKeys(db: Db): Promise<readonly StyleKey[]> {
  const { rows } = await sql<StyleKey>`
    SELECT s.design_id AS id, p.handle AS designer, ${profileName} AS "designerName", s.season, s.category, local_text(k.name_en, k.name_jp) AS "categoryName"
    FROM wholesale_styles s JOIN profiles p ON p.id = s.profile_id JOIN categories k ON k.slug = s.category ORDER BY ${styleOrder}`.execute(
    db,
  );
  return rows;
}

/** How many styles a house has in a season and a category. */
export interface StyleCount extends Omit<StyleKey, 'id'> {
  readonly profileId: string;
  readonly styles: number;
}

/** Everything there is to choose from, of what the words match and the line sheets hold. */
export async function countStyles(db: Db, { search, sheets }: Pick<StyleFilters, 'search' | 'sheets'>): Promise<readonly StyleCount[]> {
  const counts =
    search === undefined && sheets.length === 0
      ? sql`SELECT profile_id, season, category, styles FROM wholesale_style_counts WHERE styles > 0`
      : sql`SELECT profile_id, season, category, count(*)::int AS styles FROM ${stylesOf(search)} s WHERE ${allOf(sheets.map(onSheet))} GROUP BY profile_id, season, category`;
  const { rows } = await sql<StyleCount>`
    SELECT s.profile_id AS "profileId", p.handle AS designer, ${profileName} AS "designerName", s.season, s.category, local_text(k.name_en, k.name_jp) AS "categoryName", s.styles
    FROM (${counts}) s JOIN profiles p ON p.id = s.profile_id JOIN categories k ON k.slug = s.category`.execute(db);
  return rows;
}

/** A month in which a designer ships, and whether goods are made for it. */
export interface OpenWindow {
  readonly profileId: string;
  /** `YYYY-MM`. */
  readonly month: string;
  readonly isPrebook: boolean;
}

/** Of delivery windows that still take orders. */
export async function listOpenWindows(db: Db): Promise<readonly OpenWindow[]> {
  const { rows } = await sql<OpenWindow>`
    SELECT DISTINCT profile_id AS "profileId", to_char(start_ship, 'YYYY-MM') AS month, prebook AS "isPrebook" FROM delivery_windows WHERE order_cutoff >= current_date`.execute(
    db,
  );
  return rows;
}

export interface StyleFilters {
  /** Undefined: of all designers. */
  readonly profileIds: readonly string[] | undefined;
  /** Designs of line sheets and other choices, of which each must hold the style: any colour stands for it. */
  readonly sheets: readonly (readonly string[])[];
  readonly season: string | undefined;
  readonly category: string | undefined;
  /** A tsquery of the search engine. */
  readonly search: string | undefined;
}

/** Design ids of a page of styles, as the linesheet orders them. */
export async function listStyleIds(
  db: Db,
  { profileIds, season, category, search, sheets }: StyleFilters,
  { limit, offset }: Page,
): Promise<readonly string[]> {
  const where = allOf([
    profileIds === undefined ? undefined : sql`s.profile_id = ANY (${profileIds}::text[])`,
    ...sheets.map(onSheet),
    season === undefined ? undefined : sql`s.season = ${season}`,
    category === undefined ? undefined : sql`s.category = ${category}`,
  ]);
  const { rows } = await sql<{
    id: string;
  }>`SELECT s.design_id AS id FROM ${stylesOf(search)} s WHERE ${where} ORDER BY ${styleOrder} LIMIT ${limit} OFFSET ${offset}`.execute(db);
  return rows.map(({ id }) => id);
}

/** All styles as they are stored; of words, those with a colour that matches, which then stands for the style. */
function stylesOf(search: string | undefined): RawBuilder<unknown> {
  if (search === undefined) return sql`wholesale_styles`;
  return sql`(
    SELECT DISTINCT ON (d.style_id) d.style_id, d.id AS design_id, c.profile_id, d.season || coalesce(right(d.year::text, 2), '') AS season, c.category, d.year, c.featured_rank
    FROM search_documents f JOIN designs d ON d.id = f.entity_id JOIN wholesale_rules w ON w.design_id = d.id JOIN design_cards c ON c.design_id = d.id AND c.currency = 'USD' AND NOT c.archived
    WHERE f.kind = 'design' AND f.tokens @@ ${search}::tsquery
    ORDER BY d.style_id, c.featured_rank, d.created_at, d.id)`;
}

function onSheet(designIds: readonly string[]): RawBuilder<unknown> {
  return sql`s.style_id IN (SELECT style_id FROM designs WHERE id = ANY (${designIds}::text[]))`;
}

const styleOrder = sql`s.year DESC NULLS LAST, s.featured_rank, s.design_id`;
const profileName = sql`local_text(p.name, coalesce(nullif(p.name_jp, ''), p.name))`;

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

/** Every photograph of a design; its card has the first two. */
export async function listPhotographs(db: Db, designId: string): Promise<readonly ImageRef[]> {
  const { rows } = await sql<{ image: ImageRef }>`
    SELECT image_ref(f, g.alt_en, g.alt_jp) AS image FROM design_images g JOIN files f ON f.id = g.file_id WHERE g.design_id = ${designId} ORDER BY g.position`.execute(
    db,
  );
  return rows.map(({ image }) => image);
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
  readonly tiers: readonly { readonly minUnits: number; readonly amountMinor: number }[];
}

/** The colours of a style that are sold wholesale, with the sizes one may order; one-of-one pieces are retail only. */
export async function listMatrix(db: Db, styleId: string, currency: Currency): Promise<readonly MatrixRow[]> {
  const { rows } = await sql<MatrixRow>`
    SELECT d.id AS "designId", d.slug, d.name, d.name_jp AS "nameJp", d.colour, local_text(o.name_en, o.name_jp) AS "colourLabel", o.hex AS "colourHex",
      coalesce((SELECT g.file_id FROM design_images g WHERE g.design_id = d.id ORDER BY g.position LIMIT 1), '') AS image,
      coalesce((
        SELECT json_agg(json_build_object('size', v.size, 'orderable', NOT EXISTS (SELECT FROM pieces q WHERE q.variant_id = v.id)) ORDER BY v.position)
        FROM variants v WHERE v.design_id = d.id AND v.deleted_at IS NULL
      ), '[]') AS sizes, ${wholesalePrice} AS "wholesaleMinor", ${priceTiers} AS tiers
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
  const { rows } =
    await sql<Prepack>`SELECT id, local_text(name_en, name_jp) AS name, sizes FROM prepacks WHERE design_id = ${designId} ORDER BY position, id`.execute(
      db,
    );
  return rows;
}

export interface StyleWindow {
  readonly id: string;
  readonly name: LocalText;
  readonly startShip: string;
  readonly endShip: string;
  readonly orderCutoff: string;
  readonly isPrebook: boolean;
}

/** A designer's delivery windows that take orders, soonest first. */
export async function listWindowsOf(db: Db, profileId: string): Promise<readonly StyleWindow[]> {
  const { rows } = await sql<StyleWindow>`
    SELECT id, local_text(name_en, name_jp) AS name, start_ship::text AS "startShip", end_ship::text AS "endShip", order_cutoff::text AS "orderCutoff", prebook AS "isPrebook"
    FROM delivery_windows WHERE profile_id = ${profileId} AND order_cutoff >= current_date ORDER BY start_ship, id`.execute(db);
  return rows;
}

export async function findMinimums(db: Db, profileId: string, currency: Currency): Promise<{ first: number; reorder: number } | undefined> {
  const { rows } = await sql<{ first: number; reorder: number }>`
    SELECT first_order_min_minor AS first, reorder_min_minor AS reorder FROM brand_terms WHERE profile_id = ${profileId} AND currency = ${currency}`.execute(
    db,
  );
  return rows[0];
}

/** The stored card as it is parsed; its prices are still in it. */
export function parseCard(record: WholesaleRecord): DesignCard {
  return JSON.parse(`${record.card},"likes":${record.likes}}`) as DesignCard; // written by the database, see design_card_source
}

const wholesalePrices = sql`prices r JOIN variants v ON v.id = r.variant_id
  WHERE v.design_id = d.id AND v.deleted_at IS NULL AND r.channel = 'wholesale' AND r.currency = c.currency`;
/** Of the smallest quantity: what a style costs before its quantity breaks. */
const wholesalePrice = sql`(SELECT r.amount_minor FROM ${wholesalePrices} ORDER BY r.min_qty, r.amount_minor LIMIT 1)`;
const priceTiers = sql`coalesce((
  SELECT json_agg(json_build_object('minUnits', t.min_qty, 'amountMinor', t.amount_minor) ORDER BY t.min_qty)
  FROM (SELECT r.min_qty, min(r.amount_minor) AS amount_minor FROM ${wholesalePrices} GROUP BY r.min_qty) t
), '[]')`;
