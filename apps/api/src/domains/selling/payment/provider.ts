import type { Currency, Language, LocalText } from '@orime/contracts';

export interface NewCharge {
  readonly amountMinor: number;
  readonly currency: Currency;
  /** Our session id: tells a repeated request apart from a second charge, and is shown in the provider's own books. */
  readonly reference: string;
  /** For the provider's page and its receipt. */
  readonly language: Language;
  readonly email: string | null;
}

export interface OpenedCharge {
  readonly ref: string;
  /** The provider's page on which the buyer pays; null when there is none. */
  readonly redirectUrl: string | null;
}

export interface ConfirmInput {
  readonly ref: string;
  readonly cardNumber?: string | undefined;
  readonly challenge?: 'approve' | 'refuse' | undefined;
  /** The provider's answer is of no use after this. */
  readonly signal: AbortSignal;
}

/** Where a charge stands. `open` while the buyer has not paid yet, `expired` once they no longer can. */
export type ChargeState =
  | { readonly status: 'authorised'; readonly methodLabel: string }
  | { readonly status: 'processing'; readonly methodLabel: string }
  | { readonly status: 'requires_action'; readonly text: LocalText }
  | { readonly status: 'open' | 'declined' | 'expired' };

/** Money that went back to a buyer by other ways than our refunds. */
export interface Reversal {
  /** The provider's id of it: the same is told several times. */
  readonly ref: string;
  /** `refund`: given back by hand in the provider's back office. `dispute`: taken back by the buyer's bank. */
  readonly kind: 'refund' | 'dispute';
  readonly amountMinor: number;
  readonly reason: string;
  /** `open` while the bank decides on a dispute; the money is gone meanwhile and comes back when it is `won`. */
  readonly status: 'open' | 'won' | 'lost' | 'done';
  /** What the provider keeps for a dispute so far; absent while it is not known or in a currency that we keep no books in. */
  readonly fee?: { readonly amountMinor: number; readonly currency: Currency };
  /** Until when the bank takes evidence. */
  readonly evidenceDueAt?: Date;
}

/** A refund that the buyer's bank sent back. */
export interface FailedRefund {
  /** The provider's id of the refund. */
  readonly ref: string;
  /** The key under which we asked for it; absent for one that was given by hand. */
  readonly key?: string;
  readonly reason: string;
}

/** What a provider tells by webhook, reduced to what we act on. */
export type ProviderEvent =
  | { readonly id: string; readonly kind: 'authorised' | 'declined'; readonly ref: string; readonly methodLabel?: string }
  /** An authorisation that is gone before it was captured. */
  | { readonly id: string; readonly kind: 'lapsed'; readonly ref: string }
  | { readonly id: string; readonly kind: 'reversed'; readonly ref: string; readonly reversal: Reversal }
  | { readonly id: string; readonly kind: 'refund_failed'; readonly ref: string; readonly refund: FailedRefund }
  | { readonly id: string; readonly kind: 'other' };

export interface WebhookCall {
  readonly body: Buffer;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
}

/**
 * A company that moves money. Every call may be repeated: `capture`, `refund` and `void` do their work once per key or
 * charge. None is ever made inside a database transaction of ours.
 */
export interface PaymentProvider {
  readonly name: 'test' | 'stripe';
  open(charge: NewCharge): Promise<OpenedCharge>;
  /** The page of a charge that was opened before; `expired` when another charge has to be opened. */
  resume(ref: string): Promise<Pick<OpenedCharge, 'redirectUrl'> | 'expired'>;
  confirm(input: ConfirmInput): Promise<ChargeState>;
  /** Where a charge stands, asking nothing of it. */
  lookUp(ref: string): Promise<ChargeState>;
  capture(ref: string, amountMinor: number, key: string): Promise<void>;
  /** Gives up a charge. `pending` while the provider still decides on it: ask again. Throws when it has been captured: then only a refund helps. */
  void(ref: string): Promise<'voided' | 'pending'>;
  refund(ref: string, amountMinor: number, key: string): Promise<void>;
  /** Checks the signature. Throws `unauthenticated` when it is not the provider's. */
  readWebhook(call: WebhookCall): Promise<ProviderEvent>;
}
