import type { CheckoutQuote } from '@orime/contracts/api/selling/checkout';
import type { TestClient } from '../../../../test/build-test-app.ts';
import { termsOf, type AgreedTerms } from '../../../../test/checkout-factories.ts';

export const holdOf = (client: TestClient, quote: AgreedTerms) => client.post('/api/checkout/hold', termsOf(quote));

/** What a later quote sends to stay in the same checkout. */
export const again = ({ checkoutId, checkoutKey }: CheckoutQuote) => ({ checkoutId, checkoutKey });

export const problemsOf = (quote: CheckoutQuote) => quote.problems.map((problem) => problem.code);
