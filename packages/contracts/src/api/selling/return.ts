import { Type, type Static } from 'typebox';
import { Address, IdParams, Language, PageQuery, pageOf, Price, Timestamp } from '../../schemas/common.ts';
import { defineEndpoint } from '../../schemas/endpoint.ts';
import { FormFile } from '../../schemas/form.ts';
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

/** How many pictures a return may have. */
const MAX_RETURN_PHOTOS = 6;

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
  /** What the customer shows of the garments: signed URLs, each valid for a minute. Absent in answers that an earlier release has stored. */
  photos: Type.Optional(Type.Array(Type.Object({ id: Type.String(), url: Type.String() }))),
  /** The seller's reply. */
  answer: Type.String(),
  carrier: Type.String(),
  tracking: Type.String(),
  /** Where the parcel goes: from the approval on, when the seller has an address for returns. */
  address: Type.Union([Address, Type.Null()]),
  /** Last moment to hand in the parcel; null unless it is waited for. */
  sendBy: Type.Union([Timestamp, Type.Null()]),
  /** What is kept back for the parcel; nothing when anything in it came faulty or was not as described. */
  fee: Price,
  /** What the garments give back, with their tax and share of the discount and less the fee, without shipping. */
  estimate: Price,
  /** Amount refunded; null before that. */
  refund: Type.Union([Price, Type.Null()]),
  /** Credit note of the refund, a paper of the order (`GET /api/order/id/:id/invoice.pdf?refund=`). */
  creditNote: Type.Union([Type.Object({ refundId: Type.String(), number: Type.String() }), Type.Null()]),
  /** The steps taken, oldest first. */
  events: Type.Array(Type.Object({ status: ReturnStatus, at: Timestamp })),
  createdAt: Timestamp,
  version: Type.Integer(),
  /** Status changes the reader may make now, and whether they may say with which carrier the parcel travels. */
  viewer: Type.Object({ next: Type.Array(ReturnStatus), canSend: Type.Boolean() }),
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
    /** Pictures that were uploaded with a ticket of the form `return`. */
    photos: Type.Optional(Type.Array(FormFile, { maxItems: MAX_RETURN_PHOTOS })),
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

/** By the customer of an approved return: the parcel is on its way. Again to correct the carrier or the number. */
export const sendReturn = defineEndpoint({
  method: 'POST',
  url: '/api/return/send/id/:id',
  params: IdParams,
  querystring: KeyQuery,
  body: Type.Object({
    carrier: Type.Optional(Type.String({ maxLength: 60 })),
    tracking: Type.Optional(Type.String({ maxLength: 80 })),
  }),
  response: Return,
});

/** Slip for the parcel as `application/pdf`, with the address and a code that opens the return. From the approval on, 409 before. */
export const getReturnSlip = {
  method: 'GET',
  url: '/api/return/id/:id/slip.pdf',
  params: IdParams,
  querystring: Type.Object({ ...KeyQuery.properties, lang: Type.Optional(Language) }),
} as const;

/** Where a seller takes returns; null before it was given. Private: only customers with an approved return see it. */
const ReturnAddress = Type.Object({ address: Type.Union([Address, Type.Null()]) });

export const getReturnAddress = defineEndpoint({ method: 'GET', url: '/api/return/address', response: ReturnAddress });
export const saveReturnAddress = defineEndpoint({
  method: 'POST',
  url: '/api/return/address',
  body: Type.Object({ address: Address }),
  response: ReturnAddress,
});

/**
 * A step of the seller or an admin. 422 `return_address_missing` for an approval while nobody knows where to send the parcel. `inspected` records what came back and what is restocked; `refunded` pays the refund and is for
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
    /** With `refunded`: keeps nothing back for the parcel. */
    waiveFee: Type.Optional(Type.Boolean()),
  }),
  response: Return,
});
