import type { FulfilmentRow, Marketplace, OrderRow } from '@orime/demo-data';
import { sql } from 'kysely';
import type { Db } from '../../../house/db/db.ts';
import type { DemoFiles } from '../../demo-images.ts';
import { upsertRows } from '../../upsert.ts';
import { OrderBook } from './order-book.ts';
import { paymentId, toCharge, toPayment, toSession } from './payment-rows.ts';

/** Promo codes, and half a year of purchases with payments, parcels and commission. What exists is left alone. */
export async function loadOrders(db: Db, market: Marketplace, files: DemoFiles): Promise<void> {
  const book = new OrderBook(market, files);
  await loadPromoCodes(db, market);
  const fresh = { key: ['id'], keep: 'all' } as const;
  await upsertRows(
    db,
    'checkouts',
    market.orderGroups.map((group) => book.checkout(group)),
    fresh,
  );
  await upsertRows(
    db,
    'order_groups',
    market.orderGroups.map((group) => book.group(group)),
    fresh,
  );
  await upsertRows(
    db,
    'orders',
    market.orders.map((order) => book.order(order)),
    fresh,
  );
  await upsertRows(
    db,
    'order_lines',
    market.orders.flatMap((order) => order.lines.map((line, position) => book.line(order, line, position))),
    fresh,
  );
  await upsertRows(
    db,
    'order_codes',
    market.orders.flatMap((order) =>
      order.promoCode === null ? [] : [{ order_id: order.id, code: order.promoCode, discount_minor: order.discountMinor }],
    ),
    { key: ['order_id', 'code'], keep: 'all' },
  );
  await upsertRows(
    db,
    'test_charges',
    market.orderGroups.map((group) => toCharge(group, book.paymentStatus(group))),
    fresh,
  );
  await upsertRows(
    db,
    'payment_sessions',
    market.orderGroups.map((group) => toSession(group, book.paymentStatus(group))),
    fresh,
  );
  await upsertRows(
    db,
    'payments',
    market.orderGroups.map((group) => toPayment(group, book.paymentStatus(group))),
    fresh,
  );
  await upsertRows(
    db,
    'payment_splits',
    market.orders.map((order) => ({ payment_id: paymentId(order.groupId), order_id: order.id, amount_minor: order.totalMinor })),
    { key: ['payment_id', 'order_id'], keep: 'all' },
  );
  const parcels = market.orders.flatMap((order) => order.fulfilments.map((parcel) => ({ order, parcel })));
  await upsertRows(
    db,
    'fulfilments',
    parcels.map(({ order, parcel }) => parcelRow(order, parcel)),
    fresh,
  );
  const parcelLines = parcels.flatMap(({ parcel }) =>
    parcel.lines.map((line) => ({ fulfilment_id: parcel.id, order_line_id: line.orderLineId, quantity: line.qty })),
  );
  await upsertRows(db, 'fulfilment_lines', parcelLines, { key: ['fulfilment_id', 'order_line_id'], keep: 'all' });
  await loadCommission(db, market, book);
  await loadEvents(db, market);
  await sql`
    INSERT INTO number_sequences (name, next_value) VALUES ('order_groups', ${Math.max(1000, ...market.orderGroups.map((group) => group.number)) + 1})
    ON CONFLICT (name) DO UPDATE SET next_value = greatest(number_sequences.next_value, excluded.next_value)`.execute(db);
}

async function loadPromoCodes(db: Db, market: Marketplace): Promise<void> {
  const codes = new Map(market.promoCodes.map((code) => [code.id, code]));
  await upsertRows(
    db,
    'promoters',
    market.promoters.map((promoter) => ({
      id: promoter.id,
      profile_id: promoter.profileId,
      designer_profile_id: promoter.designerProfileId,
      promo_code: codes.get(promoter.promoCodeId)?.code ?? promoter.id,
      share_bp: promoter.shareBp,
      status: promoter.status === 'active' ? 'active' : 'inactive',
      created_at: new Date(),
      updated_at: new Date(),
    })),
    { key: ['id'], keep: 'all' },
  );
  const promoterOf = new Map(market.promoters.map((promoter) => [promoter.promoCodeId, promoter.id]));
  await upsertRows(
    db,
    'promo_codes',
    market.promoCodes.map((code) => ({
      id: code.id,
      code: code.code,
      kind: code.kind,
      value: code.value,
      currency: code.currency,
      min_spend_minor: code.minSpendMinor ?? 0,
      starts_at: code.startsAt,
      ends_at: code.endsAt,
      usage_limit: code.usageLimit,
      per_customer_limit: code.perCustomerLimit,
      scope: code.scope,
      scope_ids: code.scopeRef === null ? [] : [code.scopeRef],
      promoter_id: promoterOf.get(code.id) ?? null,
      active: code.active,
      used_count: code.usedCount,
      created_at: code.startsAt,
      updated_at: code.startsAt,
    })),
    { key: ['id'], keep: ['used_count', 'active'] },
  );
}

function parcelRow(order: OrderRow, parcel: FulfilmentRow) {
  return {
    id: parcel.id,
    order_id: order.id,
    carrier: parcel.carrier,
    tracking: parcel.tracking,
    status: parcel.status,
    shipped_at: parcel.at,
    delivered_at: parcel.status === 'delivered' ? order.updatedAt : null,
  };
}

/** What the marketplace keeps, and what sellers are owed: nothing of orders that came to nothing. */
async function loadCommission(db: Db, market: Marketplace, book: OrderBook): Promise<void> {
  const lines = market.orders.flatMap((order) => order.lines);
  await upsertRows(
    db,
    'commission_lines',
    lines.map((line) => ({
      order_line_id: line.id,
      rate_id: 'cmr_standard',
      rate_bp: line.commissionBp,
      amount_minor: line.commissionMinor,
      tax_minor: 0,
      frozen: true,
    })),
    { key: ['order_line_id'], keep: 'all' },
  );
  const entries = market.orders.flatMap((order) =>
    ['pending_payment', 'expired', 'cancelled'].includes(order.status) ? [] : book.ledger(order),
  );
  await upsertRows(db, 'ledger_entries', entries, { key: ['kind', 'ref', 'account'], keep: 'all' });
}

/** Timelines of orders that have none yet: events are only ever added. */
async function loadEvents(db: Db, market: Marketplace): Promise<void> {
  const events = market.orders.flatMap((order) =>
    order.events.map((event) => ({ order_id: order.id, kind: event.kind, at: event.at, return_id: event.returnId ?? null })),
  );
  await sql`
    INSERT INTO order_events (order_id, kind, data, created_at)
    SELECT e.order_id, e.kind, CASE WHEN e.return_id IS NULL THEN '{}'::jsonb ELSE jsonb_build_object('returnId', e.return_id) END, e.at
    FROM json_to_recordset(${JSON.stringify(events)}::json) AS e (order_id text, kind text, at timestamptz, return_id text)
    WHERE NOT EXISTS (SELECT FROM order_events known WHERE known.order_id = e.order_id) ORDER BY e.at`.execute(db);
}
