import { sql } from 'kysely';
import type { Trx } from '../../../../house/db/db.ts';
import { returnGoods, shipGoods, takeGoods, type Goods } from '../../../selling/checkout/index.ts';
import type { LineRow, OrderRow } from '../wholesale-order.queries.ts';

interface Units {
  readonly lineId: string;
  readonly key: string;
  readonly variantId: string;
  readonly size: string;
  readonly quantity: number;
}

/**
 * Takes what an approved order needs from stock, all or none: throws `insufficient_stock`. Goods that are made for a
 * delivery window, or to order, need none.
 */
export async function allocateGoods(trx: Trx, order: OrderRow, lines: readonly LineRow[]): Promise<void> {
  if (order.is_prebook) return;
  const { rows } = await sql<{ design_id: string; size: string; id: string }>`
    SELECT design_id, size, id FROM variants WHERE design_id = ANY (${lines.map((line) => line.design_id)}::text[]) AND mode = 'stock' AND deleted_at IS NULL`.execute(
    trx,
  );
  const units = rows.flatMap((variant): readonly Units[] => {
    const line = lines.find((each) => each.design_id === variant.design_id);
    const quantity = line?.size_quantities[variant.size] ?? 0;
    return line === undefined || quantity === 0
      ? []
      : [{ lineId: line.id, key: `${variant.design_id}:${variant.size}`, variantId: variant.id, size: variant.size, quantity }];
  });
  if (units.length === 0) return;
  await takeGoods(trx, order.id, toGoods(units), order.id);
  await trx
    .insertInto('wholesale_allocations')
    .values(
      units.map(({ lineId, variantId, size, quantity }) => ({ line_id: lineId, variant_id: variantId, size, quantity, released_at: null })),
    )
    .execute();
}

/** Gives back what a cancelled order was promised. */
export async function releaseGoods(trx: Trx, orderId: string): Promise<void> {
  const { rows } = await sql<Units>`
    UPDATE wholesale_allocations a SET released_at = now() FROM wholesale_order_lines l
    WHERE l.id = a.line_id AND l.order_id = ${orderId} AND a.released_at IS NULL
    RETURNING a.line_id AS "lineId", a.line_id || a.size AS key, a.variant_id AS "variantId", a.size, a.quantity - a.shipped_quantity AS quantity`.execute(
    trx,
  );
  if (rows.length > 0) await returnGoods(trx, toGoods(rows), orderId);
}

/** Takes what leaves the house off the promise and off the stock. */
export async function shipUnits(trx: Trx, lineId: string, sizes: Readonly<Record<string, number>>): Promise<readonly Units[]> {
  const units: Units[] = [];
  for (const [size, quantity] of Object.entries(sizes)) {
    const { rows } = await sql<{ variant_id: string }>`
      UPDATE wholesale_allocations SET shipped_quantity = shipped_quantity + ${quantity} WHERE line_id = ${lineId} AND size = ${size} AND released_at IS NULL RETURNING variant_id`.execute(
      trx,
    );
    for (const { variant_id: variantId } of rows) units.push({ lineId, key: lineId + size, variantId, size, quantity });
  }
  return units;
}

/** The stock of everything in a parcel, in one go: the rows are locked in one order. */
export async function takeFromStock(trx: Trx, units: readonly Units[]): Promise<void> {
  if (units.length > 0) await shipGoods(trx, toGoods(units));
}

function toGoods(units: readonly Units[]): Goods {
  const variants = units.map(({ variantId, key, quantity }) => ({ id: variantId, key, quantity }));
  return { variants: variants.toSorted((a, b) => (a.id < b.id ? -1 : 1)), pieces: [] };
}
