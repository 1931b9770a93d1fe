import { Type, type Static } from 'typebox';
import { Address, Currency, IdParams, Language, PageQuery, pageOf, Price, Timestamp } from '../schemas/common.ts';
import { defineEndpoint } from '../schemas/endpoint.ts';
import { ImageRef } from '../schemas/image-ref.ts';
import { LocalText } from '../schemas/local-text.ts';
import { QuoteHash, SellerRef } from './checkout.ts';

export const WHOLESALE_ORDER_STATUSES = ['draft', 'in_review', 'changes_requested', 'approved', 'in_production', 'partially_shipped', 'shipped', 'delivered', 'closed', 'cancelled'] as const;
export const WHOLESALE_TERMS = ['prepay', 'deposit30', 'net30', 'net60'] as const;
/** Steps taken by hand; parcels do the rest. */
export const WHOLESALE_STEPS = ['in_review', 'changes_requested', 'approved', 'in_production', 'delivered', 'closed', 'cancelled'] as const;

const Id = Type.String({ minLength: 1, maxLength: 80 });
const Day = Type.String({ format: 'date' });
const SizeQuantities = Type.Record(Type.String({ maxLength: 40 }), Type.Integer({ minimum: 0, maximum: 9_999 }), { maxProperties: 40 });
const Terms = Type.Enum(WHOLESALE_TERMS);
const Note = Type.String({ maxLength: 2000 });

/** Sizes without zeros, as orders keep them. */
const Sizes = Type.Record(Type.String(), Type.Integer({ minimum: 1 }));

/** One style in one colour: the specification's size to quantity map, without zeros. */
export const WholesaleOrderLine = Type.Object({
  id: Type.String(),
  designId: Type.String(),
  designName: Type.String(),
  designNameJp: Type.String(),
  slug: Type.String(),
  colour: LocalText,
  image: Type.Union([ImageRef, Type.Null()]),
  sizeQuantities: Sizes,
  shippedQuantities: Sizes,
  quantity: Type.Integer({ minimum: 1 }),
  prepackId: Type.Union([Type.String(), Type.Null()]),
  unit: Price,
  total: Price,
});

/** A wholesale order: the shape of an order, with a `fulfilled` flag (specification, section 3). */
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
  terms: Terms,
  /** To be paid before work begins. */
  advance: Price,
  poNumber: Type.Union([Type.String(), Type.Null()]),
  window: Type.Union([Type.Object({ id: Type.String(), name: LocalText }), Type.Null()]),
  startShip: Day,
  cancelAfter: Day,
  shipTo: Type.Union([Address, Type.Null()]),
  billTo: Type.Union([Address, Type.Null()]),
  note: Type.String(),
  codes_used: Type.Array(Type.Object({ code: Type.String() })),
  approvals: Type.Object({ seller: Type.Boolean(), manager: Type.Boolean() }),
  /** Counts changes of goods, prices and dates; the buyer agrees to one of them. */
  termsVersion: Type.Integer(),
  needsAcceptance: Type.Boolean(),
  invoices: Type.Array(Type.Object({ id: Type.String(), number: Type.String(), status: Type.String(), total: Price, paid: Price, dueAt: Timestamp })),
  fulfilments: Type.Array(
    Type.Object({
      id: Type.String(),
      carrier: Type.String(),
      tracking: Type.String(),
      shippedAt: Timestamp,
      deliveredAt: Type.Union([Timestamp, Type.Null()]),
      lines: Type.Array(Type.Object({ lineId: Type.String(), sizeQuantities: Sizes })),
    }),
  ),
  events: Type.Array(Type.Object({ kind: Type.String(), at: Timestamp, note: Type.String() })),
  placedAt: Type.Union([Timestamp, Type.Null()]),
  createdAt: Timestamp,
  version: Type.Integer(),
  /** What this reader may do now. */
  viewer: Type.Object({ steps: Type.Array(Type.Enum(WHOLESALE_STEPS)), canUpdate: Type.Boolean(), canAccept: Type.Boolean(), canFulfil: Type.Boolean(), canReorder: Type.Boolean() }),
});
export type WholesaleOrder = Static<typeof WholesaleOrder>;

