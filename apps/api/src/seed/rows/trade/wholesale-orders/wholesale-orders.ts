import { matrixTotalMinor, matrixUnits, paidInAdvanceMinor, taxOf } from '@orime/commerce';
import { sql } from 'kysely';
import { getMarketRules } from '../../../../domains/site/market/index.ts';
import { freezeCommission } from '../../../../domains/trade/wholesale-order/index.ts';
import type { Trx } from '../../../../house/db/db.ts';
import { derivedId } from '../../../derived-id.ts';
import { upsertRows } from '../../../upsert.ts';
import { keepFormerTerms } from './former-terms.ts';
import { COURSE, DAY_MS, isPast, type Plan, PLANS } from './order-plan.ts';
import { type DemoBuyer, type DemoDesigner, type DemoStyle, findBuyer, listDesigners, listStyles } from './parties.queries.ts';
import { writeInvoice } from './write-invoice.ts';

/** Writes the orders that are not there yet; what people made of the others stays. */
export async function loadWholesaleOrders(trx: Trx): Promise<void> {
  const ids = demoOrderIds();
  const known = new Set((await trx.selectFrom('wholesale_orders').select('id').where('id', 'in', ids).execute()).map((row) => row.id));
  const designers = await listDesigners(trx);
  const own = designers.find((designer) => designer.isOwn);
  const others = designers.filter((designer) => !designer.isOwn);
  for (const [index, plan] of PLANS.entries()) {
    const id = ids[index] ?? '';
    const designer = plan.designer === 'own' ? own : others[plan.designer % Math.max(1, others.length)];
    const buyer = await findBuyer(trx, plan.buyer);
    if (known.has(id) || designer === undefined || buyer === undefined) continue;
    await writeDemoOrder(trx, { id, number: `WO${String(1001 + index)}`, plan, buyer, designer });
  }
  await sql`
    INSERT INTO number_sequences (name, next_value) VALUES ('wholesale_orders', ${1001 + PLANS.length})
    ON CONFLICT (name) DO UPDATE SET next_value = greatest(number_sequences.next_value, excluded.next_value)`.execute(trx);
}

/** Of all orders of the demo, whether they are there yet or not. */
export function demoOrderIds(): readonly string[] {
  return PLANS.map((_, index) => derivedId('wor', 'demo', String(index)));
}

interface DemoOrder {
  readonly id: string;
  readonly number: string;
  readonly plan: Plan;
  readonly buyer: DemoBuyer;
  readonly designer: DemoDesigner;
}

