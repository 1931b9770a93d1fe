import {
  dueDays,
  matrixTotalMinor,
  matrixUnits,
  paidInAdvanceMinor,
  taxOf,
  type WholesaleOrderStatus,
  type WholesaleTerms,
} from '@orime/commerce';
import type { Currency, ImageRef } from '@orime/contracts';
import type { Address } from '@orime/contracts/schemas';
import { sql } from 'kysely';
import { settleWholesale } from '../../domains/money/ledger/index.ts';
import { getMarketRules } from '../../domains/site/market/index.ts';
import { freezeCommission, issueWholesaleInvoice, listOrderRows } from '../../domains/trade/wholesale-order/index.ts';
import type { Trx } from '../../house/db/db.ts';
import { imageRefSql } from '../../house/db/image-ref-sql.ts';
import { derivedId } from '../derived-id.ts';
import { upsertRows } from '../upsert.ts';

interface Plan {
  readonly buyer: string;
  /** Which of the designers that sell wholesale, in the order of their handles; `own` is the demo designer. */
  readonly designer: number | 'own';
  readonly status: WholesaleOrderStatus;
  readonly daysAgo: number;
  readonly poNumber?: string;
  /** Of the invoice: nothing, the deposit, or all of it. */
  readonly paid?: 'none' | 'advance' | 'all';
  readonly isPartlyShipped?: boolean;
  readonly note?: string;
}

/** Orders of half a year in every state. Their goods are made for a delivery window, so no stock is promised to them. */
const PLANS: readonly Plan[] = [
  { buyer: 'buyer@example.com', designer: 'own', status: 'closed', daysAgo: 150, poNumber: 'LS-2401', paid: 'all' },
  { buyer: 'shiire@example.com', designer: 3, status: 'closed', daysAgo: 140, paid: 'all' },
  { buyer: 'achats@example.com', designer: 5, status: 'delivered', daysAgo: 110, poNumber: 'PQ-118', paid: 'advance' },
  { buyer: 'shiire@example.com', designer: 'own', status: 'delivered', daysAgo: 96, poNumber: '川端-0067', paid: 'all' },
  { buyer: 'buying@example.com', designer: 8, status: 'cancelled', daysAgo: 88, note: 'The store opens later than planned.' },
  { buyer: 'buyer@example.com', designer: 2, status: 'shipped', daysAgo: 52, poNumber: 'LS-2417', paid: 'all' },
  { buyer: 'shiire@example.com', designer: 11, status: 'partially_shipped', daysAgo: 44, isPartlyShipped: true, paid: 'none' },
  { buyer: 'achats@example.com', designer: 'own', status: 'in_production', daysAgo: 36, poNumber: 'PQ-126', paid: 'advance' },
  { buyer: 'buyer@example.com', designer: 7, status: 'in_production', daysAgo: 30, poNumber: 'LS-2422' },
  { buyer: 'buying@example.com', designer: 4, status: 'approved', daysAgo: 21, paid: 'none' },
  { buyer: 'buyer@example.com', designer: 'own', status: 'approved', daysAgo: 12, poNumber: 'LS-2430' },
  { buyer: 'buyer@example.com', designer: 9, status: 'changes_requested', daysAgo: 6, note: 'Size XL is not made this season.' },
  { buyer: 'shiire@example.com', designer: 'own', status: 'in_review', daysAgo: 3, poNumber: '川端-0071' },
  { buyer: 'buyer@example.com', designer: 1, status: 'draft', daysAgo: 1 },
];

const COURSE: readonly WholesaleOrderStatus[] = ['in_review', 'approved', 'in_production', 'shipped', 'delivered', 'closed'];
const DAY_MS = 86_400_000;

