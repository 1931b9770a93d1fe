import type { CheckoutLineInput, CheckoutQuote } from '@orime/contracts/api/selling/checkout';
import type { OwnApi } from './own-api.ts';

const address = { name: 'Mori Aya', line1: '2-11-3 Jingumae', city: 'Shibuya-ku', region: 'Tokyo', postal: '150-0001', country: 'JP' };

/** Input of POST /api/order. */
export interface PaidCheckout {
  readonly checkoutId: string;
  readonly checkoutKey?: string | undefined;
  readonly quoteHash: string;
  readonly paymentSessionId: string;
}

/** A visitor's checkout up to the order: quoted, with an authorised payment. */
export async function payForLines(api: OwnApi, email: string, lines: readonly CheckoutLineInput[]): Promise<PaidCheckout> {
  const { checkoutId, checkoutKey, quoteHash } = await api.ok<CheckoutQuote>('POST', '/api/checkout/quote', {
    currency: 'USD',
    email,
    address,
    lines,
  });
  const { paymentSessionId } = await api.ok<{ paymentSessionId: string }>('POST', '/api/payment/session', {
    checkoutId,
    checkoutKey,
    quoteHash,
  });
  await api.ok('POST', '/api/payment/confirm', { paymentSessionId, checkoutKey });
  return { checkoutId, checkoutKey, quoteHash, paymentSessionId };
}
