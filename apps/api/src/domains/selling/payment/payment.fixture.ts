import type { CheckoutQuote } from '@orime/contracts/api/selling/checkout';
import { TEST_CARDS } from '@orime/contracts/api/selling/payment';
import type { TestApp } from '../../../../test/build-test-app.ts';
import { createDesign } from '../../../../test/catalogue-factories.ts';
import { payFor, quoteOf } from '../../../../test/checkout-factories.ts';
import { newId } from '../../../house/ids.ts';
import { signTestWebhook } from './test-provider.ts';

/** A guest with quotes to pay, and the provider who tells of the payments. */
export function openTill(guest: TestApp) {
  const { db } = guest;

  async function someQuote(email = 'pay@example.com'): Promise<CheckoutQuote> {
    const design = await createDesign(db, { sizes: [{ size: 'S', onHand: 5 }] });
    return quoteOf(guest, [{ id: design.id, size: 'S', quantity: 1 }], { email });
  }

  /** The provider's call, as it would make it. */
  function webhook(sessionId: string, kind: 'authorised' | 'declined' = 'authorised', id = newId('evt')) {
    const { body, headers } = signTestWebhook({ id, kind, ref: `test_${sessionId}` }, guest.app.payments.testWebhookSecret);
    return guest.inject({ method: 'POST', url: '/api/payment/webhook/test', headers, payload: body });
  }

  /** The delayed card, and the provider's decision behind it. */
  async function payDelayed(quote: CheckoutQuote, decide: 'authorised' | 'declined' = 'authorised'): Promise<string> {
    const sessionId = await payFor(guest, quote, TEST_CARDS.delayed);
    await db.updateTable('test_charges').set({ status: decide }).where('id', '=', `test_${sessionId}`).execute();
    return sessionId;
  }

  async function groupsOf({ checkoutId }: CheckoutQuote) {
    return db
      .selectFrom('order_groups')
      .innerJoin('orders', 'orders.group_id', 'order_groups.id')
      .select(['order_groups.id', 'orders.status', 'orders.payment_status'])
      .where('checkout_id', '=', checkoutId)
      .execute();
  }

  return { someQuote, webhook, payDelayed, groupsOf };
}
