import type { Currency, LocalText } from '@orime/contracts';

export interface NewCharge {
  readonly amountMinor: number;
  readonly currency: Currency;
  /** Our session id: tells a repeated request apart from a second charge, and is shown in the provider's own books. */
  readonly reference: string;
}

export interface OpenedCharge {
  readonly ref: string;
  readonly clientSecret: string | null;
  readonly publishableKey: string | null;
}

export interface ConfirmInput {
  readonly ref: string;
  readonly cardNumber?: string | undefined;
  readonly challenge?: 'approve' | 'refuse' | undefined;
  /** The provider's answer is of no use after this. */
  readonly signal: AbortSignal;
}

export type ConfirmOutcome =
  | { readonly status: 'authorised'; readonly methodLabel: string }
  | { readonly status: 'processing'; readonly methodLabel: string }
  | { readonly status: 'requires_action'; readonly text: LocalText }
  | { readonly status: 'declined' };

/** What a provider tells by webhook, reduced to what we act on. */
export type ProviderEvent =
  | { readonly id: string; readonly kind: 'authorised' | 'declined'; readonly ref: string }
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
  confirm(input: ConfirmInput): Promise<ConfirmOutcome>;
  capture(ref: string, amountMinor: number, key: string): Promise<void>;
  /** Gives up a charge. `pending` while the provider still decides on it: ask again. Throws when it has been captured: then only a refund helps. */
  void(ref: string): Promise<'voided' | 'pending'>;
  refund(ref: string, amountMinor: number, key: string): Promise<void>;
  /** Checks the signature. Throws `unauthenticated` when it is not the provider's. */
  readWebhook(call: WebhookCall): Promise<ProviderEvent>;
}