const LineInput = Type.Object({
  /** Design id: one line a style and colour. */
  id: Id,
  sizeQuantities: SizeQuantities,
  /** Then the sizes must be whole packs of it. */
  prepackId: Type.Optional(Id),
});
export type WholesaleLineBody = Static<typeof LineInput>;

/** What a buyer says for the order of one designer. */
const BrandInput = Type.Object({
  /** Without it: the first window that is open. */
  windowId: Type.Optional(Id),
  startShip: Type.Optional(Day),
  cancelAfter: Type.Optional(Day),
  poNumber: Type.Optional(Type.String({ maxLength: 60 })),
  note: Type.Optional(Note),
});

const wish = {
  currency: Currency,
  lines: Type.Array(LineInput, { minItems: 1, maxItems: 200 }),
  /** By the designer's profile id. */
  brands: Type.Optional(Type.Record(Id, BrandInput, { maxProperties: 200 })),
  terms: Type.Optional(Terms),
  /** Of staff only: for whom. */
  buyerId: Type.Optional(Id),
};
export const WholesaleWish = Type.Object(wish);
export type WholesaleWish = Static<typeof WholesaleWish>;

export const WHOLESALE_PROBLEM_CODES = [
  'not_sold', 'size_unknown', 'quantity_invalid', 'below_moq', 'not_a_multiple', 'not_a_prepack', 'insufficient_stock', 'below_minimum', 'window_unknown', 'window_closed', 'dates_invalid', 'credit_limit', 'overdue_invoices',
] as const;

/** Why something cannot be ordered as it is, in words and with the figures. */
export const WholesaleProblem = Type.Object({
  code: Type.Enum(WHOLESALE_PROBLEM_CODES),
  designId: Type.Optional(Type.String()),
  sellerId: Type.Optional(Type.String()),
  size: Type.Optional(Type.String()),
  text: LocalText,
});
export type WholesaleProblem = Static<typeof WholesaleProblem>;

const QuotedBrand = Type.Object({
  seller: SellerRef,
  lines: Type.Array(Type.Object({ designId: Type.String(), designName: Type.String(), designNameJp: Type.String(), slug: Type.String(), sizeQuantities: Sizes, quantity: Type.Integer(), unit: Price, total: Price })),
  units: Type.Integer(),
  isFirstOrder: Type.Boolean(),
  minimum: Price,
  missing: Price,
  windows: Type.Array(Type.Object({ id: Type.String(), name: LocalText, startShip: Day, endShip: Day, orderCutoff: Day, isPrebook: Type.Boolean() })),
  windowId: Type.Union([Type.String(), Type.Null()]),
  startShip: Day,
  cancelAfter: Day,
  subtotal: Price,
  tax: Price,
  taxRateBp: Type.Integer(),
  total: Price,
  advance: Price,
});

export const WholesaleQuote = Type.Object({
  currency: Currency,
  quoteHash: QuoteHash,
  brands: Type.Array(QuotedBrand),
  total: Price,
  terms: Type.Object({ granted: Terms, chosen: Terms, allowed: Type.Array(Terms) }),
  taxExempt: Type.Boolean(),
  /** Of the chosen currency; null where nothing is lent. */
  credit: Type.Union([Type.Object({ limit: Price, used: Price, needed: Price }), Type.Null()]),
  problems: Type.Array(WholesaleProblem),
});
export type WholesaleQuote = Static<typeof WholesaleQuote>;

export const quoteWholesale = defineEndpoint({ method: 'POST', url: '/api/wholesale-order/quote', body: WholesaleWish, response: WholesaleQuote });

/**
 * One order a designer. Needs an `Idempotency-Key`. 409 `quote_changed` (with the new quote), 422 `business_rule` (with the
 * problems). As a draft it is only kept; staff always make drafts, for a buyer of theirs.
 */
export const createWholesaleOrder = defineEndpoint({
  method: 'POST',
  url: '/api/wholesale-order',
  body: Type.Object({ ...wish, quoteHash: QuoteHash, shipTo: Type.Optional(Address), billTo: Type.Optional(Address), asDraft: Type.Optional(Type.Boolean()) }),
  response: Type.Object({ orders: Type.Array(WholesaleOrder) }),
});

