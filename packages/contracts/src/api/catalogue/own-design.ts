import { Type, type Static } from 'typebox';
import { Currency, IdParams, PageQuery, Timestamp } from '../../schemas/common.ts';
import { defineEndpoint } from '../../schemas/endpoint.ts';
import { DesignInput } from './design-input.ts';
import { OwnerDesign } from './design.ts';

/** Initial values of the design form: what the designer saved last, including a pending change. Same shape as the input. */
export const DesignForm = Type.Object({ ...DesignInput.properties, hidden: Type.Boolean() });
export type DesignForm = Static<typeof DesignForm>;

/** A pending change of a confirmed design: each changed field. */
export const DesignChange = Type.Object({
  id: Type.String(),
  designId: Type.String(),
  requestedAt: Timestamp,
  /** Version of the design that the change is based on. */
  baseVersion: Type.Integer(),
  version: Type.Integer(),
  fields: Type.Array(Type.Object({ field: Type.String(), before: Type.Unknown(), after: Type.Unknown() })),
});
export type DesignChange = Static<typeof DesignChange>;

/** States of one's own designs that a list can be narrowed to. `hidden` is in any of the others, too. */
const OWN_DESIGN_STATES = ['draft', 'unconfirmed', 'confirmed', 'rejected', 'hidden'] as const;

/** The caller's designs in every state, newest first; `q` are words of their names. */
export const listOwnDesigns = defineEndpoint({
  method: 'GET',
  url: '/api/design/mine',
  querystring: Type.Object({
    ...PageQuery,
    currency: Type.Optional(Currency),
    q: Type.Optional(Type.String({ maxLength: 80 })),
    state: Type.Optional(Type.Enum(OWN_DESIGN_STATES)),
  }),
  response: Type.Object({ items: Type.Array(OwnerDesign), total: Type.Integer(), page: Type.Integer() }),
});
export type OwnDesignsQuery = Pick<Static<(typeof listOwnDesigns)['schema']['querystring']>, 'q' | 'state'>;

export const OwnDesign = Type.Object({ design: OwnerDesign, form: DesignForm, change: Type.Union([DesignChange, Type.Null()]) });
export type OwnDesign = Static<typeof OwnDesign>;

/** The caller's own design in any state, for its form; any design for admins. */
export const getOwnDesign = defineEndpoint({
  method: 'GET',
  url: '/api/design/mine/:id',
  params: IdParams,
  querystring: Type.Object({ currency: Type.Optional(Currency) }),
  response: OwnDesign,
});
/** The pending change, for its designer and for the admin who decides by `confirmDesign`. 404 when there is none. */
export const getDesignChange = defineEndpoint({
  method: 'GET',
  url: '/api/design/change/id/:id',
  params: IdParams,
  response: DesignChange,
});

export const StockInput = Type.Object({
  sku: Type.String({ minLength: 1, maxLength: 120 }),
  /** Units added (negative: removed). Either this or `set`. */
  delta: Type.Optional(Type.Integer({ minimum: -100_000, maximum: 100_000 })),
  /** Counted units on hand. */
  set: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000 })),
  reason: Type.String({ minLength: 1, maxLength: 200, pattern: '\\S' }),
});
export type StockInput = Static<typeof StockInput>;

export const StockAnswer = Type.Object({
  sku: Type.String(),
  size: Type.String(),
  onHand: Type.Integer(),
  allocated: Type.Integer(),
  /** Latest stock movements, newest first. */
  movements: Type.Array(Type.Object({ kind: Type.String(), quantity: Type.Integer(), note: Type.String(), at: Timestamp })),
});
export type StockAnswer = Static<typeof StockAnswer>;

/** 409 `insufficient_stock` when less would remain than is sold and not shipped. Accepts an idempotency key. */
export const changeStock = defineEndpoint({
  method: 'POST',
  url: '/api/design/stock/id/:id',
  params: IdParams,
  body: StockInput,
  response: StockAnswer,
});

/** Stock of every size that is sold from stock, in the order of the sizes, each with its latest movements. */
export const getStock = defineEndpoint({
  method: 'GET',
  url: '/api/design/stock/id/:id',
  params: IdParams,
  response: Type.Object({ items: Type.Array(StockAnswer) }),
});

/** Ends the sale of a confirmed design, which stays readable among past work, or resumes it. 422 `business_rule` for any other design. */
export const archiveDesign = defineEndpoint({
  method: 'POST',
  url: '/api/design/archive/id/:id',
  params: IdParams,
  body: Type.Object({ archived: Type.Boolean() }),
  response: OwnerDesign,
});

/** Maximum number of rows in one file. */
export const MAX_IMPORT_ROWS = 2000;

export const ImportReport = Type.Object({
  /** False for a dry run, or when one bad row rejected the import. */
  isKept: Type.Boolean(),
  rows: Type.Integer(),
  created: Type.Integer(),
  /** Includes changes of confirmed designs, which await review as usual. */
  updated: Type.Integer(),
  unchanged: Type.Integer(),
  /** Line number in the file; the header is line 1. */
  errors: Type.Array(Type.Object({ line: Type.Integer(), field: Type.String(), message: Type.String() })),
});
export type ImportReport = Static<typeof ImportReport>;

const Switch = Type.Optional(Type.Union([Type.Literal('1'), Type.Literal('0'), Type.Literal('true'), Type.Literal('false')]));

/**
 * Imports designs from CSV, one row per size; rows of one slug (or name, for new designs) belong together. `dryRun=1` only reports.
 * `atomic=1` (default) imports all or nothing, `atomic=0` every design without a bad row. `styleOf` may name new designs of earlier
 * rows.
 */
export const importDesigns = defineEndpoint({
  method: 'POST',
  url: '/api/design/import',
  querystring: Type.Object({ dryRun: Switch, atomic: Switch }),
  body: Type.Object({ csv: Type.String({ minLength: 1, maxLength: 4_000_000 }) }),
  response: ImportReport,
});
/** Responds with `text/csv` in the import's columns: the caller's own designs, all for admins; at most 10,000 designs. */
export const exportDesigns = { method: 'GET', url: '/api/design/export.csv' } as const;
