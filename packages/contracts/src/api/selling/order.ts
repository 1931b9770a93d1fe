import { Type, type Static } from 'typebox';
import { Address, Currency, IdParams, Language, Ok, PageQuery, pageOf, Price, Timestamp } from '../../schemas/common.ts';
import { defineEndpoint } from '../../schemas/endpoint.ts';
import { Email } from '../../schemas/form.ts';
import { ImageRef } from '../../schemas/image-ref.ts';
import { CheckoutKey, CheckoutTotals, OrderWishes, QuoteHash, SellerRef, ShippingMethod } from './checkout.ts';
import { FulfilmentStatus, OrderPaymentStatus, OrderStatus } from './order-status.ts';
import { ReturnStatus } from './return.ts';

export * from './order-status.ts';

const Id = Type.String({ minLength: 1, maxLength: 80 });
const Key = Type.Optional(Type.String({ maxLength: 100 }));

export const RETURN_OBSTACLES = ['not_delivered', 'made_to_order', 'window_closed', 'returning'] as const;

/** A line as bought: names, image and amounts are frozen at placement. */
export const OrderLine = Type.Object({
  id: Type.String(),
  designId: Type.String(),
  piece: Type.Union([Type.String(), Type.Null()]),
  /** Number of that piece: the one that was bought, and no other, has to be sent. */
  serial: Type.Optional(Type.String()),
  name: Type.String(),
  nameJp: Type.String(),
  slug: Type.String(),
  /** A piece of the private reserve, whose page is there. */
  reserve: Type.Optional(Type.Literal(true)),
  size: Type.String(),
  colour: Type.Object({ en: Type.String(), jp: Type.String() }),
  image: Type.Union([ImageRef, Type.Null()]),
  mode: Type.Union([Type.Literal('stock'), Type.Literal('made_to_order'), Type.Literal('piece')]),
  /** Latest dispatch date of a made-to-order garment, or of anything not yet sent for which the seller has promised another date. */
  shipBy: Type.Union([Timestamp, Type.Null()]),
  quantity: Type.Integer(),
  fulfilledQuantity: Type.Integer(),
  unit: Price,
  discount: Price,
  tax: Price,
  total: Price,
  /**
   * Units that the customer may still give back, until when, and why none. `until` is null before delivery and for what is not taken
   * back. `returning`: all units are in returns already.
   */
  returnable: Type.Object({
    quantity: Type.Integer(),
    until: Type.Union([Timestamp, Type.Null()]),
    whyNot: Type.Union([Type.Enum(RETURN_OBSTACLES), Type.Null()]),
  }),
});
export type OrderLine = Static<typeof OrderLine>;

/** A refund, `pending` or `done`, with the credit note for the order's invoice; null until issued. */
export const OrderRefund = Type.Object({
  id: Type.String(),
  amount: Price,
  status: Type.Enum(['pending', 'done']),
  at: Timestamp,
  creditNote: Type.Union([Type.Object({ id: Type.String(), number: Type.String() }), Type.Null()]),
});
export type OrderRefund = Static<typeof OrderRefund>;

export const Fulfilment = Type.Object({
  id: Type.String(),
  carrier: Type.String(),
  tracking: Type.String(),
  shippedAt: Timestamp,
  deliveredAt: Type.Union([Timestamp, Type.Null()]),
  lines: Type.Array(Type.Object({ lineId: Type.String(), quantity: Type.Integer() })),
});

/** Timeline entry; `kind` is a stable key such as `placed`, `payment_captured`, `fulfilled`, `cancelled`. */
export const OrderEvent = Type.Object({ kind: Type.String(), at: Timestamp });

/** The seller's last word about when the rest of an order leaves, and why it is another date than before. */
export const ShipByChange = Type.Object({ shipBy: Timestamp, reason: Type.String(), at: Timestamp });

/** One seller's order. */
export const Order = Type.Object({
  _id: Type.String(),
  id: Type.String(),
  groupId: Type.String(),
  number: Type.String(),
  seller: SellerRef,
  status: OrderStatus,
  paymentStatus: OrderPaymentStatus,
  fulfilmentStatus: FulfilmentStatus,
  fulfilled: Type.Boolean(),
  currency: Currency,
  lines: Type.Array(OrderLine),
  shippingMethod: ShippingMethod,
  totals: CheckoutTotals,
  /** Promo codes used, in the specification's format; each code once. */
  codes_used: Type.Array(Type.Object({ code: Type.String() })),
  fulfilments: Type.Array(Fulfilment),
  /** While something is still to be sent. */
  shipByChange: Type.Optional(ShipByChange),
  /** Oldest first; so are the returns. */
  refunds: Type.Array(OrderRefund),
  returns: Type.Array(Type.Object({ id: Type.String(), number: Type.String(), status: ReturnStatus })),
  events: Type.Array(OrderEvent),
  placedAt: Timestamp,
  version: Type.Integer(),
  /** Actions the reader may take now. `canInvoice`: an invoice is available. */
  viewer: Type.Object({
    canCancel: Type.Boolean(),
    canProcess: Type.Boolean(),
    canFulfil: Type.Boolean(),
    canDeliver: Type.Boolean(),
    canReturn: Type.Boolean(),
    canInvoice: Type.Boolean(),
    /** The reader bought it: the account, or whoever holds the key. */
    isBuyer: Type.Boolean(),
  }),
});
export type Order = Static<typeof Order>;

