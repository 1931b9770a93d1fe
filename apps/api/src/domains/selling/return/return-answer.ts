import type { CountedReturns, Return } from '@orime/contracts/api/selling/return';
import { toPrice } from '../../site/market/index.ts';
import { nextSteps } from './move-return.ts';
import { feeOf, goodsMinor, type ReturnFees } from './return-amounts.ts';
import type { ReturnRole, ReturnRow } from './return.queries.ts';

/** Days from the approval to hand in the parcel, as the return policy says. */
const sendDays = 7;
const dayMs = 86_400_000;

/** What an answer needs besides its rows. */
export interface ReturnReading {
  readonly fees: ReturnFees;
  /** The address of a private file for the reader of this answer. */
  readonly linkTo: (fileId: string) => string;
}

export function toReturn(row: ReturnRow, role: ReturnRole, { fees, linkTo }: ReturnReading): Return {
  const feeMinor = row.fee_minor ?? feeOf(row, fees.get(row.currency) ?? 0);
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
    photos: row.photos.map((id) => ({ id, url: linkTo(id) })),
    answer: row.answer,
    carrier: row.carrier,
    tracking: row.tracking,
    address: isAddressKnown(row, role) ? row.return_address : null,
    sendBy: row.status === 'approved' ? sendByOf(row) : null,
    fee: toPrice(feeMinor, row.currency),
    estimate: toPrice(goodsMinor(row) - feeMinor, row.currency),
    refund: row.refund_minor === null ? null : toPrice(row.refund_minor, row.currency),
    creditNote: row.refund_id === null || row.credit_note === null ? null : { refundId: row.refund_id, number: row.credit_note },
    events: row.events.map(({ status, at }) => ({ status, at: new Date(at).toISOString() })),
    createdAt: row.created_at.toISOString(),
    version: row.version,
    viewer: { next: nextSteps(row.status, role), canSend: role === 'buyer' && isExpected(row) },
  };
}

/** Returns with their counts, as their seller or staff see them. */
export function toCountedReturns(
  { rows, total, statuses }: { readonly rows: readonly ReturnRow[]; readonly total: number; readonly statuses: CountedReturns['statuses'] },
  role: ReturnRole,
  { page, ...reading }: ReturnReading & { readonly page: number },
): CountedReturns {
  return { items: rows.map((row) => toReturn(row, role, reading)), total, page, statuses };
}

/** The seller's address is private: a customer sees it once a parcel is to go there, and no longer than it is of use. */
function isAddressKnown({ status }: Pick<ReturnRow, 'status'>, role: ReturnRole): boolean {
  return role !== 'buyer' || isExpected({ status });
}

/** Whether a parcel is to be sent or under way. */
export function isExpected({ status }: Pick<ReturnRow, 'status'>): boolean {
  return status === 'approved' || status === 'in_transit';
}

export function sendByOf({ events }: Pick<ReturnRow, 'events'>): string | null {
  const approvedAt = events.findLast(({ status }) => status === 'approved')?.at;
  return approvedAt === undefined ? null : new Date(new Date(approvedAt).getTime() + sendDays * dayMs).toISOString();
}
