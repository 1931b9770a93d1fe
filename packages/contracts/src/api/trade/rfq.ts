import { Type, type Static } from 'typebox';
import { Currency, IdParams, PageQuery, Price, Timestamp, pageOf } from '../../schemas/common.ts';
import { defineEndpoint } from '../../schemas/endpoint.ts';
import { LocalText } from '../../schemas/local-text.ts';

export const RFQ_STATUSES = ['open', 'quoted', 'accepted', 'declined', 'withdrawn'] as const;

const Day = Type.String({ format: 'date' });
/** Units by size. */
export const SizeQuantities = Type.Record(Type.String({ minLength: 1, maxLength: 20 }), Type.Integer({ minimum: 1, maximum: 100_000 }), {
  maxProperties: 30,
});

export const RfqInput = Type.Object({
  producerId: Type.String({ minLength: 1, maxLength: 80 }),
  /** The caller's own design; its sizes are then the ones to quote. */
  designId: Type.Optional(Type.String({ minLength: 1, maxLength: 80 })),
  title: Type.String({ minLength: 1, maxLength: 160, pattern: '\\S' }),
  message: Type.String({ minLength: 1, maxLength: 4000, pattern: '\\S' }),
  units: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000 })),
  sizeQuantities: Type.Optional(SizeQuantities),
  dueDate: Type.Optional(Day),
});
export type RfqInput = Static<typeof RfqInput>;

export const Rfq = Type.Object({
  _id: Type.String(),
  id: Type.String(),
  reference: Type.String(),
  status: Type.Enum(RFQ_STATUSES),
  /** The reader's side. */
  side: Type.Union([Type.Literal('requester'), Type.Literal('producer'), Type.Literal('staff')]),
  requester: Type.Object({ name: Type.String(), nameJp: Type.String(), handle: Type.Union([Type.String(), Type.Null()]) }),
  producer: Type.Object({ id: Type.String(), handle: Type.String(), name: Type.String(), nameJp: Type.String() }),
  design: Type.Union([Type.Object({ id: Type.String(), slug: Type.String(), name: LocalText }), Type.Null()]),
  title: Type.String(),
  message: Type.String(),
  units: Type.Integer(),
  sizeQuantities: Type.Record(Type.String(), Type.Integer()),
  dueDate: Type.Union([Day, Type.Null()]),
  quote: Type.Union([Type.Object({ unitPrice: Price, leadDays: Type.Integer() }), Type.Null()]),
  /** The producer's reply. */
  answer: Type.String(),
  /** The production run created from the accepted quote. */
  productionId: Type.Union([Type.String(), Type.Null()]),
  version: Type.Integer(),
  createdAt: Timestamp,
  updatedAt: Timestamp,
});
export type Rfq = Static<typeof Rfq>;

/** Accepts an idempotency key. */
export const createRfq = defineEndpoint({ method: 'POST', url: '/api/rfq', body: RfqInput, response: Rfq });
/** Requests the caller sent or received, newest first. */
export const listOwnRfqs = defineEndpoint({
  method: 'GET',
  url: '/api/rfq/mine',
  querystring: Type.Object({ ...PageQuery, status: Type.Optional(Type.Enum(RFQ_STATUSES)) }),
  response: pageOf(Rfq),
});

export const RfqDecision = Type.Object({
  status: Type.Union([Type.Literal('quoted'), Type.Literal('accepted'), Type.Literal('declined'), Type.Literal('withdrawn')]),
  /** Price, currency and lead time: all three required with `quoted`. */
  unitPriceMinor: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000_000 })),
  currency: Type.Optional(Currency),
  leadDays: Type.Optional(Type.Integer({ minimum: 1, maximum: 730 })),
  note: Type.Optional(Type.String({ maxLength: 4000 })),
});
export type RfqDecision = Static<typeof RfqDecision>;

/** The producer quotes or declines, the requester accepts or withdraws, an admin may close it; 409 `invalid_transition` otherwise. */
export const decideRfq = defineEndpoint({
  method: 'POST',
  url: '/api/rfq/status/id/:id',
  params: IdParams,
  body: RfqDecision,
  response: Rfq,
});
