import { Type, type Static } from 'typebox';
import { Currency, IdParams, Timestamp } from '../schemas/common.ts';
import { defineEndpoint } from '../schemas/endpoint.ts';
import { DesignInput, OwnerDesign } from './design.ts';

/** What the form of a design is filled with: what its designer saved last, a change that waits included. Copies of the input. */
export const DesignForm = Type.Object({ ...DesignInput.properties, hidden: Type.Boolean() });
export type DesignForm = Static<typeof DesignForm>;

/** A waiting change of a confirmed design: each field that would become another. */
export const DesignChange = Type.Object({
  id: Type.String(),
  designId: Type.String(),
  requestedAt: Timestamp,
  /** Version of the design the change was made to. */
  baseVersion: Type.Integer(),
  version: Type.Integer(),
  fields: Type.Array(Type.Object({ field: Type.String(), before: Type.Unknown(), after: Type.Unknown() })),
});
export type DesignChange = Static<typeof DesignChange>;

export const OwnDesign = Type.Object({ design: OwnerDesign, form: DesignForm, change: Type.Union([DesignChange, Type.Null()]) });
export type OwnDesign = Static<typeof OwnDesign>;

/** One's own design in any state, as its form needs it; an admin opens everybody's. */
export const getOwnDesign = defineEndpoint({
  method: 'GET',
  url: '/api/design/mine/:id',
  params: IdParams,
  querystring: Type.Object({ currency: Type.Optional(Currency) }),
  response: OwnDesign,
});
/** What would change: for its designer and for the admin who decides by `confirmDesign`. 404 when nothing waits. */
export const getDesignChange = defineEndpoint({
  method: 'GET',
  url: '/api/design/change/id/:id',
  params: IdParams,
  response: DesignChange,
});

export const StockInput = Type.Object({
  sku: Type.String({ minLength: 1, maxLength: 120 }),
  /** Units that came or went. Either this or `set`. */
  delta: Type.Optional(Type.Integer({ minimum: -100_000, maximum: 100_000 })),
  /** Units that are on hand by count. */
  set: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000 })),
  reason: Type.String({ minLength: 1, maxLength: 200, pattern: '\\S' }),
});
export type StockInput = Static<typeof StockInput>;

export const StockAnswer = Type.Object({
  sku: Type.String(),
  size: Type.String(),
  onHand: Type.Integer(),
  allocated: Type.Integer(),
  /** The latest movements, newest first. */
  movements: Type.Array(Type.Object({ kind: Type.String(), quantity: Type.Integer(), note: Type.String(), at: Timestamp })),
});
export type StockAnswer = Static<typeof StockAnswer>;

/** 409 `insufficient_stock` when less would be on hand than was sold and not yet shipped. Takes an idempotency key. */
export const changeStock = defineEndpoint({
  method: 'POST',
  url: '/api/design/stock/id/:id',
  params: IdParams,
  body: StockInput,
  response: StockAnswer,
});

/** Most rows of one file. */
export const MAX_IMPORT_ROWS = 2000;

export const ImportReport = Type.Object({
  /** Nothing was kept: it was asked for as a trial, or one bad row stopped all of them. */
  isKept: Type.Boolean(),
  rows: Type.Integer(),
  created: Type.Integer(),
  /** With changes of confirmed designs, which wait for review as always. */
  updated: Type.Integer(),
  unchanged: Type.Integer(),
  /** `line` as a text editor counts it; the head is line 1. */
  errors: Type.Array(Type.Object({ line: Type.Integer(), field: Type.String(), message: Type.String() })),
});
export type ImportReport = Static<typeof ImportReport>;

const Switch = Type.Optional(Type.Union([Type.Literal('1'), Type.Literal('0'), Type.Literal('true'), Type.Literal('false')]));

/**
 * Designs from CSV: a row for each size, rows of one slug (or, of new designs, of one name) together. `dryRun=1` reports and
 * keeps nothing. `atomic=1` (the default) keeps all or nothing, `atomic=0` every design that has no bad row. `styleOf` also knows
 * new designs of the rows before, by their names.
 */
export const importDesigns = defineEndpoint({
  method: 'POST',
  url: '/api/design/import',
  querystring: Type.Object({ dryRun: Switch, atomic: Switch }),
  body: Type.Object({ csv: Type.String({ minLength: 1, maxLength: 4_000_000 }) }),
  response: ImportReport,
});
/** Answers `text/csv` in the columns of the import: one's own designs, an admin's are everybody's; at most 10,000 designs. */
export const exportDesigns = { method: 'GET', url: '/api/design/export.csv' } as const;
