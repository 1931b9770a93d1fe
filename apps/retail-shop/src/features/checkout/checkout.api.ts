import { buildUrl } from '@orime/contracts';
import type { Currency, Language } from '@orime/contracts';
import type { Checkout, CheckoutLineInput, CheckoutQuote, OrderWishes } from '@orime/contracts/api/selling/checkout';
import type { PlacedOrder } from '@orime/contracts/api/selling/order';
import type { PaymentSession } from '@orime/contracts/api/selling/payment';
import type { Address } from '@orime/contracts/schemas';
import { api, queryOptions } from '@orime/platform';

export type ShippingMethod = 'standard' | 'express';

export type QuoteInput = {
  readonly checkoutId?: string;
  readonly checkoutKey?: string | undefined;
  readonly currency: Currency;
  readonly locale: Language;
  readonly lines: readonly CheckoutLineInput[];
  readonly email?: string;
  readonly address?: Address;
  readonly shipping: Readonly<Record<string, ShippingMethod>>;
  readonly codes: readonly string[];
  readonly wishes?: OrderWishes;
};

/** What the visitor has agreed to. The key opens a guest's checkout. */
export type AgreedTerms = Pick<CheckoutQuote, 'checkoutId' | 'checkoutKey' | 'quoteHash'>;

export type PaymentStep = Pick<PaymentSession, 'paymentSessionId' | 'status'> & {
  readonly action: { readonly kind: 'challenge'; readonly text: { readonly en: string; readonly jp: string } } | null;
};

/** What staff have written for the visitor, as the link of the mail opens it. Personal, and a statement about now: not kept. */
export const draftQuery = (id: string, key: string) =>
  queryOptions({
    queryKey: ['checkout', 'draft', { id, key }],
    queryFn: ({ signal }) => api.get<Checkout>(buildUrl('/api/checkout/:id', { key }, { id }), { signal }),
    staleTime: Infinity,
    meta: { keep: false },
    gcTime: 0,
  });

/** The calls of a checkout in their order (decision T25). Prices are always the server's. */
export const checkoutApi = {
  quote: (input: QuoteInput) => api.post<CheckoutQuote>('/api/checkout/quote', input),
  hold: (terms: AgreedTerms) => api.post<{ readonly holdExpiresAt: string }>('/api/checkout/hold', termsOf(terms)),
  openPayment: (terms: AgreedTerms, idempotencyKey: string) =>
    api.post<PaymentSession>('/api/payment/session', termsOf(terms), { idempotencyKey }),
  confirmPayment: ({ checkoutKey }: AgreedTerms, paymentSessionId: string, card: string) =>
    api.post<PaymentStep>('/api/payment/confirm', { paymentSessionId, checkoutKey, card: { number: card } }),
  /** Where a payment on the provider's page stands. */
  lookAtPayment: ({ checkoutKey }: AgreedTerms, paymentSessionId: string) =>
    api.post<PaymentStep>('/api/payment/confirm', { paymentSessionId, checkoutKey }),
  read: (id: string, key: string | undefined) => api.get<Checkout>(buildUrl('/api/checkout/:id', { key }, { id })),
  answerChallenge: ({ checkoutKey }: AgreedTerms, paymentSessionId: string, challenge: 'approve' | 'refuse') =>
    api.post<PaymentStep>('/api/payment/confirm', { paymentSessionId, checkoutKey, challenge }),
  order: (terms: AgreedTerms, paymentSessionId: string, idempotencyKey: string) =>
    api.post<PlacedOrder>('/api/order', { ...termsOf(terms), paymentSessionId }, { idempotencyKey }),
};

const termsOf = ({ checkoutId, checkoutKey, quoteHash }: AgreedTerms) => ({ checkoutId, checkoutKey, quoteHash });
