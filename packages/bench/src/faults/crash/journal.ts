import type { PlacedOrder } from '@orime/contracts/api/selling/order';
import type { Answer } from './client.ts';

/** Where the mark of a write is stored: one row per write. */
export const MARKED = {
  approval: { table: 'wholesale_order_events', column: 'note' },
  contact: { table: 'contact_messages', column: 'message' },
  message: { table: 'messages', column: 'text' },
  expense: { table: 'expenses', column: 'vendor' },
  rsvp: { table: 'event_rsvps', column: 'email' },
  stock: { table: 'stock_movements', column: 'note' },
  parcel: { table: 'fulfilments', column: 'tracking' },
  wholesaleParcel: { table: 'wholesale_fulfilments', column: 'tracking' },
  invoicePayment: { table: 'invoice_payments', column: 'reference' },
  wholesaleOrder: { table: 'wholesale_orders', column: 'po_number' },
  refund: { table: 'refunds', column: 'reason' },
  return: { table: 'returns', column: 'note' },
  promoCode: { table: 'promo_codes', column: 'code' },
  upload: { table: 'files', column: 'original_name' },
  newsletter: { table: 'newsletter_requests', column: 'email' },
  import: { table: 'designs', column: 'name' },
  draft: { table: 'article_revisions', column: 'title_en' },
  payout: { table: 'payouts', column: 'id' },
  report: { table: 'heard_of_us', column: 'detail' },
} as const;

export type MarkKind = keyof typeof MARKED;

/** What the clients were told, to compare with the database. */
export interface Journal {
  readonly marks: { readonly kind: MarkKind; readonly mark: string; readonly kept: boolean }[];
  readonly purchases: PlacedOrder[];
  readonly likes: { readonly userId: string; readonly designId: string }[];
  readonly follows: { readonly userId: string; readonly profileId: string }[];
  /** Responses that no crash explains, such as a refusal of a valid write. */
  readonly surprises: string[];
}

/** An empty journal. */
export function newJournal(): Journal {
  return { marks: [], purchases: [], likes: [], follows: [], surprises: [] };
}

/** Records whether a marked write was accepted. A refusal is a surprise unless `mayRefuse` has its status. */
export function note(journal: Journal, kind: MarkKind, mark: string, { status, body }: Answer, mayRefuse: readonly number[] = []): boolean {
  const kept = status < 300;
  journal.marks.push({ kind, mark, kept });
  if (!kept && !mayRefuse.includes(status)) journal.surprises.push(`${kind}: ${status} ${JSON.stringify(body).slice(0, 300)}`);
  return kept;
}
