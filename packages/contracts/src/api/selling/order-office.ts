import { Type, type Static } from 'typebox';
import { Address, Currency, IdParams, Language, Ok, PageQuery, pageOf, Price, Timestamp } from '../../schemas/common.ts';
import { defineEndpoint } from '../../schemas/endpoint.ts';
import { Email } from '../../schemas/form.ts';
import { CheckoutLineInput, CheckoutQuote, PromoCodeText, ShippingChoices } from './checkout.ts';
import { OrderPaymentStatus, OrderStatus, Purchase, SellerOrder } from './order.ts';

const Id = Type.String({ minLength: 1, maxLength: 80 });

/**
 * Refunds units of lines, the shipping, or both, from the amounts frozen at placement. Accepts an idempotency key. 422 above the
 * remaining amount, 403 `reauth_required` for large amounts.
 */
export const refundOrder = defineEndpoint({
  method: 'POST',
  url: '/api/order/refund/id/:id',
  params: IdParams,
  body: Type.Object({
    lines: Type.Optional(
      Type.Array(Type.Object({ lineId: Id, quantity: Type.Integer({ minimum: 1, maximum: 10_000 }) }), { maxItems: 60 }),
    ),
    shipping: Type.Optional(Type.Boolean()),
    reason: Type.String({ minLength: 1, maxLength: 500, pattern: '\\S' }),
    /** What was left to give back as far as the sender knows: 409 `conflict` when it is another amount by now. */
    leftMinor: Type.Optional(Type.Integer({ minimum: 0 })),
  }),
  response: Purchase,
});

/**
 * An order drafted by staff for a customer, who is mailed a link and pays within seven days at the prices of that time. Accepts an
 * idempotency key. 422 `business_rule` with `problems` when it cannot be ordered as it is.
 */
export const draftOrder = defineEndpoint({
  method: 'POST',
  url: '/api/order/draft',
  body: Type.Object({
    email: Email,
    locale: Language,
    currency: Currency,
    lines: Type.Array(CheckoutLineInput, { minItems: 1, maxItems: 60 }),
    address: Type.Optional(Address),
    shipping: Type.Optional(ShippingChoices),
    codes: Type.Optional(Type.Array(PromoCodeText, { maxItems: 5 })),
    /** Shown to the customer, in the mail and on the order. */
    note: Type.Optional(Type.String({ maxLength: 1000 })),
  }),
  /** `path` opens the checkout and includes its key. */
  response: Type.Object({ checkoutId: Type.String(), path: Type.String(), expiresAt: Timestamp, quote: CheckoutQuote }),
});
export type DraftOrder = Static<(typeof draftOrder)['schema']['response'][200]>;

/** All orders for staff, newest first. `q` matches prefixes of numbers and e-mail addresses. */
export const listOrders = defineEndpoint({
  method: 'GET',
  url: '/api/order/',
  querystring: Type.Object({
    ...PageQuery,
    status: Type.Optional(OrderStatus),
    seller: Type.Optional(Id),
    q: Type.Optional(Type.String({ minLength: 1, maxLength: 120 })),
  }),
  response: pageOf(SellerOrder),
});

/** An order with what only staff see of it: payment, what can still be given back, who did what. */
export const StaffOrder = Type.Object({
  order: SellerOrder,
  /** The purchase it is part of, with its other orders. */
  group: Type.Object({
    id: Type.String(),
    number: Type.String(),
    locale: Language,
    orders: Type.Array(Type.Object({ id: Type.String(), number: Type.String() })),
  }),
  /** Of the whole purchase; null before it was started. */
  payment: Type.Union([
    Type.Object({
      provider: Type.String(),
      status: OrderPaymentStatus,
      captured: Price,
      refunded: Price,
      /** What the provider complained of last; empty when nothing. */
      error: Type.String(),
    }),
    Type.Null(),
  ]),
  /** From the amounts frozen at placement. Nothing is left before the payment is captured. */
  refundable: Type.Object({
    lines: Type.Array(Type.Object({ lineId: Type.String(), refundedQuantity: Type.Integer() })),
    shipping: Price,
    left: Price,
  }),
  invoice: Type.Union([Type.Object({ id: Type.String(), number: Type.String() }), Type.Null()]),
  /** Oldest first. `text` is a note, or the reason that was given. */
  history: Type.Array(
    Type.Object({
      kind: Type.String(),
      at: Timestamp,
      actor: Type.Union([Type.Object({ id: Type.String(), name: Type.String() }), Type.Null()]),
      text: Type.String(),
    }),
  ),
  /** Actions of staff that the reader may take now; the others are the order's own `viewer`. */
  viewer: Type.Object({ canRefund: Type.Boolean(), canNote: Type.Boolean() }),
});
export type StaffOrder = Static<typeof StaffOrder>;
export const getStaffOrder = defineEndpoint({ method: 'GET', url: '/api/order/staff/id/:id', params: IdParams, response: StaffOrder });

/** Adds a note to the order's timeline, for its seller and staff. Takes an idempotency key. */
export const noteOrder = defineEndpoint({
  method: 'POST',
  url: '/api/order/note/id/:id',
  params: IdParams,
  body: Type.Object({ text: Type.String({ minLength: 1, maxLength: 2000, pattern: '\\S' }) }),
  response: Ok,
});

/** Adds guest purchases made with the account's confirmed address to the account. */
export const claimOrders = defineEndpoint({ method: 'POST', url: '/api/order/claim', response: Type.Object({ claimed: Type.Integer() }) });

/** Responds with `text/csv`, one row per line: a designer's own orders, all for admins; at most 10,000 rows. */
export const exportOrders = {
  method: 'GET',
  url: '/api/order/export.csv',
  querystring: Type.Object({
    from: Type.Optional(Type.String({ format: 'date' })),
    to: Type.Optional(Type.String({ format: 'date' })),
    status: Type.Optional(OrderStatus),
  }),
} as const;

/**
 * Responds with `application/pdf`: what lies in the next parcel of an order, without prices. In the customer's language unless `lang`
 * says otherwise.
 */
export const getPackingSlip = {
  method: 'GET',
  url: '/api/order/packing-slip/id/:id',
  params: IdParams,
  querystring: Type.Object({ lang: Type.Optional(Language) }),
} as const;
