import { Type, type Static } from 'typebox';
import { Currency, IdParams, PageQuery, Price, Timestamp, pageOf } from '../../schemas/common.ts';
import { defineEndpoint } from '../../schemas/endpoint.ts';
import { ImageRef } from '../../schemas/image-ref.ts';
import { LocalText } from '../../schemas/local-text.ts';
import { SizeQuantities } from './rfq.ts';

export const PRODUCTION_STATUSES = [
  'requested',
  'quoted',
  'accepted',
  'sampling',
  'in_production',
  'qc',
  'completed',
  'cancelled',
] as const;
export const ProductionStatus = Type.Enum(PRODUCTION_STATUSES);

const Day = Type.String({ format: 'date' });
const OptionalDay = Type.Optional(Type.Union([Day, Type.Null()]));

const editable = {
  sizeQuantities: Type.Optional(SizeQuantities),
  costs: Type.Optional(
    Type.Array(
      Type.Object({
        label: Type.String({ minLength: 1, maxLength: 120 }),
        amountMinor: Type.Integer({ minimum: 0, maximum: 1_000_000_000_000 }),
      }),
      { maxItems: 60 },
    ),
  ),
  currency: Type.Optional(Currency),
  startDate: OptionalDay,
  dueDate: OptionalDay,
  assignee: Type.Optional(Type.String({ maxLength: 120 })),
  notes: Type.Optional(Type.String({ maxLength: 4000 })),
  /** File ids of the caller's own public images; those of the other side may stay. New ones show the run's present stage. */
  photos: Type.Optional(Type.Array(Type.String({ maxLength: 80 }), { maxItems: 24 })),
};

export const ProductionInput = Type.Object({
  ...editable,
  designId: Type.String({ minLength: 1, maxLength: 80 }),
  sizeQuantities: SizeQuantities,
  currency: Currency,
  /** An external producer: the run starts as a request. Without one it is made in-house and may start at once. */
  producerId: Type.Optional(Type.Union([Type.String({ maxLength: 80 }), Type.Null()])),
});
export type ProductionInput = Static<typeof ProductionInput>;

export const ProductionUpdate = Type.Object({ ...editable, version: Type.Optional(Type.Integer()) });
export type ProductionUpdate = Static<typeof ProductionUpdate>;

export const Production = Type.Object({
  _id: Type.String(),
  id: Type.String(),
  status: ProductionStatus,
  /** Status changes the reader may make now. */
  nextStatuses: Type.Array(ProductionStatus),
  side: Type.Union([Type.Literal('designer'), Type.Literal('producer'), Type.Literal('staff')]),
  design: Type.Object({ id: Type.String(), slug: Type.String(), name: LocalText }),
  designer: Type.Object({ id: Type.String(), handle: Type.String(), name: Type.String(), nameJp: Type.String() }),
  producer: Type.Union([
    Type.Object({ id: Type.String(), handle: Type.String(), name: Type.String(), nameJp: Type.String() }),
    Type.Null(),
  ]),
  rfqId: Type.Union([Type.String(), Type.Null()]),
  sizeQuantities: Type.Record(Type.String(), Type.Integer()),
  units: Type.Integer(),
  costs: Type.Array(Type.Object({ label: Type.String(), amountMinor: Type.Integer() })),
  /** Total cost. */
  cost: Price,
  /** Lowest retail price of the design in the same currency, for the margin; null without one. */
  retail: Type.Union([Price, Type.Null()]),
  startDate: Type.Union([Day, Type.Null()]),
  dueDate: Type.Union([Day, Type.Null()]),
  assignee: Type.String(),
  notes: Type.String(),
  photos: Type.Array(Type.Object({ image: ImageRef, stage: ProductionStatus })),
  /** When the units were added to the stock, and how many of each size; null before. */
  stockedAt: Type.Union([Timestamp, Type.Null()]),
  received: Type.Union([Type.Record(Type.String(), Type.Integer()), Type.Null()]),
  version: Type.Integer(),
  createdAt: Timestamp,
  updatedAt: Timestamp,
});
export type Production = Static<typeof Production>;

/** What the margin of a piece follows from, by today's prices and rates in the run's currency. */
const SaleTerms = Type.Object({
  /** Lowest prices of the design; null where it has none. */
  retail: Type.Union([Price, Type.Null()]),
  wholesale: Type.Union([Price, Type.Null()]),
  retailCommissionBp: Type.Integer(),
  wholesaleCommissionBp: Type.Integer(),
  /** Of retail prices in the currency's market. */
  tax: Type.Object({ rateBp: Type.Integer(), included: Type.Boolean() }),
});

export const ProductionDetail = Type.Object({
  ...Production.properties,
  /** Null for the producer, who is not told what the designer earns. */
  sale: Type.Union([SaleTerms, Type.Null()]),
  events: Type.Array(
    Type.Object({
      from: Type.Union([Type.String(), Type.Null()]),
      to: Type.String(),
      note: Type.String(),
      by: Type.Union([Type.String(), Type.Null()]),
      at: Timestamp,
    }),
  ),
});
export type ProductionDetail = Static<typeof ProductionDetail>;

/** The designer's runs, or those assigned to the producer; all for staff. `total` counts up to 10,000. */
export const listOwnProductions = defineEndpoint({
  method: 'GET',
  url: '/api/production/mine',
  querystring: Type.Object({ ...PageQuery, status: Type.Optional(ProductionStatus) }),
  response: pageOf(Production),
});
/** Accepts an idempotency key. */
export const createProduction = defineEndpoint({
  method: 'POST',
  url: '/api/production/in_house',
  body: ProductionInput,
  response: ProductionDetail,
});
export const getProduction = defineEndpoint({
  method: 'GET',
  url: '/api/production/in_house/id/:id',
  params: IdParams,
  response: ProductionDetail,
});
/** A producer may change due date, notes and photos; the designer and admins everything. 409 once completed or cancelled. */
export const updateProduction = defineEndpoint({
  method: 'POST',
  url: '/api/production/in_house/update/id/:id',
  params: IdParams,
  body: ProductionUpdate,
  response: ProductionDetail,
});
/** `completed` adds the units to the stock, once even when repeated: those `received`, by default all that were planned. */
export const moveProduction = defineEndpoint({
  method: 'POST',
  url: '/api/production/status/id/:id',
  params: IdParams,
  body: Type.Object({
    status: ProductionStatus,
    note: Type.Optional(Type.String({ maxLength: 1000 })),
    /** With `completed` alone: what came of each planned size, where that is not all of it. */
    received: Type.Optional(
      Type.Record(Type.String({ minLength: 1, maxLength: 20 }), Type.Integer({ minimum: 0, maximum: 100_000 }), { maxProperties: 30 }),
    ),
  }),
  response: ProductionDetail,
});
