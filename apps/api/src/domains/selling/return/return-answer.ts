import { lineRefundMinor } from '@orime/commerce';
import type { CountedReturns, Return } from '@orime/contracts/api/selling/return';
import { toPrice } from '../../site/market/index.ts';
import { nextSteps } from './move-return.ts';
import type { ReturnRole, ReturnRow } from './return.queries.ts';

/** Days from the approval to hand in the parcel, as the return policy says. */
const sendDays = 7;
const dayMs = 86_400_000;

export function toReturn(row: ReturnRow, role: ReturnRole): Return {
  return {
    _id: row.id,
    id: row.id,
    number: row.number,
    orderId: row.order_id,
    orderNumber: row.order_number,
    seller: { id: row.seller_profile_id, handle: row.seller_handle, name: row.seller_name, nameJp: row.seller_name_jp },
    buyer: { name: row.buyer_name, email: row.buyer_email },
    status: row.status,
    lines: row.lines.map(({ soldQuantity: _quantity, soldMinor: _minor, refundedBefore: _before, ...line }) => line),
    note: row.note,
    answer: row.answer,
    carrier: row.carrier,
    tracking: row.tracking,
    address: isAddressKnown(row, role) ? row.return_address : null,
    sendBy: row.status === 'approved' ? sendByOf(row) : null,
    estimate: toPrice(estimateMinor(row), row.currency),
    refund: row.refund_minor === null ? null : toPrice(row.refund_minor, row.currency),
    creditNote: row.refund_id === null || row.credit_note === null ? null : { refundId: row.refund_id, number: row.credit_note },
    events: row.events.map(({ status, at }) => ({ status, at: new Date(at).toISOString() })),
    createdAt: row.created_at.toISOString(),
    version: row.version,
    viewer: { next: nextSteps(row.status, role) },
  };
}

/** Returns with their counts, as their seller or staff see them. */
export function toCountedReturns(
  { rows, total, statuses }: { readonly rows: readonly ReturnRow[]; readonly total: number; readonly statuses: CountedReturns['statuses'] },
  role: ReturnRole,
  page: number,
): CountedReturns {
  return { items: rows.map((row) => toReturn(row, role)), total, page, statuses };
}

/** The seller's address is private: a customer sees it once a parcel is to go there, and no longer than it is of use. */
function isAddressKnown({ status }: ReturnRow, role: ReturnRole): boolean {
  return role !== 'buyer' || status === 'approved' || status === 'in_transit';
}

function sendByOf({ events }: ReturnRow): string | null {
  const approvedAt = events.findLast(({ status }) => status === 'approved')?.at;
  return approvedAt === undefined ? null : new Date(new Date(approvedAt).getTime() + sendDays * dayMs).toISOString();
}

/** What the garments give back. Units that staff have given back meanwhile are not given back again. */
function estimateMinor({ lines }: ReturnRow): number {
  return lines.reduce((sum, { soldMinor, soldQuantity, refundedBefore, quantity }) => {
    const units = Math.min(quantity, soldQuantity - refundedBefore);
    return units < 1 ? sum : sum + lineRefundMinor({ totalMinor: soldMinor, quantity: soldQuantity }, refundedBefore, units);
  }, 0);
}
