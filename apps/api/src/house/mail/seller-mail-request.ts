import type { Language, LocalText } from '@orime/contracts';

/** Asks whether an address wants a stock alert (its `path` has the key), or is the alert. */
export interface StockMail {
  readonly template: 'stock-alert-confirm' | 'stock-back';
  readonly email: string;
  readonly locale: Language;
  readonly data: { readonly path: string; readonly name: LocalText; readonly size: string };
}

/** Between sellers and those who make for them, or from staff about a profile. */
export interface WorkMail {
  readonly template:
    | 'rfq-open'
    | 'rfq-quoted'
    | 'rfq-declined'
    | 'rfq-accepted'
    | 'rfq-withdrawn'
    | 'profile-approved'
    | 'profile-suspended'
    | 'profile-in_review'
    | 'profile-draft';
  readonly email: string;
  readonly locale: Language;
  readonly data: {
    readonly path: string;
    /** Of the request, or of the profile. */
    readonly title: string;
    /** Who did it; empty for staff. */
    readonly from: string;
    /** In their words; may be empty. */
    readonly note: string;
  };
}
