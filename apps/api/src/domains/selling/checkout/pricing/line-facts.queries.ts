import { cartLineKey } from '@orime/commerce';
import type { Currency, ImageRef } from '@orime/contracts';
import type { CheckoutLineInput } from '@orime/contracts/api/selling/checkout';
import type { Db } from '../../../../house/db/db.ts';
import { runText } from '../../../../house/db/run-text.ts';
import { marketSettings } from '../../../site/market/index.ts';

/** A line as it was asked for, duplicates already merged. */
export interface WantedLine {
  readonly piece?: string | undefined;
  readonly id?: string | undefined;
  readonly size?: string | undefined;
  readonly quantity: number;
}

/** A line of a request as commerce counts it: a piece is one, whatever else came with it. */
export function toWanted(line: CheckoutLineInput): WantedLine {
  return 'piece' in line ? { piece: line.piece, quantity: 1 } : { id: line.id, size: line.size, quantity: line.quantity };
}

/** What the database knows of a wanted line. Absent parts (no such size, no price) are null; a missing design has no row. */
export interface LineFacts {
  readonly key: string;
  readonly design_id: string;
  readonly variant_id: string | null;
  readonly piece_id: string | null;
  readonly size: string;
  readonly mode: 'stock' | 'made_to_order' | 'piece';
  readonly lead_days: number | null;
  readonly category_id: string;
  readonly seller_id: string;
  readonly seller_handle: string;
  readonly seller_name: string;
  readonly seller_name_jp: string;
  readonly name: string;
  readonly name_jp: string;
  readonly slug: string;
  readonly colour_en: string;
  readonly colour_jp: string;
  readonly image: ImageRef | null;
  /** Of the private reserve, which the catalogue does not show. */
  readonly is_reserve: boolean;
  readonly is_sellable: boolean;
  readonly amount_minor: number | null;
  /** Units for this owner: holds of others are taken off, its own are not (it must not compete with itself). */
  readonly available: number | null;
}

/** Facts of all lines in one query. `userId` is the account for whom a piece of the private reserve may be held. */
export async function listLineFacts(
  db: Db,
  currency: Currency,
  lines: readonly WantedLine[],
  ownerId: string,
  userId: string | null = null,
): Promise<readonly LineFacts[]> {
  return (await readPricing(db, { currency, lines, ownerId, userId })).facts;
}

export interface PricingQuestion {
  readonly currency: Currency;
  readonly lines: readonly WantedLine[];
  /** The checkout whose own holds do not count against it. */
  readonly ownerId: string;
  /** The account for whom a piece of the private reserve may be held. */
  readonly userId: string | null;
}

export interface Pricing {
  /** In the order of the lines; a design that was never public, or is kept for others, is like none. */
  readonly facts: readonly LineFacts[];
  /** Market settings by key, read at the same moment. */
  readonly settings: Readonly<Record<string, unknown>>;
}

export async function readPricing(db: Db, question: PricingQuestion): Promise<Pricing> {
  const [pricing] = await readPricings(db, [question]);
  if (pricing === undefined) throw new Error('no answer to one question');
  return pricing;
}

/** What several checkouts ask for, with one statement. */
export async function readPricings(db: Db, questions: readonly PricingQuestion[]): Promise<readonly Pricing[]> {
  const asked = questions.flatMap((question, index) => question.lines.map((line) => ({ index, line, question })));
  const values = asked.flatMap(({ line, question }) => {
    const design = line.piece === undefined ? (line.id ?? null) : null;
    return [cartLineKey(line), line.piece ?? null, design, line.size ?? null, question.currency, question.ownerId, question.userId];
  });
  const [row] = await runText<PricingRow>(db, pricingText(asked.length), values);
  const answers = questions.map((): { facts: LineFacts[]; settings: Pricing['settings'] } => ({
    facts: [],
    settings: row?.settings ?? {},
  }));
  for (const { place, ...facts } of row?.facts ?? []) answers[asked[place]?.index ?? -1]?.facts.push(facts);
  return answers;
}

interface PricingRow {
  readonly facts: readonly (LineFacts & { readonly place: number })[];
  readonly settings: Readonly<Record<string, unknown>>;
}

const texts = new Map<number, string>();
const columns = ['text', 'text', 'text', 'text', 'char(3)', 'text', 'text'];

