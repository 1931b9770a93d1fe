import { addMatrices, matrixUnits, stripZeroSizes, type WholesaleRole } from '@orime/commerce';
import type { fulfillWholesaleOrder } from '@orime/contracts/api/trade/wholesale-order';
import type { Body } from '@orime/contracts/schemas';
import { audit } from '../../../../house/access/audit.ts';
import type { Caller } from '../../../../house/access/caller.ts';
import type { Db, Trx } from '../../../../house/db/db.ts';
import { RequestError } from '../../../../house/errors/request-error.ts';
import { newId } from '../../../../house/ids.ts';
import { tellOfWholesale } from '../news/tell-of-wholesale.ts';
import { listLines, lockOrder, type LineRow } from '../wholesale-order.queries.ts';
import { shipUnits, takeFromStock } from './goods.ts';
import { setStatus } from './move-order.ts';
import { invoiceOrder, requireAdvance } from './order-invoice.ts';

type Parcel = Body<typeof fulfillWholesaleOrder>;
type ParcelLine = NonNullable<Parcel['lines']>[number];

interface Packed {
  readonly line: LineRow;
  readonly sizeQuantities: Readonly<Record<string, number>>;
}

/** Ships all that is left, or the lines that are named. Nothing left to ship is a no-op; more than is left is refused. */
export async function fulfilOrder(
  db: Db,
  { orderId, role, caller }: { readonly orderId: string; readonly role: WholesaleRole; readonly caller: Caller },
  parcel: Parcel,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const order = await lockOrder(trx, orderId);
    const { status, fulfilled } = order;
    if (fulfilled) return;
    if (status !== 'approved' && status !== 'in_production' && status !== 'partially_shipped')
      throw new RequestError('invalid_transition', { details: { from: status, to: 'shipped' } });
    await requireAdvance(trx, order);
    const lines = await listLines(trx, orderId);
    const packed = pack(lines, parcel.lines);
    await writeParcel(trx, orderId, packed, parcel, caller.userId);
    const left =
      lines.reduce((units, line) => units + line.units - matrixUnits(line.shipped_quantities), 0) -
      packed.reduce((units, each) => units + matrixUnits(each.sizeQuantities), 0);
    const to = left === 0 ? 'shipped' : 'partially_shipped';
    await setStatus(trx, orderId, to, { actorId: caller.userId });
    await tellOfWholesale(trx, {
      orderId,
      step: to,
      actorId: caller.userId,
      parcel: { carrier: parcel.carrier?.trim() ?? '', tracking: parcel.tracking?.trim() ?? '' },
    });
    await invoiceOrder(trx, order, caller.userId);
    if (role === 'admin')
      await audit(trx, {
        actor: caller,
        ip: caller.ip,
        action: 'wholesale_order.fulfil',
        entity: 'wholesale_order',
        entityId: orderId,
        diff: { to },
      });
  });
}

function pack(lines: readonly LineRow[], wanted: readonly ParcelLine[] | undefined): readonly Packed[] {
  if (wanted === undefined)
    return lines.map((line) => ({ line, sizeQuantities: leftOf(line) })).filter(({ sizeQuantities }) => matrixUnits(sizeQuantities) > 0);
  if (new Set(wanted.map(({ lineId }) => lineId)).size < wanted.length)
    throw new RequestError('validation', { fields: { lines: 'names a line twice' } });
  return wanted.map((each) => packLine(lines, each)).filter(({ sizeQuantities }) => matrixUnits(sizeQuantities) > 0);
}

function packLine(lines: readonly LineRow[], { lineId, sizeQuantities, quantity }: ParcelLine): Packed {
  const line = lines.find((each) => each.id === lineId);
  if (line === undefined) throw new RequestError('validation', { fields: { lines: 'names a line that is not in this order' } });
  const left = leftOf(line);
  const taken = sizeQuantities === undefined ? firstUnits(left, quantity ?? matrixUnits(left)) : stripZeroSizes(sizeQuantities);
  const isTooMuch = (quantity ?? 0) > matrixUnits(left) || Object.entries(taken).some(([size, units]) => units > (left[size] ?? 0));
  if (isTooMuch)
    throw new RequestError('business_rule', { fields: { lines: 'has more than is left of a line' }, details: { lineId, left } });
  return { line, sizeQuantities: taken };
}

function leftOf(line: LineRow): Record<string, number> {
  return stripZeroSizes(
    Object.fromEntries(Object.entries(line.size_quantities).map(([size, units]) => [size, units - (line.shipped_quantities[size] ?? 0)])),
  );
}

/** So many units, size after size. */
function firstUnits(left: Readonly<Record<string, number>>, quantity: number): Record<string, number> {
  let rest = quantity;
  return stripZeroSizes(
    Object.fromEntries(
      Object.entries(left).map(([size, units]) => {
        const taken = Math.min(units, rest);
        rest -= taken;
        return [size, taken];
      }),
    ),
  );
}

async function writeParcel(
  trx: Trx,
  orderId: string,
  packed: readonly Packed[],
  { carrier = '', tracking = '' }: Parcel,
  actorId: string,
): Promise<void> {
  if (packed.length === 0) throw new RequestError('validation', { fields: { lines: 'must not be empty' } });
  const lines = packed.map(({ line, sizeQuantities }) => ({ lineId: line.id, sizeQuantities }));
  await trx
    .insertInto('wholesale_fulfilments')
    .values({
      id: newId('ful'),
      order_id: orderId,
      lines: JSON.stringify(lines),
      carrier: carrier.trim(),
      tracking: tracking.trim(),
      created_by: actorId,
      delivered_at: null,
    })
    .execute();
  const fromStock = [];
  for (const { line, sizeQuantities } of packed) {
    await trx
      .updateTable('wholesale_order_lines')
      .set({ shipped_quantities: JSON.stringify(addMatrices(line.shipped_quantities, sizeQuantities)) })
      .where('id', '=', line.id)
      .execute();
    fromStock.push(...(await shipUnits(trx, line.id, sizeQuantities)));
  }
  await takeFromStock(trx, fromStock);
}
