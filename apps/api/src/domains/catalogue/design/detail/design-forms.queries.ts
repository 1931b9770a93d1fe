import type { DesignForm } from '@orime/contracts/api/catalogue/own-design';
import { sql } from 'kysely';
import type { Db } from '../../../../house/db/db.ts';
import { RequestError } from '../../../../house/errors/request-error.ts';

interface FormRow extends DesignForm {
  readonly id: string;
}

/** Designs as their forms send them, in the order of the ids. */
export async function listDesignForms(
  db: Db,
  ids: readonly string[],
): Promise<readonly { readonly id: string; readonly form: DesignForm }[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<FormRow>`
    SELECT d.id, d.name, d.name_jp AS "nameJp", jsonb_build_object('en', d.description_en, 'jp', d.description_jp) AS description, k.slug AS category, d.gender, d.colour,
      CASE WHEN d.year IS NULL THEN d.season ELSE d.season || d.year END AS season, d.materials, d.care, d.country_origin AS "countryOrigin", d.weight_g AS "weightGrams",
      ${sibling} AS "styleOf", d.producer_id AS "producerId", (SELECT z.sizes FROM size_charts z WHERE z.id = d.size_chart_id) AS "sizeChart", nullif(d.hs_code, '') AS "hsCode",
      ${images} AS images, ${video} AS video, ${sizes} AS sizes, ${pieces} AS pieces, ${amounts('retail')} AS "retailMinor", ${amounts('wholesale')} AS "wholesaleMinor",
      y.moq_units AS moq, y.order_multiple AS multiple, ${prepacks} AS prepacks, d.tags, d.hidden
    FROM unnest(${ids}::text[]) WITH ORDINALITY AS wanted (id, place)
    JOIN designs d ON d.id = wanted.id JOIN categories k ON k.id = d.category_id LEFT JOIN wholesale_rules y ON y.design_id = d.id
    WHERE d.deleted_at IS NULL ORDER BY wanted.place`.execute(db);
  return rows.map(({ id, ...form }) => ({ id, form: withoutNulls(form) }));
}

export async function readForm(db: Db, id: string): Promise<DesignForm> {
  const [row] = await listDesignForms(db, [id]);
  if (row === undefined) throw new RequestError('not_found');
  return row.form;
}

const images = sql`coalesce((
  SELECT jsonb_agg(jsonb_build_object('fileId', g.file_id, 'alt', jsonb_build_object('en', g.alt_en, 'jp', g.alt_jp)) ORDER BY g.position) FROM design_images g WHERE g.design_id = d.id
), '[]')`;

const video = sql`CASE WHEN d.video_id IS NOT NULL THEN jsonb_build_object('fileId', d.video_id, 'posterId', d.video_poster_id) END`;

/** The first of the others of the style. */
const sibling = sql`(SELECT b.slug::text FROM designs b WHERE b.style_id = d.style_id AND b.id <> d.id AND b.deleted_at IS NULL ORDER BY b.created_at, b.id LIMIT 1)`;

const sizes = sql`coalesce((
  SELECT jsonb_agg(CASE WHEN v.mode = 'stock'
    THEN jsonb_build_object('size', v.size, 'mode', v.mode, 'onHand', coalesce(l.on_hand, 0))
    ELSE jsonb_strip_nulls(jsonb_build_object('size', v.size, 'mode', v.mode, 'leadDays', v.lead_days)) END ORDER BY v.position)
  FROM variants v LEFT JOIN stock_levels l ON l.variant_id = v.id WHERE v.design_id = d.id AND v.deleted_at IS NULL
), '[]')`;

const pieces = sql`coalesce((
  SELECT jsonb_agg(jsonb_build_object('size', v.size, 'serial', q.serial, 'condition', jsonb_build_object('en', q.condition_en, 'jp', q.condition_jp)) ORDER BY q.serial)
  FROM pieces q JOIN variants v ON v.id = q.variant_id AND v.deleted_at IS NULL WHERE q.design_id = d.id AND q.status <> 'withheld'
), '[]')`;

const prepacks = sql`coalesce((
  SELECT jsonb_agg(jsonb_build_object('name', jsonb_build_object('en', k.name_en, 'jp', k.name_jp), 'sizes', k.sizes) ORDER BY k.position, k.id) FROM prepacks k WHERE k.design_id = d.id
), '[]')`;

function amounts(channel: 'retail' | 'wholesale') {
  return sql`coalesce((
    SELECT jsonb_object_agg(a.currency, a.amount) FROM (
      SELECT r.currency, min(r.amount_minor) AS amount FROM prices r JOIN variants v ON v.id = r.variant_id AND v.deleted_at IS NULL
      WHERE v.design_id = d.id AND r.channel = ${channel} AND r.min_qty = 1 GROUP BY r.currency
    ) a
  ), '{}')`;
}

/** Fields that were never filled are left out, as a form leaves them out. */
function withoutNulls(form: DesignForm): DesignForm {
  return Object.fromEntries(Object.entries(form).filter(([, value]) => value !== null)) as DesignForm; // only optional fields can be null
}