async function writeDemoOrder(trx: Trx, { id, number, plan, buyer, designer }: DemoOrder): Promise<void> {
  const { status, daysAgo } = plan;
  const market = await getMarketRules(trx, buyer.currency);
  const at = new Date(Date.now() - daysAgo * DAY_MS);
  const day = (days: number) => new Date(at.getTime() + days * DAY_MS).toISOString().slice(0, 10);
  const lines = (await listStyles(trx, designer.id, buyer.currency)).map((style) => ({ style, sizeQuantities: spread(style) }));
  const subtotalMinor = lines.reduce((sum, { style, sizeQuantities }) => sum + matrixTotalMinor(sizeQuantities, style.unitMinor), 0);
  const taxRateBp = buyer.isTaxExempt ? 0 : market.tax.rateBp;
  const taxMinor = taxOf(subtotalMinor, { rateBp: taxRateBp, included: false }, market.rounding);
  const totalMinor = subtotalMinor + taxMinor;
  const isApproved = isPast(status, 'approved');
  const fulfilled = isPast(status, 'shipped');
  await upsertRows(
    trx,
    'wholesale_orders',
    [
      {
        id,
        number,
        buyer_id: buyer.id,
        seller_profile_id: designer.id,
        created_by: buyer.userId,
        submitted_by: status === 'draft' ? null : buyer.userId,
        manager_id: buyer.managerId,
        status,
        fulfilled,
        seller_name: designer.name,
        seller_name_jp: designer.nameJp,
        seller_handle: designer.handle,
        buyer_name: buyer.name,
        po_number: plan.poNumber ?? '',
        window_name_en: '',
        window_name_jp: '',
        is_prebook: true,
        start_ship: day(30),
        cancel_after: day(60),
        terms: buyer.terms,
        currency: buyer.currency,
        subtotal_minor: subtotalMinor,
        shipping_minor: 0,
        tax_rate_bp: taxRateBp,
        tax_minor: taxMinor,
        total_minor: totalMinor,
        advance_minor: paidInAdvanceMinor(buyer.terms, totalMinor),
        ship_to: buyer.address,
        bill_to: buyer.address,
        note: '',
        terms_version: status === 'changes_requested' ? 2 : 1,
        buyer_accepted_version: status === 'draft' ? 0 : 1,
        seller_approved_at: isApproved ? at : null,
        manager_approved_at: isApproved ? at : null,
        version: 1,
        placed_at: status === 'draft' ? null : at,
        approved_at: isApproved ? at : null,
        cancelled_at: status === 'cancelled' ? at : null,
        created_at: at,
        updated_at: at,
      },
    ],
    { key: ['id'] },
  );
  const rows = lines.map(({ style, sizeQuantities }, position) => ({
    id: derivedId('wol', id, style.id),
    order_id: id,
    position,
    design_id: style.id,
    name: style.name,
    name_jp: style.nameJp,
    slug: style.slug,
    colour_en: style.colourEn,
    colour_jp: style.colourJp,
    image: style.image,
    unit_price_minor: style.unitMinor,
    size_quantities: sizeQuantities,
    shipped_quantities: fulfilled || (plan.isPartlyShipped === true && position === 0) ? sizeQuantities : {},
    line_total_minor: matrixTotalMinor(sizeQuantities, style.unitMinor),
  }));
  await upsertRows(trx, 'wholesale_order_lines', rows, { key: ['id'] });
  await writeParcels(
    trx,
    id,
    rows.filter((row) => matrixUnits(row.shipped_quantities) > 0),
    { shippedAt: day(32), deliveredAt: isPast(status, 'delivered') ? day(36) : null },
  );
  if (status === 'changes_requested')
    await keepFormerTerms(trx, {
      id,
      rows,
      terms: buyer.terms,
      startShip: day(30),
      cancelAfter: day(60),
      tax: { taxRateBp, rounding: market.rounding },
    });
  await writeCourse(trx, id, plan, at);
  if (isApproved) await freezeCommission(trx, id);
  if (plan.paid !== undefined)
    await writeInvoice(trx, id, plan.paid, { issuedAt: new Date(day(buyer.terms.startsWith('net') ? 32 : 1)), terms: buyer.terms });
}

/** About the minimum, over the sizes from the first on. */
function spread({ sizes, moq, multiple }: DemoStyle): Record<string, number> {
  const units = Math.ceil(Math.max(moq, sizes.length) / multiple) * multiple;
  const each = Math.floor(units / sizes.length);
  return Object.fromEntries(
    sizes.map((size, index) => [size, each + (index < units % sizes.length ? 1 : 0)] as const).filter(([, count]) => count > 0),
  );
}

async function writeParcels(
  trx: Trx,
  orderId: string,
  lines: readonly { readonly id: string; readonly shipped_quantities: Readonly<Record<string, number>> }[],
  { shippedAt, deliveredAt }: { readonly shippedAt: string; readonly deliveredAt: string | null },
): Promise<void> {
  if (lines.length === 0) return;
  const parcel = {
    id: derivedId('ful', orderId),
    order_id: orderId,
    lines: lines.map((line) => ({ lineId: line.id, sizeQuantities: line.shipped_quantities })),
    carrier: 'Yamato',
    tracking: '0000-1111-2222',
    shipped_at: shippedAt,
    delivered_at: deliveredAt,
  };
  await upsertRows(trx, 'wholesale_fulfilments', [parcel], { key: ['id'] });
}

async function writeCourse(trx: Trx, orderId: string, { status, note = '' }: Plan, at: Date): Promise<void> {
  const kinds = COURSE.filter((kind) => isPast(status, kind));
  const rest = kinds.at(-1) === status ? [] : [status];
  const events = [...(kinds.length === 0 && status !== 'draft' ? ['in_review' as const] : kinds), ...rest].map((kind, index) => ({
    order_id: orderId,
    kind,
    note: kind === status ? note : '',
    created_at: new Date(Math.min(Date.now(), at.getTime() + index * 7 * DAY_MS)),
  }));
  await trx
    .insertInto('wholesale_order_events')
    .values(events.map((event) => ({ ...event, actor_id: null })))
    .execute();
}
