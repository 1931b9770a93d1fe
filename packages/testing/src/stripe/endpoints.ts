import { cancelIntent, expireSession, refundIntent } from './account-holder.ts';
import { getFrom, newStripeId, nowSeconds, type Books } from './books.ts';
import type { CheckoutSessionObject } from './objects.ts';
import { readForm, type RequestForm } from './request-form.ts';
import { invalidRequest } from './stripe-error.ts';

interface Endpoint {
  readonly method: 'GET' | 'POST';
  readonly path: RegExp;
  /** Parameters that the endpoint accepts beside `expand`. */
  readonly parameters: readonly string[];
  readonly answer: (books: Books, form: RequestForm, id: string, origin: string) => object;
}

const currencies = new Set(['usd', 'jpy', 'eur']);
/** The least that can be charged. */
const minimumAmount = 50;
const halfHour = 30 * 60;
const day = 24 * 60 * 60;

/** The part of `api.stripe.com/v1` that a shop with hosted pages uses. */
const endpoints: readonly Endpoint[] = [
  {
    method: 'POST',
    path: /^\/v1\/checkout\/sessions$/,
    parameters: [
      'mode',
      'client_reference_id',
      'customer_email',
      'locale',
      'expires_at',
      'success_url',
      'cancel_url',
      'metadata[*]',
      'line_items[][quantity]',
      'line_items[][price_data][currency]',
      'line_items[][price_data][unit_amount]',
      'line_items[][price_data][product_data][name]',
      'payment_intent_data[capture_method]',
      'payment_intent_data[metadata][*]',
    ],
    answer: createSession,
  },
  {
    method: 'GET',
    path: /^\/v1\/checkout\/sessions$/,
    parameters: ['payment_intent', 'limit'],
    answer: (books, form) => listOf([...books.sessions.values()].filter((one) => one.payment_intent === form.text('payment_intent'))),
  },
  {
    method: 'GET',
    path: /^\/v1\/checkout\/sessions\/(\w+)$/,
    parameters: [],
    answer: (books, form, id) => expandSession(books, form, getFrom(books.sessions, 'checkout.session', id, 'session')),
  },
  {
    method: 'POST',
    path: /^\/v1\/checkout\/sessions\/(\w+)\/expire$/,
    parameters: [],
    answer: (books, _form, id) => {
      expireSession(books, id);
      return getFrom(books.sessions, 'checkout.session', id);
    },
  },
  {
    method: 'GET',
    path: /^\/v1\/payment_intents\/(\w+)$/,
    parameters: [],
    answer: (books, form, id) => expandIntent(books, id, expandsOf(form)),
  },
  {
    method: 'POST',
    path: /^\/v1\/payment_intents\/(\w+)\/capture$/,
    parameters: ['amount_to_capture'],
    answer: captureIntent,
  },
  {
    method: 'POST',
    path: /^\/v1\/payment_intents\/(\w+)\/cancel$/,
    parameters: ['cancellation_reason'],
    answer: (books, form, id) => {
      cancelIntent(books, id, form.get('cancellation_reason') ?? null);
      return getFrom(books.intents, 'payment_intent', id);
    },
  },
  {
    method: 'POST',
    path: /^\/v1\/refunds$/,
    parameters: ['payment_intent', 'amount', 'reason', 'metadata[*]'],
    answer: (books, form) =>
      refundIntent(
        books,
        form.text('payment_intent'),
        form.get('amount') === undefined ? undefined : form.integer('amount'),
        form.below('metadata'),
      ),
  },
  {
    method: 'GET',
    path: /^\/v1\/refunds\/(re_\w+)$/,
    parameters: [],
    answer: (books, _form, id) => getFrom(books.refunds, 'refund', id),
  },
  {
    method: 'GET',
    path: /^\/v1\/refunds$/,
    parameters: ['payment_intent', 'limit'],
    answer: (books, form) => listOf([...books.refunds.values()].filter((one) => one.payment_intent === form.text('payment_intent'))),
  },
];

/** Carries a request out. `encoded` is the body of a POST, the query string of a GET. Throws `StripeError`. */
export function answerRequest(books: Books, method: string, path: string, encoded: string, origin: string): object {
  for (const endpoint of endpoints) {
    const match = endpoint.method === method ? endpoint.path.exec(path) : null;
    if (match) return endpoint.answer(books, readForm(encoded, endpoint.parameters), match[1] ?? '', origin);
  }
  throw invalidRequest('url_invalid', `Unrecognized request URL (${method}: ${path}).`, undefined, 404);
}

