import type { Currency } from '@orime/contracts';
import type { StaffOrder } from '@orime/contracts/api/selling/order-office';
import { sql } from 'kysely';
import type { Db } from '../../../../house/db/db.ts';
import { RequestError } from '../../../../house/errors/request-error.ts';
import { toPrice } from '../../../site/market/index.ts';
import { toSellerOrders } from '../order-answer.ts';
import { listOrderRows } from '../order.queries.ts';
import { readLeftToRefund } from '../refund-order.ts';

interface PaymentRow {
  readonly group_id: string;
  readonly number: string;
  readonly locale: StaffOrder['group']['locale'];
  readonly currency: Currency;
  readonly orders: StaffOrder['group']['orders'];
  readonly provider: string | null;
  readonly status: NonNullable<StaffOrder['payment']>['status'];
  readonly captured_minor: number;
  readonly refunded_minor: number;
  readonly last_error: string | null;
  readonly invoice: StaffOrder['invoice'];
}

interface HistoryRow {
  readonly kind: string;
  readonly created_at: Date;
  readonly actor_id: string | null;
  readonly actor_name: string | null;
  readonly text: string;
}

/** One order as staff work with it. Only admins change one. */
export async function readStaffOrder(db: Db, id: string, role: 'manager' | 'admin'): Promise<StaffOrder> {
  const [order] = toSellerOrders(await listOrderRows(db, [id]), role);
  const row = await findPayment(db, id);
  if (order === undefined || row === undefined) throw new RequestError('not_found');
  const left = (await readLeftToRefund(db, id)) ?? { lines: [], shippingMinor: 0, leftMinor: 0 };
  const money = (minor: number) => toPrice(minor, row.currency);
  const isAdmin = role === 'admin';
  return {
    order,
    group: { id: row.group_id, number: row.number, locale: row.locale, orders: row.orders },
    payment:
      row.provider === null
        ? null
        : {
            provider: row.provider,
            status: row.status,
            captured: money(row.captured_minor),
            refunded: money(row.refunded_minor),
            error: row.last_error ?? '',
          },
    refundable: { lines: [...left.lines], shipping: money(left.shippingMinor), left: money(left.leftMinor) },
    invoice: row.invoice,
    history: (await listHistory(db, id)).map(({ kind, created_at: at, actor_id: actorId, actor_name: name, text }) => ({
      kind,
      at: at.toISOString(),
      actor: actorId === null ? null : { id: actorId, name: name ?? '' },
      text,
    })),
    viewer: { canRefund: isAdmin && left.leftMinor > 0, canNote: isAdmin },
  };
}

async function findPayment(db: Db, orderId: string): Promise<PaymentRow | undefined> {
  const { rows } = await sql<PaymentRow>`
    SELECT g.id AS group_id, g.number, g.locale, g.currency, p.provider, p.status, p.captured_minor, p.refunded_minor, p.last_error,
      (SELECT json_agg(json_build_object('id', s.id, 'number', s.number) ORDER BY s.number) FROM orders s WHERE s.group_id = g.id) AS orders,
      (SELECT json_build_object('id', i.id, 'number', i.number) FROM invoices i
        WHERE i.order_id = o.id AND i.kind = 'retail' AND i.status <> 'void' ORDER BY i.issued_at DESC LIMIT 1) AS invoice
    FROM orders o JOIN order_groups g ON g.id = o.group_id LEFT JOIN payments p ON p.group_id = g.id WHERE o.id = ${orderId}`.execute(db);
  return rows[0];
}

async function listHistory(db: Db, orderId: string): Promise<readonly HistoryRow[]> {
  const { rows } = await sql<HistoryRow>`
    SELECT e.kind, e.created_at, e.actor_id, u.name AS actor_name, coalesce(e.data->>'text', e.data->>'reason', '') AS text
    FROM order_events e LEFT JOIN users u ON u.id = e.actor_id WHERE e.order_id = ${orderId} ORDER BY e.id`.execute(db);
  return rows;
}
