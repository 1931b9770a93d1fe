import { createHmac } from 'node:crypto';
import { nowSeconds } from './books.ts';

/** A webhook call: the exact bytes that the signature is over, and the headers. */
export interface WebhookDelivery {
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Signs an event as Stripe does: `t=<Unix seconds>,v1=<HMAC-SHA256 of "t.body" in hex>`. */
export function signEvent(event: object, secret: string, atSeconds = nowSeconds()): WebhookDelivery {
  const body = JSON.stringify(event);
  const signature = createHmac('sha256', secret).update(`${atSeconds}.${body}`).digest('hex');
  return { body, headers: { 'content-type': 'application/json', 'stripe-signature': `t=${atSeconds},v1=${signature}` } };
}
