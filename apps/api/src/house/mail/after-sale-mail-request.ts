import type { Currency, Language } from '@orime/contracts';
import type { Return } from '@orime/contracts/api/return';

/** An invoice to a company: sent, paid in part or as a whole, not paid in time, or credited and its money given back. */
export interface InvoiceMail {
  readonly template: 'invoice-issued' | 'invoice-paid' | 'invoice-overdue' | 'invoice-refunded';
  readonly email: string;
  readonly locale: Language;
  readonly data: {
    readonly path: string;
    readonly number: string;
    /** Of the company. */
    readonly name: string;
    /** ISO time. */
    readonly dueAt: string;
    readonly currency: Currency;
    /** What is still open. */
    readonly dueMinor: number;
    /** What has just come in, or gone back. */
    readonly paidMinor?: number;
    /** The bank's, of what went back. */
    readonly reference?: string;
  };
}

/** The invoice to a seller for what the marketplace kept of a month, settled from the proceeds. */
export interface CommissionMail {
  readonly template: 'commission-issued';
  readonly email: string;
  readonly locale: Language;
  readonly data: {
    readonly path: string;
    readonly number: string;
    /** Of the house. */
    readonly name: string;
    /** `YYYY-MM`. */
    readonly month: string;
    readonly currency: Currency;
    /** Less than nothing when more was given back than taken. */
    readonly totalMinor: number;
  };
}

/** A step of a return; the first goes to the seller, without the customer's key in its `path`. */
export interface ReturnMail {
  readonly template: 'return-requested' | 'return-approved' | 'return-declined' | 'return-received' | 'return-refunded' | 'return-rejected';
  readonly email: string;
  readonly locale: Language;
  readonly data: ReturnMailData;
}

export interface ReturnMailData {
  readonly path: string;
  /** Human numbers of the return and of its order. */
  readonly number: string;
  readonly order: string;
  readonly seller: string;
  /** Reasons are for the seller; the customer knows. */
  readonly lines: readonly {
    readonly name: string;
    readonly size: string;
    readonly quantity: number;
    readonly reason: Return['lines'][number]['reason'] | null;
  }[];
  /** In the words of the other side; empty when there are none. */
  readonly note: string;
  readonly currency: Currency;
  readonly refundMinor: number;
  /** Number of the refund's credit note; missing in mails that were queued before there were any. */
  readonly creditNote?: string;
}
