import type { Currency, Language } from '@orime/contracts';

/** A mail to be written, as it waits in the outbox: facts only. Secrets of links are made when the mail is. */
export type MailRequest = AccountMail | OrderConfirmationMail | OrderUpdateMail;

export interface AccountMail {
  readonly template: 'verification' | 'password-reset';
  readonly email: string;
  /** Of the page the person was on; without it the account's own. */
  readonly locale?: Language | undefined;
}

export interface OrderConfirmationMail {
  readonly template: 'order-confirmation';
  readonly email: string;
  readonly locale: Language;
  readonly data: OrderConfirmationData;
}

/** What happened to one seller's order after it was placed. */
export interface OrderUpdateMail {
  readonly template: 'order-shipped' | 'order-cancelled';
  readonly email: string;
  readonly locale: Language;
  readonly data: OrderUpdateData;
}

export interface OrderUpdateData {
  /** Human number of the order. */
  readonly number: string;
  /** Path on the site, with the guest's key. */
  readonly path: string;
  readonly seller: string;
  readonly lines: readonly { readonly name: string; readonly size: string; readonly quantity: number }[];
  /** Of a parcel; empty when not known. */
  readonly carrier: string;
  readonly tracking: string;
  /** More parcels will follow. */
  readonly isPart: boolean;
  readonly currency: Currency;
  /** What goes back to the buyer of a cancelled order; 0 when nothing had been paid. */
  readonly refundMinor: number;
}

/** Amounts in minor units of `currency`. */
export interface OrderConfirmationData {
  /** Human number of the purchase. */
  readonly number: string;
  /** Path on the site, with the guest's key: `/order-info/grp_…?key=…`. */
  readonly path: string;
  readonly currency: Currency;
  readonly sellers: readonly OrderConfirmationSeller[];
  readonly subtotalMinor: number;
  readonly discountMinor: number;
  readonly shippingMinor: number;
  readonly taxMinor: number;
  readonly taxIncluded: boolean;
  readonly totalMinor: number;
  /** Already in the order of the address's country. */
  readonly addressLines: readonly string[];
}

export interface OrderConfirmationSeller {
  readonly name: string;
  readonly lines: readonly {
    readonly name: string;
    readonly size: string;
    readonly quantity: number;
    readonly amountMinor: number;
    /** Days until a made-to-order line is ready; null for stock. */
    readonly leadDays: number | null;
  }[];
}