function createSession(books: Books, form: RequestForm, _id: string, origin: string): object {
  const created = nowSeconds();
  if (form.text('mode') !== 'payment') throw invalidRequest('parameter_invalid', 'Invalid mode: only `payment` is known here.', 'mode');
  if (form.get('payment_intent_data[capture_method]') !== 'manual')
    throw invalidRequest('parameter_invalid', 'Only manual capture is known here.', 'payment_intent_data[capture_method]');
  const currency = form.text('line_items[0][price_data][currency]');
  if (!currencies.has(currency))
    throw invalidRequest('parameter_invalid', `Invalid currency: ${currency}.`, 'line_items[0][price_data][currency]');
  const amount = form.integer('line_items[0][price_data][unit_amount]') * form.integer('line_items[0][quantity]');
  if (amount < minimumAmount)
    throw invalidRequest('amount_too_small', `The Checkout Session's total amount must be at least ${minimumAmount}.`, 'line_items');
  const expiresAt = form.get('expires_at') === undefined ? created + day : form.integer('expires_at');
  if (expiresAt < created + halfHour || expiresAt > created + day)
    throw invalidRequest('parameter_invalid', 'The `expires_at` timestamp must be between 30 minutes and 24 hours from now.', 'expires_at');
  const id = newStripeId('cs_test');
  const session: CheckoutSessionObject = {
    id,
    object: 'checkout.session',
    amount_total: amount,
    currency,
    client_reference_id: form.get('client_reference_id') ?? null,
    customer_email: form.get('customer_email') ?? null,
    locale: form.get('locale') ?? null,
    mode: 'payment',
    metadata: form.below('metadata'),
    created,
    expires_at: expiresAt,
    success_url: webAddress(form, 'success_url').replace('{CHECKOUT_SESSION_ID}', id),
    cancel_url: form.get('cancel_url') === undefined ? null : webAddress(form, 'cancel_url'),
    line_item_name: form.text('line_items[0][price_data][product_data][name]'),
    intent_metadata: form.below('payment_intent_data[metadata]'),
    payment_intent: null,
    payment_status: 'unpaid',
    status: 'open',
    url: `${origin}/c/pay/${id}`,
  };
  books.sessions.set(id, session);
  return session;
}

function captureIntent(books: Books, form: RequestForm, id: string): object {
  const intent = getFrom(books.intents, 'payment_intent', id, 'intent');
  if (intent.status !== 'requires_capture')
    throw invalidRequest(
      'payment_intent_unexpected_state',
      `This PaymentIntent could not be captured because it has a status of ${intent.status}. Only a PaymentIntent with one of the following statuses may be captured: requires_capture.`,
    );
  const amount = form.get('amount_to_capture') === undefined ? intent.amount_capturable : form.integer('amount_to_capture');
  if (amount <= 0 || amount > intent.amount_capturable)
    throw invalidRequest(
      'amount_too_large',
      'The requested capture amount is greater than the amount you can capture for this charge.',
      'amount_to_capture',
    );
  const charge = getFrom(books.charges, 'charge', intent.latest_charge ?? '');
  Object.assign(charge, { captured: true, amount_captured: amount });
  Object.assign(intent, { status: 'succeeded', amount_capturable: 0, amount_received: amount });
  for (const session of books.sessions.values()) if (session.payment_intent === id) session.payment_status = 'paid';
  books.tell('charge.captured', charge);
  books.tell('payment_intent.succeeded', intent);
  return intent;
}

function webAddress(form: RequestForm, path: string): string {
  const value = form.text(path);
  if (!/^https?:\/\//.test(value)) throw invalidRequest('url_invalid', 'Not a valid URL', path);
  return value;
}

const listOf = (data: readonly object[]) => ({ object: 'list', data, has_more: false });

const expandsOf = (form: RequestForm): readonly string[] => Object.values(form.below('expand'));

function expandSession(books: Books, form: RequestForm, session: CheckoutSessionObject): object {
  const expands = expandsOf(form);
  const inner = expands.flatMap((path) => (path.startsWith('payment_intent.') ? [path.slice('payment_intent.'.length)] : []));
  if (session.payment_intent === null || (inner.length === 0 && !expands.includes('payment_intent'))) return session;
  return { ...session, payment_intent: expandIntent(books, session.payment_intent, inner) };
}

function expandIntent(books: Books, id: string, expands: readonly string[]): object {
  const intent = getFrom(books.intents, 'payment_intent', id, 'intent');
  const method = books.methods.get(intent.payment_method ?? '');
  return expands.includes('payment_method') && method ? { ...intent, payment_method: method } : intent;
}
