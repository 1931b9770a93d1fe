import type Stripe from 'stripe';
import type { ChargeState } from '../provider.ts';

const actionText = { en: 'Your bank asks you to confirm this payment.', jp: 'カード会社による本人認証が必要です。' };

/** Where the payment of a hosted page stands; `payment_intent.payment_method` has to be expanded. A card that was refused leaves the page open. */
export function stateOf({ status, payment_intent: intent }: Stripe.Checkout.Session): ChargeState {
  if (status === 'open') return { status: 'open' };
  if (status === 'expired' || typeof intent !== 'object' || intent === null) return { status: 'expired' };
  const method = typeof intent.payment_method === 'object' ? intent.payment_method : null;
  const methodLabel = method?.card ? `•••• ${method.card.last4}` : '';
  switch (intent.status) {
    case 'requires_capture':
    case 'succeeded':
      return { status: 'authorised', methodLabel };
    case 'processing':
      return { status: 'processing', methodLabel };
    case 'requires_action':
    case 'requires_confirmation':
      return { status: 'requires_action', text: actionText };
    // Cancelled, or a state that this version does not know: nothing is authorised.
    default:
      return { status: 'declined' };
  }
}