const ListQuery = Type.Object({ ...PageQuery, status: Type.Optional(Type.Enum(WHOLESALE_ORDER_STATUSES)) });
export const listOwnWholesaleOrders = defineEndpoint({ method: 'GET', url: '/api/wholesale-order/mine', querystring: ListQuery, response: pageOf(WholesaleOrder) });
/** Without drafts: they are the buyer's own business. */
export const listSellerWholesaleOrders = defineEndpoint({ method: 'GET', url: '/api/wholesale-order/seller', querystring: ListQuery, response: pageOf(WholesaleOrder) });
/** Account managers see those of their own buyers. */
export const listWholesaleOrders = defineEndpoint({
  method: 'GET',
  url: '/api/wholesale-order/',
  querystring: Type.Object({ ...ListQuery.properties, buyerId: Type.Optional(Id), sellerId: Type.Optional(Id) }),
  response: pageOf(WholesaleOrder),
});
export const getWholesaleOrder = defineEndpoint({ method: 'GET', url: '/api/wholesale-order/id/:id', params: IdParams, response: WholesaleOrder });

/** A file; `lang` is the reader's. */
const FileQuery = Type.Object({ lang: Type.Optional(Language) });
export const getWholesaleOrderPdf = { method: 'GET', url: '/api/wholesale-order/id/:id/pdf', params: IdParams, querystring: FileQuery } as const;
export const getWholesaleOrderXlsx = { method: 'GET', url: '/api/wholesale-order/id/:id/xlsx', params: IdParams, querystring: FileQuery } as const;

const IfMatch = Type.Object({ 'if-match': Type.Optional(Type.String({ maxLength: 40 })) });

/** A buyer changes a draft, staff anything before approval. Goods, dates, terms and freight then wait for the buyer's word. `If-Match` takes the version. */
export const updateWholesaleOrder = defineEndpoint({
  method: 'POST',
  url: '/api/wholesale-order/update/id/:id',
  params: IdParams,
  headers: IfMatch,
  body: Type.Object({
    lines: Type.Optional(wish.lines),
    windowId: Type.Optional(Id),
    startShip: Type.Optional(Day),
    cancelAfter: Type.Optional(Day),
    terms: Type.Optional(Terms),
    /** Of staff only: freight as it was agreed. */
    shippingMinor: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000_000 })),
    poNumber: Type.Optional(Type.String({ maxLength: 60 })),
    note: Type.Optional(Note),
    shipTo: Type.Optional(Address),
    billTo: Type.Optional(Address),
  }),
  response: WholesaleOrder,
});

/** The buyer agrees to the terms that were seen; 409 `conflict` when they have changed since. */
export const acceptWholesaleOrder = defineEndpoint({
  method: 'POST',
  url: '/api/wholesale-order/accept/id/:id',
  params: IdParams,
  body: Type.Object({ termsVersion: Type.Integer({ minimum: 1, maximum: 1_000_000 }) }),
  response: WholesaleOrder,
});

/** Approval is given by the seller and the account manager; the order is approved with the second. */
export const moveWholesaleOrder = defineEndpoint({
  method: 'POST',
  url: '/api/wholesale-order/status/id/:id',
  params: IdParams,
  headers: IfMatch,
  body: Type.Object({ status: Type.Enum(WHOLESALE_STEPS), note: Type.Optional(Note) }),
  response: WholesaleOrder,
});

/** Ships all that is left, or the given lines (whole, by units in the order of sizes, or by sizes). Repeating it when nothing is left is a no-op. */
export const fulfillWholesaleOrder = defineEndpoint({
  method: 'POST',
  url: '/api/wholesale-order/fulfill/id/:id',
  params: IdParams,
  body: Type.Object({
    lines: Type.Optional(Type.Array(Type.Object({ lineId: Id, sizeQuantities: Type.Optional(SizeQuantities), quantity: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000 })) }), { minItems: 1, maxItems: 200 })),
    carrier: Type.Optional(Type.String({ maxLength: 80 })),
    tracking: Type.Optional(Type.String({ maxLength: 120 })),
  }),
  response: WholesaleOrder,
});

/** A new draft with the goods of an old order at today's prices; what is no longer sold is left out. Needs an `Idempotency-Key`. */
export const reorderWholesale = defineEndpoint({ method: 'POST', url: '/api/wholesale-order/reorder/id/:id', params: IdParams, response: WholesaleOrder });
