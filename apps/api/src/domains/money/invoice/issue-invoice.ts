import type { Language } from '@orime/contracts';
import type { InvoiceLine, InvoiceParty, InvoiceTax } from '@orime/contracts/api/money/invoice';
import { sql } from 'kysely';
import type { InvoiceKind } from '../../../house/db/column-types.ts';
import type { Trx } from '../../../house/db/db.ts';
import { newId } from '../../../house/ids.ts';

export interface InvoiceDraft {
  /** What the invoice is for, such as `order:ord_…`, or `refund:rfd_…` of a credit note: one invoice a source, whoever asks and however often. */
  readonly source: string;
  readonly kind: InvoiceKind;
  readonly orderId?: string;
  readonly wholesaleOrderId?: string;
  readonly creditOf?: string;
  /** The credited invoice in whose place this one is issued. */
  readonly replaces?: string | undefined;
  /** The seller who owes a commission, and its month as `YYYY-MM`. */
  readonly debtorProfileId?: string | null;
  readonly month?: string | null;
  readonly sellerProfileId: string | null;
  readonly buyerUserId: string | null;
  /** The company of a wholesale buyer. */
  readonly buyerId?: string;
  readonly locale: Language;
  readonly currency: string;
  readonly seller: InvoiceParty;
  readonly buyer: InvoiceParty;
  readonly lines: readonly InvoiceLine[];
  readonly taxes: readonly InvoiceTax[];
  readonly taxIncluded: boolean;
  readonly discountMinor: number;
  readonly shippingMinor: number;
  /** 0: due at once. */
  readonly dueInDays: number;
  /** What is paid already, such as by card. */
  readonly paidMinor: number;
  readonly reason?: string;
  /** Now, unless an invoice of the past is brought in. */
  readonly issuedAt?: Date | undefined;
}

/**
 * Issues an invoice in the caller's transaction and gives its id. The number is taken last, from a row that stays locked
 * until the transaction ends: numbers of a year (in UTC) have no gaps, and a second call for the same source gives the first.
 */
export async function issueInvoice(trx: Trx, draft: InvoiceDraft): Promise<string> {
  // Two calls for one source come one after the other, so that the later one takes no number.
  const source = draft.replaces === undefined ? draft.source : `replaces:${draft.replaces}`;
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`invoice ${source}`}, 0))`.execute(trx);
  const known = await trx.selectFrom('invoices').select('id').where('source', '=', source).executeTakeFirst();
  if (known !== undefined) return known.id;

  const subtotalMinor = draft.lines.reduce((sum, line) => sum + line.totalMinor, 0);
  const taxMinor = draft.taxes.reduce((sum, tax) => sum + tax.taxMinor, 0);
  const totalMinor = subtotalMinor - draft.discountMinor + draft.shippingMinor + (draft.taxIncluded ? 0 : taxMinor);
  const id = newId('inv');
  const issuedAt = draft.issuedAt ?? new Date();
  await trx
    .insertInto('invoices')
    .values({
      id,
      number: await takeNumber(trx, draft.kind, issuedAt),
      source,
      kind: draft.kind,
      status: statusOf(draft.kind, draft.paidMinor, totalMinor),
      order_id: draft.orderId ?? null,
      wholesale_order_id: draft.wholesaleOrderId ?? null,
      credit_of: draft.creditOf ?? null,
      replaces: draft.replaces ?? null,
      debtor_profile_id: draft.debtorProfileId ?? null,
      period: typeof draft.month === 'string' ? `${draft.month}-01` : null,
      seller_profile_id: draft.sellerProfileId,
      buyer_user_id: draft.buyerUserId,
      buyer_id: draft.buyerId ?? null,
      locale: draft.locale,
      currency: draft.currency,
      seller: JSON.stringify(draft.seller),
      buyer: JSON.stringify(draft.buyer),
      lines: JSON.stringify(draft.lines),
      taxes: JSON.stringify(draft.taxes),
      tax_included: draft.taxIncluded,
      subtotal_minor: subtotalMinor,
      discount_minor: draft.discountMinor,
      shipping_minor: draft.shippingMinor,
      tax_minor: taxMinor,
      total_minor: totalMinor,
      paid_minor: draft.paidMinor,
      reason: draft.reason ?? '',
      issued_at: issuedAt,
      due_at: new Date(issuedAt.getTime() + draft.dueInDays * 86_400_000),
      voided_at: null,
    })
    .execute();
  return id;
}

/** A credit note asks for nothing. */
function statusOf(kind: InvoiceKind, paidMinor: number, totalMinor: number): 'issued' | 'partially_paid' | 'paid' {
  if (kind === 'credit_note' || paidMinor >= totalMinor) return 'paid';
  return paidMinor > 0 ? 'partially_paid' : 'issued';
}

/** Invoices and credit notes are counted apart. A transaction that issues both issues the invoice first, so that two of them never wait for each other. */
async function takeNumber(trx: Trx, kind: InvoiceKind, issuedAt: Date): Promise<string> {
  const year = issuedAt.getUTCFullYear();
  const [series, prefix] = kind === 'credit_note' ? ['credit-notes', 'CN'] : ['invoices', 'INV'];
  const { rows } = await sql<{ number: number }>`SELECT take_number(${`${series}:${year}`}) AS number`.execute(trx);
  return `${prefix}${year}-${rows[0]?.number ?? ''}`;
}
