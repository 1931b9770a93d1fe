import { Type, type Static } from 'typebox';
import { Address, Currency, IdParams, PageQuery, pageOf, Price, Timestamp } from '../../schemas/common.ts';
import { defineEndpoint } from '../../schemas/endpoint.ts';
import { ImageRef } from '../../schemas/image-ref.ts';
import { LocalText } from '../../schemas/local-text.ts';
import { QuoteHash, SellerRef } from '../selling/checkout.ts';
import { AgreedTerms } from './agreed-terms.ts';
import { WholesaleDay, WholesaleNote, WholesaleOrderTerms, WholesaleSizes, WholesaleSizesWish, WholesaleWish } from './wholesale-quote.ts';

export const WHOLESALE_ORDER_STATUSES = [
  'draft',
  'in_review',
  'changes_requested',
  'approved',
  'in_production',
  'partially_shipped',
  'shipped',
  'delivered',
  'closed',
  'cancelled',
] as const;
/** Status changes made manually; shipments make the others. */
export const WHOLESALE_STEPS = ['in_review', 'changes_requested', 'approved', 'in_production', 'delivered', 'closed', 'cancelled'] as const;

/** What somebody is to an order. */
export const WHOLESALE_ROLES = ['buyer', 'seller', 'manager', 'admin'] as const;

const Id = Type.String({ minLength: 1, maxLength: 80 });

/** One style in one colour: the specification's map of size to quantity, without zeros. */
export const WholesaleOrderLine = Type.Object({
  id: Type.String(),
  designId: Type.String(),
  designName: Type.String(),
  designNameJp: Type.String(),
  slug: Type.String(),
  colour: LocalText,
  image: Type.Union([ImageRef, Type.Null()]),
  sizeQuantities: WholesaleSizes,
  shippedQuantities: WholesaleSizes,
  quantity: Type.Integer({ minimum: 1 }),
  prepackId: Type.Union([Type.String(), Type.Null()]),
  unit: Price,
  total: Price,
});

/** A wholesale order: the shape of an order with a `fulfilled` flag (specification, section 3). */
export const WholesaleOrder = Type.Object({
  _id: Type.String(),
  id: Type.String(),
  number: Type.String(),
  status: Type.Enum(WHOLESALE_ORDER_STATUSES),
  fulfilled: Type.Boolean(),
  currency: Currency,
  seller: SellerRef,
  buyer: Type.Object({ id: Type.String(), name: Type.String(), country: Type.String() }),
  manager: Type.Union([Type.Object({ name: Type.String(), email: Type.String() }), Type.Null()]),
  lines: Type.Array(WholesaleOrderLine),
  units: Type.Integer(),
  subtotal: Price,
  shipping: Price,
  tax: Price,
  taxRateBp: Type.Integer(),
  total: Price,
  terms: WholesaleOrderTerms,
  /** Advance payment, due before work begins. */
  advance: Price,
  poNumber: Type.Union([Type.String(), Type.Null()]),
  window: Type.Union([Type.Object({ id: Type.String(), name: LocalText }), Type.Null()]),
  startShip: WholesaleDay,
  cancelAfter: WholesaleDay,
  shipTo: Type.Union([Address, Type.Null()]),
  billTo: Type.Union([Address, Type.Null()]),
  note: Type.String(),
  codes_used: Type.Array(Type.Object({ code: Type.String() })),
  approvals: Type.Object({ seller: Type.Boolean(), manager: Type.Boolean() }),
  /** Incremented by changes of goods, prices and dates; the buyer accepts one version. */
  termsVersion: Type.Integer(),
  needsAcceptance: Type.Boolean(),
  /** What the buyer last agreed to, while a change of it waits for acceptance. */
  agreed: Type.Union([AgreedTerms, Type.Null()]),
  invoices: Type.Array(
    Type.Object({ id: Type.String(), number: Type.String(), status: Type.String(), total: Price, paid: Price, dueAt: Timestamp }),
  ),
  fulfilments: Type.Array(
    Type.Object({
      id: Type.String(),
      carrier: Type.String(),
      tracking: Type.String(),
      shippedAt: Timestamp,
      deliveredAt: Type.Union([Timestamp, Type.Null()]),
      lines: Type.Array(Type.Object({ lineId: Type.String(), sizeQuantities: WholesaleSizes })),
    }),
  ),
  events: Type.Array(Type.Object({ kind: Type.String(), at: Timestamp, note: Type.String() })),
  placedAt: Type.Union([Timestamp, Type.Null()]),
  createdAt: Timestamp,
  version: Type.Integer(),
  /** Actions the reader may take now. */
  viewer: Type.Object({
    role: Type.Enum(WHOLESALE_ROLES),
    steps: Type.Array(Type.Enum(WHOLESALE_STEPS)),
    canUpdate: Type.Boolean(),
    canAccept: Type.Boolean(),
    canFulfil: Type.Boolean(),
    canReorder: Type.Boolean(),
  }),
});
export type WholesaleOrder = Static<typeof WholesaleOrder>;

