import type { Currency, ImageRef, LocalText } from '@orime/contracts';
import { sql } from 'kysely';
import type { Db } from '../../../../house/db/db.ts';

/** What the database knows of a design that somebody wants to order. */
export interface StyleFacts {
  readonly designId: string;
  readonly slug: string;
  readonly name: string;
  readonly nameJp: string;
  readonly colourKey: string;
  readonly colour: LocalText;
  readonly image: ImageRef | null;
  readonly sellerId: string;
  readonly sellerName: string;
  readonly moqUnits: number;
  readonly orderMultiple: number;
  /** Orderable sizes; `available` is null where goods are made to order. One-of-one pieces are retail only. */
  readonly sizes: readonly { readonly size: string; readonly variantId: string; readonly available: number | null }[];
  readonly tiers: readonly { readonly minUnits: number; readonly amountMinor: number }[];
  readonly prepacks: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

/** Designs that are sold wholesale and public now; others have no row. A line's price is the lowest of its sizes, as the catalogue shows it. */
export async function listStyleFacts(db: Db, designIds: readonly string[], currency: Currency): Promise<readonly StyleFacts[]> {
  const { rows } = await sql<StyleFacts>`
    SELECT d.id AS "designId", d.slug::text AS slug, d.name, d.name_jp AS "nameJp", local_text(coalesce(o.name_en, ''), coalesce(o.name_jp, '')) AS colour, d.colour AS "colourKey", d.profile_id AS "sellerId", p.name AS "sellerName",
      (SELECT image_ref(f, g.alt_en, g.alt_jp) FROM design_images g JOIN files f ON f.id = g.file_id WHERE g.design_id = d.id ORDER BY g.position LIMIT 1) AS image,
      w.moq_units AS "moqUnits", w.order_multiple AS "orderMultiple",
      coalesce((
        SELECT json_agg(json_build_object('size', v.size, 'variantId', v.id, 'available', CASE WHEN v.mode = 'stock' THEN greatest(0, coalesce(s.on_hand + s.backorder_limit - s.allocated, 0) - coalesce((
          SELECT sum(quantity) FROM stock_reservations WHERE variant_id = v.id AND expires_at > now()), 0)) END) ORDER BY v.position)
        FROM variants v LEFT JOIN stock_levels s ON s.variant_id = v.id
        WHERE v.design_id = d.id AND v.deleted_at IS NULL AND NOT EXISTS (SELECT FROM pieces q WHERE q.variant_id = v.id)
      ), '[]') AS sizes,
      coalesce((
        SELECT json_agg(json_build_object('minUnits', t.min_qty, 'amountMinor', t.amount_minor) ORDER BY t.min_qty) FROM (
          SELECT r.min_qty, min(r.amount_minor) AS amount_minor FROM prices r JOIN variants v ON v.id = r.variant_id
          WHERE v.design_id = d.id AND v.deleted_at IS NULL AND r.channel = 'wholesale' AND r.currency = ${currency} GROUP BY r.min_qty
        ) t
      ), '[]') AS tiers,
      coalesce((SELECT json_object_agg(k.id, k.sizes) FROM prepacks k WHERE k.design_id = d.id), '{}') AS prepacks
    FROM designs d JOIN wholesale_rules w ON w.design_id = d.id JOIN profiles p ON p.id = d.profile_id LEFT JOIN colours o ON o.key = d.colour
    WHERE d.id = ANY (${designIds}::text[]) AND is_public(d, p) AND d.archived_at IS NULL`.execute(db);
  return rows;
}

/** What a designer asks of an order of this buyer. */
export interface BrandFacts {
  readonly id: string;
  readonly handle: string;
  readonly name: string;
  readonly nameJp: string;
  readonly firstOrderMinMinor: number;
  readonly reorderMinMinor: number;
  readonly isFirstOrder: boolean;
  readonly windows: readonly {
    readonly id: string;
    readonly name: LocalText;
    readonly startShip: string;
    readonly endShip: string;
    readonly orderCutoff: string;
    readonly isPrebook: boolean;
  }[];
}

export async function listBrandFacts(
  db: Db,
  profileIds: readonly string[],
  { buyerId, currency, exceptOrderId }: { readonly buyerId: string; readonly currency: Currency; readonly exceptOrderId: string | null },
): Promise<readonly BrandFacts[]> {
  const { rows } = await sql<BrandFacts>`
    SELECT p.id, p.handle::text AS handle, p.name, p.name_jp AS "nameJp", coalesce(t.first_order_min_minor, 0) AS "firstOrderMinMinor", coalesce(t.reorder_min_minor, 0) AS "reorderMinMinor",
      NOT EXISTS (
        SELECT FROM wholesale_orders o WHERE o.buyer_id = ${buyerId} AND o.seller_profile_id = p.id AND o.status NOT IN ('draft', 'cancelled') AND o.id IS DISTINCT FROM ${exceptOrderId}
      ) AS "isFirstOrder",
      coalesce((
        SELECT json_agg(json_build_object('id', y.id, 'name', local_text(y.name_en, y.name_jp), 'startShip', y.start_ship, 'endShip', y.end_ship, 'orderCutoff', y.order_cutoff, 'isPrebook', y.prebook) ORDER BY y.start_ship, y.id)
        FROM delivery_windows y WHERE y.profile_id = p.id
      ), '[]') AS windows
    FROM unnest(${profileIds}::text[]) WITH ORDINALITY AS wanted (id, place) JOIN profiles p ON p.id = wanted.id
    LEFT JOIN brand_terms t ON t.profile_id = p.id AND t.currency = ${currency}
    ORDER BY wanted.place`.execute(db);
  return rows;
}
