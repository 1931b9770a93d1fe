/** Objects as Stripe's API returns them, with the fields that a shop with hosted pages uses. Amounts are in the smallest unit. */

export interface CheckoutSessionObject {
  readonly id: string;
  readonly object: 'checkout.session';
  readonly amount_total: number;
  readonly currency: string;
  readonly client_reference_id: string | null;
  readonly customer_email: string | null;
  readonly locale: string | null;
  readonly mode: 'payment';
  readonly metadata: Readonly<Record<string, string>>;
  readonly created: number;
  readonly expires_at: number;
  readonly success_url: string;
  readonly cancel_url: string | null;
  readonly line_item_name: string;
  readonly intent_metadata: Readonly<Record<string, string>>;
  payment_intent: string | null;
  payment_status: 'paid' | 'unpaid';
  status: 'open' | 'complete' | 'expired';
  /** Null once the page can no longer be used. */
  url: string | null;
}

export interface PaymentIntentObject {
  readonly id: string;
  readonly object: 'payment_intent';
  readonly amount: number;
  readonly currency: string;
  readonly capture_method: 'manual';
  readonly metadata: Readonly<Record<string, string>>;
  readonly created: number;
  amount_capturable: number;
  amount_received: number;
  status: 'requires_payment_method' | 'requires_action' | 'processing' | 'requires_capture' | 'succeeded' | 'canceled';
  payment_method: string | null;
  latest_charge: string | null;
  last_payment_error: { readonly code: string; readonly decline_code: string; readonly message: string } | null;
  cancellation_reason: string | null;
}

export interface PaymentMethodObject {
  readonly id: string;
  readonly object: 'payment_method';
  readonly type: 'card';
  readonly card: { readonly brand: string; readonly last4: string };
}

export interface ChargeObject {
  readonly id: string;
  readonly object: 'charge';
  readonly amount: number;
  readonly currency: string;
  readonly payment_intent: string;
  readonly metadata: Readonly<Record<string, string>>;
  amount_captured: number;
  amount_refunded: number;
  captured: boolean;
  disputed: boolean;
  refunded: boolean;
}

export interface RefundObject {
  readonly id: string;
  readonly object: 'refund';
  readonly amount: number;
  readonly currency: string;
  readonly charge: string;
  readonly payment_intent: string;
  readonly metadata: Readonly<Record<string, string>>;
  readonly created: number;
  status: 'succeeded' | 'failed';
  failure_reason?: string;
}

export interface DisputeObject {
  readonly id: string;
  readonly object: 'dispute';
  readonly amount: number;
  readonly currency: string;
  readonly charge: string;
  readonly payment_intent: string;
  readonly reason: string;
  readonly created: number;
  /** Movements of the money, each with what is kept for it. */
  readonly balance_transactions: { readonly fee: number; readonly currency: string }[];
  readonly evidence_details: { readonly due_by: number | null };
  status: 'warning_needs_response' | 'warning_closed' | 'needs_response' | 'won' | 'lost';
}

export interface EventObject {
  readonly id: string;
  readonly object: 'event';
  readonly api_version: string;
  readonly created: number;
  readonly livemode: false;
  readonly type: string;
  readonly data: { readonly object: object };
}
