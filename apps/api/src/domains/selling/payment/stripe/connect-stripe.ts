import type Stripe from 'stripe';
import { RequestError } from '../../../../house/errors/request-error.ts';

export interface StripeAccount {
  readonly secretKey: string;
  /** Origin of the API. */
  readonly apiUrl: string;
}

/** The SDK for an account. Only sites that use Stripe load it. */
export async function connectStripe({ secretKey, apiUrl }: StripeAccount): Promise<Stripe> {
  const { default: StripeClient } = await import('stripe');
  const { protocol, hostname, port } = new URL(apiUrl);
  return new StripeClient(secretKey, {
    maxNetworkRetries: 2,
    timeout: 8000,
    protocol: protocol === 'http:' ? 'http' : 'https',
    host: hostname,
    ...(port !== '' && { port: Number(port) }),
    telemetry: false,
  });
}

/** Trouble between us and Stripe, or of Stripe's own: nothing is wrong with the sender, nor here, and it may be tried again. */
const outages: ReadonlySet<unknown> = new Set(['StripeConnectionError', 'StripeAPIError', 'StripeRateLimitError']);

/** Throws `unavailable` for an outage, and what it was given otherwise. */
export function tellOutage(cause: unknown): never {
  const isOutage = typeof cause === 'object' && cause !== null && 'type' in cause && outages.has(cause.type);
  throw isOutage ? new RequestError('unavailable', { cause, headers: { 'retry-after': '5' } }) : cause;
}
