import { Type, type Static } from 'typebox';
import { Address, IdParams, PageQuery, pageOf, Price, Timestamp } from '../../schemas/common.ts';
import { defineEndpoint } from '../../schemas/endpoint.ts';
import { ImageRef } from '../../schemas/image-ref.ts';
import { SellerRef } from './checkout.ts';

export const RETURN_STATUSES = [
  'requested',
  'approved',
  'declined',
  'in_transit',
  'received',
  'inspected',
  'refunded',
  'rejected',
  'cancelled',
] as const;
export const ReturnStatus = Type.Enum(RETURN_STATUSES);
export const RETURN_REASONS = ['too_small', 'too_large', 'not_as_described', 'damaged', 'changed_mind', 'other'] as const;
export const RETURN_CONDITIONS = ['as_new', 'worn', 'damaged'] as const;

const Id = Type.String({ minLength: 1, maxLength: 80 });
const KeyQuery = Type.Object({ key: Type.Optional(Type.String({ maxLength: 100 })) });

export const Return = Type.Object({
  _id: Type.String(),
  id: Type.String(),
  number: Type.String(),
  orderId: Type.String(),
  orderNumber: Type.String(),
  seller: SellerRef,
  /** Who bought the garments. */
  buyer: Type.Object({ name: Type.String(), email: Type.String() }),
  status: ReturnStatus,
  lines: Type.Array(
    Type.Object({
      lineId: Type.String(),
      name: Type.String(),
      nameJp: Type.String(),
      slug: Type.String(),
      size: Type.String(),
      image: Type.Union([ImageRef, Type.Null()]),
      quantity: Type.Integer(),
      reason: Type.Enum(RETURN_REASONS),
      note: Type.String(),
      condition: Type.Union([Type.Enum(RETURN_CONDITIONS), Type.Null()]),
      restocked: Type.Boolean(),
    }),
  ),
  note: Type.String(),
  /** The seller's reply. */
  answer: Type.String(),
  carrier: Type.String(),
  tracking: Type.String(),
  /** Where the parcel goes: from the approval on, when the seller has an address for returns. */
  address: Type.Union([Address, Type.Null()]),
  /** Last moment to hand in the parcel; null unless it is waited for. */
  sendBy: Type.Union([Timestamp, Type.Null()]),
  /** What the garments give back, with their tax and share of the discount, without shipping. */
  estimate: Price,
  /** Amount refunded; null before that. */
  refund: Type.Union([Price, Type.Null()]),
  /** Credit note of the refund, a paper of the order (`GET /api/order/id/:id/invoice.pdf?refund=`). */
  creditNote: Type.Union([Type.Object({ refundId: Type.String(), number: Type.String() }), Type.Null()]),
  /** The steps taken, oldest first. */
  events: Type.Array(Type.Object({ status: ReturnStatus, at: Timestamp })),
  createdAt: Timestamp,
  version: Type.Integer(),
  /** Status changes the reader may make now. */
  viewer: Type.Object({ next: Type.Array(ReturnStatus) }),
});
export type Return = Static<typeof Return>;

/**
 * By the buyer of a delivered order, signed in or with the key. Accepts an idempotency key. 422 `business_rule` for made-to-order
 * garments, after the return period, and for more units than are left to return.
 */
export const requestReturn = defineEndpoint({
  method: 'POST',
  url: '/api/return',
  querystring: KeyQuery,
  body: Type.Object({
    orderId: Id,
    lines: Type.Array(
      Type.Object({
        lineId: Id,
        quantity: Type.Integer({ minimum: 1, maximum: 1000 }),
        reason: Type.Enum(RETURN_REASONS),
        note: Type.Optional(Type.String({ maxLength: 500 })),
      }),
      { minItems: 1, maxItems: 60 },
    ),
    note: Type.Optional(Type.String({ maxLength: 2000 })),
  }),
  response: Return,
});
export const getReturn = defineEndpoint({
  method: 'GET',
  url: '/api/return/id/:id',
  params: IdParams,
  querystring: KeyQuery,
  response: Return,
});
export const listOwnReturns = defineEndpoint({
  method: 'GET',
  url: '/api/return/mine',
  querystring: Type.Object(PageQuery),
  response: pageOf(Return),
});
/** `q` matches prefixes of the numbers of returns and orders, and of the buyer's e-mail address. */
const ReturnFilters = {
  ...PageQuery,
  status: Type.Optional(ReturnStatus),
  q: Type.Optional(Type.String({ minLength: 1, maxLength: 120 })),
};

/** A page of returns, with how many there are in each status under the other filters. */
const CountedReturns = Type.Object({
  ...pageOf(Return).properties,
  statuses: Type.Array(Type.Object({ status: ReturnStatus, count: Type.Integer() })),
});
export type CountedReturns = Static<typeof CountedReturns>;

export const listSellerReturns = defineEndpoint({
  method: 'GET',
  url: '/api/return/seller',
  querystring: Type.Object(ReturnFilters),
  response: CountedReturns,
});

/** Everybody's returns for staff, newest first. `seller` is a profile id. */
export const listReturns = defineEndpoint({
  method: 'GET',
  url: '/api/return/',
  querystring: Type.Object({ ...ReturnFilters, seller: Type.Optional(Id) }),
  response: CountedReturns,
});

/** By the customer, until the parcel is received. */
export const cancelReturn = defineEndpoint({
  method: 'POST',
  url: '/api/return/cancel/id/:id',
  params: IdParams,
  querystring: KeyQuery,
  response: Return,
});

/**
 * A step of the seller or an admin. `inspected` records what came back and what is restocked; `refunded` pays the refund and is for
 * admins only (403; `reauth_required` for large amounts).
 */
export const moveReturn = defineEndpoint({
  method: 'POST',
  url: '/api/return/status/id/:id',
  params: IdParams,
  body: Type.Object({
    status: ReturnStatus,
    answer: Type.Optional(Type.String({ maxLength: 2000 })),
    carrier: Type.Optional(Type.String({ maxLength: 60 })),
    tracking: Type.Optional(Type.String({ maxLength: 80 })),
    lines: Type.Optional(
      Type.Array(Type.Object({ lineId: Id, condition: Type.Enum(RETURN_CONDITIONS), restock: Type.Boolean() }), { maxItems: 60 }),
    ),
    /** With `refunded`: also refunds the original shipping. */
    shipping: Type.Optional(Type.Boolean()),
  }),
  response: Return,
});