/** Writes the orders that are not there yet; what people made of the others stays. */
export async function loadWholesaleOrders(trx: Trx): Promise<void> {
  const ids = PLANS.map((_, index) => derivedId('wor', 'demo', String(index)));
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

interface DemoBuyer {
  readonly id: string;
  readonly userId: string;
  readonly managerId: string | null;
  readonly name: string;
  readonly terms: WholesaleTerms;
  readonly currency: Currency;
  readonly isTaxExempt: boolean;
  readonly address: Address | null;
}

async function findBuyer(trx: Trx, email: string): Promise<DemoBuyer | undefined> {
  const { rows } = await sql<DemoBuyer>`
    SELECT b.id, b.user_id AS "userId", b.account_manager_id AS "managerId", b.trade_name AS name, b.terms, b.currency,
      EXISTS (SELECT FROM buyer_documents d WHERE d.buyer_id = b.id AND d.kind = 'resale_cert' AND d.status = 'accepted') AS "isTaxExempt",
      (SELECT json_strip_nulls(json_build_object('name', a.name, 'line1', a.line1, 'line2', a.line2, 'city', a.city, 'region', a.region, 'postal', a.postal, 'country', a.country, 'phone', a.phone))
        FROM addresses a WHERE a.owner_type = 'buyer' AND a.owner_id = b.id ORDER BY a.is_default_ship DESC LIMIT 1) AS address
    FROM buyers b JOIN users u ON u.id = b.user_id WHERE u.email = ${email}`.execute(trx);
  return rows[0];
}

interface DemoDesigner {
  readonly id: string;
  readonly handle: string;
  readonly name: string;
  readonly nameJp: string;
  readonly isOwn: boolean;
}

async function listDesigners(trx: Trx): Promise<readonly DemoDesigner[]> {
  const { rows } = await sql<DemoDesigner>`
    SELECT p.id, p.handle::text AS handle, p.name, p.name_jp AS "nameJp", u.email = 'designer@example.com' AS "isOwn"
    FROM profiles p JOIN users u ON u.id = p.user_id
    WHERE p.status = 'approved' AND EXISTS (SELECT FROM designs d JOIN wholesale_rules w ON w.design_id = d.id WHERE d.profile_id = p.id AND d.confirmed = 'confirmed' AND NOT d.hidden AND d.archived_at IS NULL)
    ORDER BY p.handle`.execute(trx);
  return rows;
}

interface DemoStyle {
  readonly id: string;
  readonly name: string;
  readonly nameJp: string;
  readonly slug: string;
  readonly colourEn: string;
  readonly colourJp: string;
  readonly image: ImageRef | null;
  readonly moq: number;
  readonly multiple: number;
  readonly sizes: readonly string[];
  readonly unitMinor: number;
}

async function listStyles(trx: Trx, profileId: string, currency: Currency): Promise<readonly DemoStyle[]> {
  const { rows } = await sql<DemoStyle>`
    SELECT d.id, d.name, d.name_jp AS "nameJp", d.slug::text AS slug, coalesce(o.name_en, '') AS "colourEn", coalesce(o.name_jp, '') AS "colourJp", w.moq_units AS moq, w.order_multiple AS multiple,
      (SELECT ${imageRefSql('f', 'g.alt_en', 'g.alt_jp')} FROM design_images g JOIN files f ON f.id = g.file_id WHERE g.design_id = d.id ORDER BY g.position LIMIT 1) AS image,
      ARRAY(SELECT v.size FROM variants v WHERE v.design_id = d.id AND v.deleted_at IS NULL ORDER BY v.position) AS sizes,
      (SELECT min(r.amount_minor) FROM prices r JOIN variants v ON v.id = r.variant_id WHERE v.design_id = d.id AND r.channel = 'wholesale' AND r.currency = ${currency}) AS "unitMinor"
    FROM designs d JOIN wholesale_rules w ON w.design_id = d.id LEFT JOIN colours o ON o.key = d.colour
    WHERE d.profile_id = ${profileId} AND d.confirmed = 'confirmed' AND NOT d.hidden AND d.archived_at IS NULL ORDER BY d.slug LIMIT 3`.execute(
    trx,
  );
  return rows;
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

function isPast(status: WholesaleOrderStatus, point: WholesaleOrderStatus): boolean {
  const reached = status === 'partially_shipped' ? 'in_production' : status;
  return COURSE.includes(reached) && COURSE.indexOf(reached) >= COURSE.indexOf(point);
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

async function writeInvoice(
  trx: Trx,
  orderId: string,
  paid: 'none' | 'advance' | 'all',
  { issuedAt, terms }: { readonly issuedAt: Date; readonly terms: WholesaleTerms },
): Promise<void> {
  const {
    orders: [order],
  } = await listOrderRows(trx, [orderId]);
  if (order === undefined) return;
  const invoiceId = await issueWholesaleInvoice(trx, order, { issuedAt });
  const amountMinor = paid === 'all' ? order.total_minor : paid === 'advance' ? order.advance_minor : 0;
  if (amountMinor === 0) return;
  const receivedAt = new Date(issuedAt.getTime() + Math.max(1, dueDays(terms) - 5) * DAY_MS);
  await trx
    .insertInto('invoice_payments')
    .values({
      id: derivedId('ipy', invoiceId),
      invoice_id: invoiceId,
      amount_minor: amountMinor,
      method: 'bank_transfer',
      recorded_by: null,
      received_at: receivedAt,
    })
    .execute();
  await trx
    .updateTable('invoices')
    .set({ paid_minor: amountMinor, status: amountMinor === order.total_minor ? 'paid' : 'partially_paid' })
    .where('id', '=', invoiceId)
    .execute();
  await settleWholesale(trx, orderId, derivedId('ipy', invoiceId));
}