/**
 * Creates one order per designer. Needs an `Idempotency-Key`. 409 `quote_changed` (with the new quote), 422 `business_rule` (with
 * the problems). A draft is only saved; staff always create drafts, for one of their buyers.
 */
export const createWholesaleOrder = defineEndpoint({
  method: 'POST',
  url: '/api/wholesale-order',
  body: Type.Object({
    ...WholesaleWish.properties,
    quoteHash: QuoteHash,
    shipTo: Type.Optional(Address),
    billTo: Type.Optional(Address),
    asDraft: Type.Optional(Type.Boolean()),
    /** What is ordered leaves the company's cart with the order. 409 `conflict` when a style is no longer in it. Staff have no cart. */
    fromCart: Type.Optional(Type.Boolean()),
  }),
  response: Type.Object({ orders: Type.Array(WholesaleOrder) }),
});

const ListQuery = Type.Object({ ...PageQuery, status: Type.Optional(Type.Enum(WHOLESALE_ORDER_STATUSES)) });
export const listOwnWholesaleOrders = defineEndpoint({
  method: 'GET',
  url: '/api/wholesale-order/mine',
  querystring: ListQuery,
  response: pageOf(WholesaleOrder),
});
/** Without drafts, which are private to the buyer. */
export const listSellerWholesaleOrders = defineEndpoint({
  method: 'GET',
  url: '/api/wholesale-order/seller',
  querystring: ListQuery,
  response: pageOf(WholesaleOrder),
});
/** Account managers see orders of their own buyers. */
export const listWholesaleOrders = defineEndpoint({
  method: 'GET',
  url: '/api/wholesale-order/',
  querystring: Type.Object({ ...ListQuery.properties, buyerId: Type.Optional(Id), sellerId: Type.Optional(Id) }),
  response: pageOf(WholesaleOrder),
});
export const getWholesaleOrder = defineEndpoint({
  method: 'GET',
  url: '/api/wholesale-order/id/:id',
  params: IdParams,
  response: WholesaleOrder,
});

const IfMatch = Type.Object({ 'if-match': Type.Optional(Type.String({ maxLength: 40 })) });

/**
 * A buyer may change a draft, staff anything before approval. Changed goods, dates, terms and freight need the buyer's acceptance.
 * `If-Match` takes the version.
 */
export const updateWholesaleOrder = defineEndpoint({
  method: 'POST',
  url: '/api/wholesale-order/update/id/:id',
  params: IdParams,
  headers: IfMatch,
  body: Type.Object({
    lines: Type.Optional(WholesaleWish.properties.lines),
    windowId: Type.Optional(Id),
    startShip: Type.Optional(WholesaleDay),
    cancelAfter: Type.Optional(WholesaleDay),
    terms: Type.Optional(WholesaleOrderTerms),
    /** Staff only: the agreed freight in minor units. */
    shippingMinor: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000_000 })),
    poNumber: Type.Optional(Type.String({ maxLength: 60 })),
    note: Type.Optional(WholesaleNote),
    shipTo: Type.Optional(Address),
    billTo: Type.Optional(Address),
  }),
  response: WholesaleOrder,
});

/** The buyer accepts the given version of the terms; 409 `conflict` when they have changed since. */
export const acceptWholesaleOrder = defineEndpoint({
  method: 'POST',
  url: '/api/wholesale-order/accept/id/:id',
  params: IdParams,
  body: Type.Object({ termsVersion: Type.Integer({ minimum: 1, maximum: 1_000_000 }) }),
  response: WholesaleOrder,
});

/** Approval needs both the seller and the account manager. */
export const moveWholesaleOrder = defineEndpoint({
  method: 'POST',
  url: '/api/wholesale-order/status/id/:id',
  params: IdParams,
  headers: IfMatch,
  body: Type.Object({ status: Type.Enum(WHOLESALE_STEPS), note: Type.Optional(WholesaleNote) }),
  response: WholesaleOrder,
});

/** Ships all remaining units, or the given lines: whole, by units in size order, or by sizes. A no-op when nothing remains. */
export const fulfillWholesaleOrder = defineEndpoint({
  method: 'POST',
  url: '/api/wholesale-order/fulfill/id/:id',
  params: IdParams,
  body: Type.Object({
    lines: Type.Optional(
      Type.Array(
        Type.Object({
          lineId: Id,
          sizeQuantities: Type.Optional(WholesaleSizesWish),
          quantity: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000 })),
        }),
        { minItems: 1, maxItems: 200 },
      ),
    ),
    carrier: Type.Optional(Type.String({ maxLength: 80 })),
    tracking: Type.Optional(Type.String({ maxLength: 120 })),
  }),
  response: WholesaleOrder,
});

/** Creates a draft with the goods of an old order at current prices, without goods no longer sold. Needs an `Idempotency-Key`. */
export const reorderWholesale = defineEndpoint({
  method: 'POST',
  url: '/api/wholesale-order/reorder/id/:id',
  params: IdParams,
  response: WholesaleOrder,
});