/**
 * The statement for so many lines. They are written out, because of arrays the planner does not know how long they are, and
 * would plan the statement anew each time. One JSON value is read faster than two dozen columns.
 */
function pricingText(count: number): string {
  const known = texts.get(count);
  if (known !== undefined) return known;
  const line = (place: number) =>
    `(${columns.map((type, column) => `$${place * columns.length + column + 1}::${type}`).join(', ')}, ${place})`;
  const lines =
    count === 0
      ? 'SELECT NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0 WHERE false'
      : `VALUES ${Array.from({ length: count }, (_, place) => line(place)).join(', ')}`;
  const text = `SELECT ${marketSettings} AS settings, coalesce((SELECT json_agg(facts ORDER BY place) FROM (${selectFacts(lines)}) facts), '[]') AS facts`;
  texts.set(count, text);
  return text;
}

const selectFacts = (lines: string) => `
    SELECT
      w.place, w.key, d.id AS design_id, v.id AS variant_id, x.id AS piece_id, coalesce(v.size, w.size, '') AS size,
      CASE WHEN x.id IS NOT NULL THEN 'piece' ELSE coalesce(v.mode, 'stock') END AS mode,
      CASE WHEN x.id IS NULL AND v.mode = 'made_to_order' THEN v.lead_days END AS lead_days,
      d.category_id, p.id AS seller_id, p.handle::text AS seller_handle, p.name AS seller_name, p.name_jp AS seller_name_jp,
      d.name, d.name_jp, d.slug::text AS slug, coalesce(o.name_en, '') AS colour_en, coalesce(o.name_jp, '') AS colour_jp, i.image, d.private_reserve AS is_reserve,
      (d.confirmed = 'confirmed' AND NOT d.hidden AND d.archived_at IS NULL
        AND p.status = 'approved' AND p.deleted_at IS NULL) AS is_sellable,
      r.amount_minor,
      CASE
        WHEN x.id IS NOT NULL THEN
          CASE WHEN h.quantity IS NULL AND x.status IN ('available', 'reserved') THEN 1 ELSE 0 END
        WHEN v.mode = 'made_to_order' THEN NULL
        ELSE greatest(0, coalesce(s.on_hand + s.backorder_limit - s.allocated, 0) - coalesce(h.quantity, 0))
      END::int AS available
    FROM (${lines}) AS w (key, piece_id, design_id, size, currency, owner_id, user_id, place)
    LEFT JOIN pieces x ON x.id = w.piece_id
    JOIN designs d ON d.id = coalesce(x.design_id, w.design_id) AND d.deleted_at IS NULL AND (d.confirmed = 'confirmed' OR d.confirmed_at IS NOT NULL)
      AND (NOT d.private_reserve OR EXISTS (SELECT FROM stock_reservations WHERE piece_id = x.id AND owner_id = w.user_id AND expires_at > now()))
    JOIN profiles p ON p.id = d.profile_id
    LEFT JOIN colours o ON o.key = d.colour
    LEFT JOIN variants v ON v.deleted_at IS NULL AND v.design_id = d.id AND CASE WHEN x.id IS NULL THEN v.size = w.size ELSE v.id = x.variant_id END
    LEFT JOIN prices r ON r.variant_id = v.id AND r.channel = 'retail' AND r.currency = w.currency AND r.min_qty = 1
    LEFT JOIN stock_levels s ON s.variant_id = v.id
    LEFT JOIN LATERAL (
      SELECT sum(quantity)::int AS quantity FROM stock_reservations
      WHERE expires_at > now() AND owner_id <> w.owner_id AND owner_id IS DISTINCT FROM w.user_id AND CASE WHEN x.id IS NULL THEN variant_id = v.id ELSE piece_id = x.id END
    ) h ON true
    LEFT JOIN LATERAL (
      SELECT json_build_object(
        'id', f.id, 'width', coalesce(f.width, 0), 'height', coalesce(f.height, 0), 'thumbhash', coalesce(f.thumbhash, ''),
        'color', coalesce(f.color, '#808080'), 'alt', json_build_object('en', g.alt_en, 'jp', g.alt_jp)
      ) AS image
      FROM design_images g JOIN files f ON f.id = g.file_id WHERE g.design_id = d.id ORDER BY g.position LIMIT 1
    ) i ON true`;
