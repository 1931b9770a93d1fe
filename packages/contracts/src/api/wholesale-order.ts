import { Type, type Static } from 'typebox';
import { Currency, Price, Timestamp } from '../schemas/common.ts';

export const WHOLESALE_ORDER_STATUSES = ['draft', 'in_review', 'changes_requested', 'approved', 'in_production', 'partially_shipped', 'shipped', 'delivered', 'closed', 'cancelled'] as const;

/** One style in one colour: the specification's size to quantity map, without zeros. */
export const WholesaleOrderLine = Type.Object({
  id: Type.String(),
  designId: Type.String(),
  designName: Type.String(),
  sizeQuantities: Type.Record(Type.String(), Type.Integer({ minimum: 1 })),
  quantity: Type.Integer({ minimum: 1 }),
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
  lines: Type.Array(WholesaleOrderLine),
  total: Price,
  poNumber: Type.Union([Type.String(), Type.Null()]),
  codes_used: Type.Array(Type.Object({ code: Type.String() })),
  placedAt: Type.Union([Timestamp, Type.Null()]),
  version: Type.Integer(),
});
export type WholesaleOrder = Static<typeof WholesaleOrder>;
