import type { Currency, Language, LocalText } from '@orime/contracts';
import type { MailCategory } from '@orime/contracts/api/email-preferences';
import type { CommissionMail, InvoiceMail, ReturnMail } from './after-sale-mail-request.ts';
import type { BuyerMail, CompanyInvitationMail } from './buyer-mail-request.ts';
import type { StockMail, WorkMail } from './seller-mail-request.ts';
import type { WholesaleMail } from './wholesale-mail-request.ts';

/** A mail to be written, as it waits in the outbox: facts only. Secrets of links are made when the mail is. */
export type MailRequest =
  | AccountMail
  | ApplicationMail
  | BuyerMail
  | CampaignMail
  | CommissionMail
  | CompanyInvitationMail
  | DraftOrderMail
  | EventTicketMail
  | InvoiceMail
  | MemberMail
  | NewsletterMail
  | OrderConfirmationMail
  | OrderUpdateMail
  | PrivacyDecisionMail
  | PrivacyMail
  | ReportDecisionMail
  | ReportMail
  | ReturnMail
  | StockMail
  | WholesaleMail
  | WorkMail;

export interface AccountMail {
  readonly template: 'verification' | 'password-reset';
  readonly email: string;
  /** Of the page the person was on; without it the account's own. */
  readonly locale?: Language | undefined;
}

/** A step of an application; `path` has the key of its link. */
export interface ApplicationMail {
  readonly template:
    | 'application-received'
    | 'application-info'
    | 'application-approved'
    | 'application-rejected'
    | 'application-withdrawn';
  readonly email: string;
  readonly locale: Language;
  readonly data: {
    readonly path: string;
    readonly reference: string;
    readonly name: string;
    /** In the words of staff; empty when there are none. */
    readonly note: string;
    /** Of the account that the approval made: its link to a first password is made when the mail is. */
    readonly inviteUserId?: string;
    /** The address had an account before. */
    readonly hasAccount?: boolean;
  };
}

/** One of a letter to many, or its trial to who wrote it. */
export interface CampaignMail {
  readonly template: 'campaign';
  readonly email: string;
  readonly locale: Language;
  readonly data: {
    /** Of the receiver, for `{{name}}`. */
    readonly name: string;
    /** Of the receiver's account; null when there is none. */
    readonly memberId: string | null;
    /** The text is the mailing's, which may be cancelled until the mail is written; a trial brings its own. */
    readonly letter: { readonly mailingId: string } | Letter;
    /** Whose Gmail account sends it. */
    readonly gmailOf?: string;
  };
}

export interface Letter {
  readonly subject: LocalText;
  readonly body: LocalText;
}

export interface EventTicketMail {
  readonly template: 'event-ticket';
  readonly email: string;
  readonly locale: Language;
  readonly data: {
    readonly path: string;
    readonly reference: string;
    readonly name: string;
    readonly plusOne: string;
    readonly title: string;
    readonly venue: string;
    readonly address: string;
    readonly startsAt: string;
    readonly timeZone: string;
  };
}

export interface ReportMail {
  readonly template: 'report-received';
  readonly email: string;
  readonly locale: Language;
  readonly data: { readonly path: string; readonly reference: string; readonly target: string };
}

/** What came of a report. */
export interface ReportDecisionMail {
  readonly template: 'report-decided';
  readonly email: string;
  readonly locale: Language;
  readonly data: { readonly path: string; readonly reference: string; readonly outcome: 'upheld' | 'declined'; readonly note: string };
}

/** How a request about personal data ended that staff had to look at. */
export interface PrivacyDecisionMail {
  readonly template: 'privacy-decided';
  readonly email: string;
  readonly locale: Language;
  readonly data: { readonly path: string; readonly status: 'done' | 'refused'; readonly note: string };
}

/** Asks whether an address wants the newsletter. */
export interface NewsletterMail {
  readonly template: 'newsletter-confirm';
  readonly email: string;
  readonly locale: Language;
  readonly data: { readonly requestId: string };
}

/** `path` has the key that confirms the request. */
export interface PrivacyMail {
  readonly template: 'privacy-request';
  readonly email: string;
  readonly locale: Language;
  readonly data: { readonly path: string; readonly kind: 'export' | 'delete' };
}

export interface OrderConfirmationMail {
  readonly template: 'order-confirmation';
  readonly email: string;
  readonly locale: Language;
  readonly data: OrderConfirmationData;
}

/** What happened to one seller's order after it was placed. */
export interface OrderUpdateMail {
  readonly template: 'order-shipped' | 'order-cancelled' | 'order-refunded';
  readonly email: string;
  readonly locale: Language;
  readonly data: OrderUpdateData;
}

/** An order that staff wrote, to be paid by the link. */
export interface DraftOrderMail {
  readonly template: 'draft-order';
  readonly email: string;
  readonly locale: Language;
  readonly data: {
    readonly path: string;
    /** In the words of staff; empty when there are none. */
    readonly note: string;
    /** ISO time. */
    readonly expiresAt: string;
    readonly currency: Currency;
    readonly lines: OrderConfirmationSeller['lines'];
    readonly totalMinor: number;
  };
}

/** A mail that a member may do without: it carries the way to stop it. Queued by `queueMemberMail`, which knows who wants it. */
export type MemberMail = MemberMailAddress & MemberMailContent;

export interface MemberMailAddress {
  readonly email: string;
  readonly locale: Language;
  readonly userId: string;
}

export type MemberMailContent =
  | { readonly template: 'message-digest'; readonly data: MessageDigestData }
  | { readonly template: 'follow-digest'; readonly data: FollowDigestData }
  | { readonly template: 'design-decision'; readonly data: DesignDecisionData };

/** Which wish of a member lets a template be sent. */
export const MEMBER_MAIL_CATEGORIES = {
  'message-digest': 'messages',
  'follow-digest': 'follows',
  'design-decision': 'confirmations',
} as const satisfies Record<MemberMailContent['template'], MailCategory>;

export interface MessageDigestData {
  readonly from: string;
  readonly excerpt: string;
  /** Path on the site, as in the others. */
  readonly path: string;
}

export interface FollowDigestData {
  readonly latest: string;
  readonly others: number;
  readonly path: string;
}

export interface DesignDecisionData {
  readonly to: 'confirmed' | 'rejected' | 'in_review';
  readonly isChange: boolean;
  readonly name: LocalText;
  readonly reason: string;
  readonly path: string;
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
  /** What goes back to the buyer of a cancelled order (0 when nothing had been paid), or with the refund that is told of. */
  readonly refundMinor: number;
  /** Number of the credit note that says so; missing in mails that were queued before there were any. */
  readonly creditNote?: string;
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