/** A purchase: one payment, one order per seller. */
export const OrderGroup = Type.Object({
  _id: Type.String(),
  id: Type.String(),
  number: Type.String(),
  currency: Currency,
  locale: Language,
  email: Type.String(),
  shippingAddress: Address,
  wishes: Type.Optional(OrderWishes),
  totals: CheckoutTotals,
  codes_used: Type.Array(Type.Object({ code: Type.String() })),
  /** Total refunded. */
  refunded: Price,
  /** Whether a guest purchase can become the reader's: `ready` for the account with its address, `sign_in` for a visitor. */
  claim: Type.Enum(['none', 'sign_in', 'ready']),
  placedAt: Timestamp,
});
export type OrderGroup = Static<typeof OrderGroup>;

/** Content of order pages: all orders for a group id, one for an order id. */
export const Purchase = Type.Object({ group: OrderGroup, orders: Type.Array(Order) });
export type Purchase = Static<typeof Purchase>;

/** What the seller or staff wrote down about an order. The buyer never reads it. */
export const OrderNote = Type.Object({ text: Type.String(), at: Timestamp, by: Type.Enum(['seller', 'staff']) });
export type OrderNote = Static<typeof OrderNote>;

/** An order as its seller sees it: the seller's lines, the shipping address, the e-mail address masked until dispatch. */
export const SellerOrder = Type.Object({
  ...Order.properties,
  buyer: Type.Object({ email: Type.String(), address: Address }),
  /** Without the billing address, which is no business of a seller's. */
  wishes: Type.Optional(Type.Omit(OrderWishes, ['billingAddress'])),
  /** Oldest first; left out while there are none. */
  notes: Type.Optional(Type.Array(OrderNote)),
});
export type SellerOrder = Static<typeof SellerOrder>;

/** Needs `Idempotency-Key`. 409 `insufficient_stock`, `quote_changed`, `quote_expired`, `key_reused`, `in_progress`; 422 payment codes. */
export const placeOrder = defineEndpoint({
  method: 'POST',
  url: '/api/order',
  body: Type.Object({ checkoutId: Id, checkoutKey: CheckoutKey, quoteHash: QuoteHash, paymentSessionId: Id }),
  response: Type.Object({ ...Purchase.properties, key: Type.String() }),
});
export type PlacedOrder = Static<(typeof placeOrder)['schema']['response'][200]>;

export const getOrder = defineEndpoint({
  method: 'GET',
  url: '/api/order/id/:id',
  params: IdParams,
  querystring: Type.Object({ key: Key }),
  response: Purchase,
});

/** Mails a link to the purchase; the response does not reveal whether it exists. */
export const lookupOrder = defineEndpoint({
  method: 'POST',
  url: '/api/order/lookup',
  body: Type.Object({ number: Type.String({ minLength: 1, maxLength: 40 }), email: Email, locale: Type.Optional(Language) }),
  response: Ok,
});

export const listOwnOrders = defineEndpoint({
  method: 'GET',
  url: '/api/order/mine',
  querystring: Type.Object(PageQuery),
  response: pageOf(Purchase),
});

export const listSellerOrders = defineEndpoint({
  method: 'GET',
  url: '/api/order/seller',
  querystring: Type.Object({
    ...PageQuery,
    status: Type.Optional(OrderStatus),
    /** `send`: something of it has still to leave, those of longest ago first. `sent`: all of it has left. */
    show: Type.Optional(Type.Union([Type.Literal('send'), Type.Literal('sent')])),
    /** Part of an order's number, of the name it goes to, of a garment's name, or of a tracking number. */
    q: Type.Optional(Type.String({ maxLength: 120 })),
  }),
  response: Type.Object({
    ...pageOf(SellerOrder).properties,
    /** How many there are in each group, whichever is asked for. */
    counts: Type.Object({ all: Type.Integer(), send: Type.Integer(), sent: Type.Integer() }),
  }),
});

/** A group id cancels all its orders, an order id only that one. */
export const cancelOrder = defineEndpoint({
  method: 'POST',
  url: '/api/order/cancel/id/:id',
  params: IdParams,
  querystring: Type.Object({ key: Key }),
  body: Type.Optional(Type.Object({ reason: Type.Optional(Type.String({ maxLength: 500 })) })),
  response: Purchase,
});

/** Ships all remaining units, or the given lines. A no-op when nothing remains; a part that is sent twice under one key leaves once. */
export const fulfillOrder = defineEndpoint({
  method: 'POST',
  url: '/api/order/fulfill/id/:id',
  params: IdParams,
  body: Type.Optional(
    Type.Object({
      lines: Type.Optional(
        Type.Array(Type.Object({ lineId: Id, quantity: Type.Integer({ minimum: 1, maximum: 10_000 }) }), { minItems: 1, maxItems: 60 }),
      ),
      carrier: Type.Optional(Type.String({ maxLength: 60 })),
      tracking: Type.Optional(Type.String({ maxLength: 80 })),
    }),
  ),
  response: SellerOrder,
});

/** The seller has started on the order: the buyer can no longer cancel it. Idempotent. */
export const processOrder = defineEndpoint({ method: 'POST', url: '/api/order/process/id/:id', params: IdParams, response: SellerOrder });

/**
 * Promises another dispatch date for what has not been sent; the buyer is told by mail with the reason. 400 for a date that is past or
 * more than a year away, 409 `invalid_transition` when nothing is left to send. The promise that stands already is a no-op.
 */
export const promiseShipBy = defineEndpoint({
  method: 'POST',
  url: '/api/order/ship-by/id/:id',
  params: IdParams,
  body: Type.Object({ shipBy: Timestamp, reason: Type.String({ minLength: 1, maxLength: 500, pattern: '\\S' }) }),
  response: SellerOrder,
});
export type ShipByPromise = Static<(typeof promiseShipBy)['schema']['body']>;

export const deliverOrder = defineEndpoint({ method: 'POST', url: '/api/order/deliver/id/:id', params: IdParams, response: SellerOrder });
