import type { ErrorBody } from '@orime/contracts';
import type { CheckoutLineInput, CheckoutQuote, OrderWishes } from '@orime/contracts/api/selling/checkout';
import type { PlacedOrder } from '@orime/contracts/api/selling/order';
import type { LightMyRequestResponse } from 'fastify';
import { randomUUID } from 'node:crypto';
import type { Db } from '../src/house/db/db.ts';
import { newId } from '../src/house/ids.ts';
import type { TestClient } from './build-test-app.ts';

export const testAddress = {
  name: 'Mori Aya',
  line1: '2-11-3 Jingumae',
  city: 'Shibuya-ku',
  region: 'Tokyo',
  postal: '150-0001',
  country: 'JP',
};

export interface QuoteOptions {
  readonly currency?: 'USD' | 'JPY' | 'EUR';
  readonly locale?: 'en' | 'jp';
  readonly email?: string;
  readonly codes?: readonly string[];
  readonly shipping?: Readonly<Record<string, 'standard' | 'express'>>;
  readonly wishes?: OrderWishes;
  readonly checkoutId?: string;
  readonly checkoutKey?: string | undefined;
}

/** A quote for lines, with everything an order needs. Of a guest's checkout it keeps the key that came with the first quote. */
export async function quoteOf(client: TestClient, lines: readonly CheckoutLineInput[], options: QuoteOptions = {}): Promise<CheckoutQuote> {
  const answer = await client.post('/api/checkout/quote', {
    currency: 'USD',
    email: 'guest@example.com',
    address: testAddress,
    lines,
    ...options,
  });
  const quote = okBody<CheckoutQuote>(answer);
  const key = quote.checkoutKey ?? options.checkoutKey;
  return key === undefined ? quote : { ...quote, checkoutKey: key };
}

/** What names a checkout in the steps after its quote. */
export type AgreedTerms = Pick<CheckoutQuote, 'checkoutId' | 'checkoutKey' | 'quoteHash'>;

export function termsOf({ checkoutId, checkoutKey, quoteHash }: AgreedTerms): AgreedTerms {
  return { checkoutId, quoteHash, ...(checkoutKey === undefined ? {} : { checkoutKey }) };
}

/** The key in the link to an order that staff have drafted. */
export function draftKey(path: string): string {
  return new URL(path, 'http://localhost').searchParams.get('key') ?? '';
}

/** An authorised payment session for a quote. */
export async function payFor(client: TestClient, quote: AgreedTerms, card?: string): Promise<string> {
  const opened = okBody<{ paymentSessionId: string }>(await client.post('/api/payment/session', termsOf(quote), key()));
  okBody(
    await client.post('/api/payment/confirm', {
      paymentSessionId: opened.paymentSessionId,
      checkoutKey: quote.checkoutKey,
      ...(card === undefined ? {} : { card: { number: card } }),
    }),
  );
  return opened.paymentSessionId;
}

/** The order call itself, whatever it answers. */
export function orderCall(
  client: TestClient,
  quote: AgreedTerms,
  paymentSessionId: string,
  idempotencyKey: string = randomUUID(),
): Promise<LightMyRequestResponse> {
  return client.post('/api/order', { ...termsOf(quote), paymentSessionId }, key(idempotencyKey));
}

/** A paid order for lines. */
export async function buy(client: TestClient, lines: readonly CheckoutLineInput[], options: QuoteOptions = {}): Promise<PlacedOrder> {
  const quote = await quoteOf(client, lines, options);
  return okBody(await orderCall(client, quote, await payFor(client, quote)));
}

export function key(value: string = randomUUID()): Record<string, string> {
  return { 'idempotency-key': value };
}

/** The body of a 200. Says what came instead when it is not one. */
export function okBody<Body>(answer: LightMyRequestResponse): Body {
  if (answer.statusCode !== 200) throw new Error(`${answer.statusCode}: ${answer.body}`);
  return answer.json<Body>();
}

/** Status and code of a refusal, for one comparison. */
export function refusal(answer: LightMyRequestResponse): string {
  return `${answer.statusCode} ${answer.json<ErrorBody>().error?.code ?? ''}`;
}

export interface PromoOptions {
  readonly kind?: 'percent' | 'amount' | 'free_shipping';
  readonly value?: number;
  readonly currency?: string;
  readonly minSpendMinor?: number;
  readonly usageLimit?: number;
  readonly perCustomerLimit?: number;
  readonly startsAt?: Date;
  readonly endsAt?: Date;
  readonly scope?: 'all' | 'designer' | 'category' | 'design';
  readonly scopeIds?: readonly string[];
}

/** Ten per cent off everything, unless said otherwise. */
export async function createPromoCode(db: Db, code: string, options: PromoOptions = {}): Promise<string> {
  const id = newId('prm');
  await db
    .insertInto('promo_codes')
    .values({
      id,
      code,
      kind: options.kind ?? 'percent',
      value: options.value ?? 1_000,
      currency: options.currency ?? null,
      min_spend_minor: options.minSpendMinor ?? 0,
      usage_limit: options.usageLimit ?? null,
      per_customer_limit: options.perCustomerLimit ?? null,
      starts_at: options.startsAt ?? null,
      ends_at: options.endsAt ?? null,
      scope: options.scope ?? 'all',
      scope_ids: options.scopeIds ?? [],
    })
    .execute();
  return id;
}
