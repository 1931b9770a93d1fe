import type { Currency, Language } from '@orime/contracts';

/** What happened to a wholesale order, told to one of its parties. */
export interface WholesaleMail {
  readonly template:
    | 'wholesale-submitted'
    | 'wholesale-to_confirm'
    | 'wholesale-changes_requested'
    | 'wholesale-answered'
    | 'wholesale-approved'
    | 'wholesale-declined'
    | 'wholesale-cancelled'
    | 'wholesale-partially_shipped'
    | 'wholesale-shipped';
  readonly email: string;
  readonly locale: Language;
  readonly data: WholesaleMailData;
}

export interface WholesaleMailData {
  readonly path: string;
  /** Of the receiver. */
  readonly name: string;
  readonly side: 'buyer' | 'seller' | 'staff';
  /** Human number of the order. */
  readonly number: string;
  readonly company: string;
  readonly seller: string;
  readonly units: number;
  readonly currency: Currency;
  readonly totalMinor: number;
  /** To be paid before work begins. */
  readonly advanceMinor: number;
  /** `YYYY-MM-DD`. */
  readonly startShip: string;
  /** In the words of whoever took the step; empty when there are none. */
  readonly note: string;
  /** Of a parcel; empty when not known. */
  readonly carrier: string;
  readonly tracking: string;
}
