import { Type, type Static } from 'typebox';
import { Currency, IdParams, PageQuery, Price, Success, Timestamp, pageOf } from '../../schemas/common.ts';
import { defineEndpoint } from '../../schemas/endpoint.ts';

export const EXPENSE_CATEGORIES = ['materials', 'production', 'sampling', 'shipping', 'marketing', 'travel', 'studio', 'other'] as const;
export const EXPENSE_STATUSES = ['draft', 'submitted', 'approved', 'rejected', 'reimbursed'] as const;

const Day = Type.String({ format: 'date' });
const OptionalId = Type.Optional(Type.Union([Type.String({ maxLength: 80 }), Type.Null()]));

export const ExpenseInput = Type.Object({
  /** Date of the expense. */
  date: Day,
  vendor: Type.String({ minLength: 1, maxLength: 160, pattern: '\\S' }),
  category: Type.Enum(EXPENSE_CATEGORIES),
  /** Gross amount in minor units. */
  amountMinor: Type.Integer({ minimum: 1, maximum: 1_000_000_000_000 }),
  taxMinor: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000_000_000 })),
  currency: Currency,
  /** File id of the caller's own upload with `?purpose=document`. */
  receiptFileId: OptionalId,
  productionId: OptionalId,
  /** The caller's own design. */
  designId: OptionalId,
  reimbursable: Type.Optional(Type.Boolean()),
  note: Type.Optional(Type.String({ maxLength: 2000 })),
  /** `submitted` requests approval. Default: unchanged; new expenses start as drafts. */
  status: Type.Optional(Type.Union([Type.Literal('draft'), Type.Literal('submitted')])),
});
export type ExpenseInput = Static<typeof ExpenseInput>;

export const Expense = Type.Object({
  _id: Type.String(),
  id: Type.String(),
  date: Day,
  vendor: Type.String(),
  category: Type.Enum(EXPENSE_CATEGORIES),
  amount: Price,
  tax: Price,
  /** Signed URL, valid for one minute; null without a receipt. */
  receipt: Type.Union([Type.Object({ id: Type.String(), url: Type.String(), mime: Type.String() }), Type.Null()]),
  productionId: Type.Union([Type.String(), Type.Null()]),
  designId: Type.Union([Type.String(), Type.Null()]),
  reimbursable: Type.Boolean(),
  note: Type.String(),
  status: Type.Enum(EXPENSE_STATUSES),
  decisionNote: Type.String(),
  owner: Type.Object({ id: Type.String(), name: Type.String() }),
  createdAt: Timestamp,
  version: Type.Integer(),
});
export type Expense = Static<typeof Expense>;

const Filter = {
  status: Type.Optional(Type.Enum(EXPENSE_STATUSES)),
  category: Type.Optional(Type.Enum(EXPENSE_CATEGORIES)),
  from: Type.Optional(Day),
  to: Type.Optional(Day),
};

/** The caller's own expenses; all expenses for admins. */
export const listExpenses = defineEndpoint({
  method: 'GET',
  url: '/api/expense',
  querystring: Type.Object({ ...PageQuery, ...Filter }),
  response: pageOf(Expense),
});
export const getExpense = defineEndpoint({ method: 'GET', url: '/api/expense/id/:id', params: IdParams, response: Expense });
/** Accepts an idempotency key. */
export const createExpense = defineEndpoint({ method: 'POST', url: '/api/expense', body: ExpenseInput, response: Expense });
/** 409 `invalid_transition` after approval; 409 `conflict` when `version` is outdated. */
export const updateExpense = defineEndpoint({
  method: 'POST',
  url: '/api/expense/update/id/:id',
  params: IdParams,
  body: Type.Object({ ...ExpenseInput.properties, version: Type.Optional(Type.Integer()) }),
  response: Expense,
});
export const deleteExpense = defineEndpoint({ method: 'DELETE', url: '/api/expense/:id', params: IdParams, response: Success });
/** 409 `conflict` when `version` is outdated, because the owner has changed the expense since the sender saw it. */
export const decideExpense = defineEndpoint({
  method: 'POST',
  url: '/api/expense/status/id/:id',
  params: IdParams,
  body: Type.Object({
    status: Type.Union([Type.Literal('approved'), Type.Literal('rejected'), Type.Literal('reimbursed')]),
    note: Type.Optional(Type.String({ maxLength: 500 })),
    version: Type.Optional(Type.Integer()),
  }),
  response: Expense,
});
/** Responds with `text/csv` for the same filters, at most 10,000 rows. */
export const exportExpenses = { method: 'GET', url: '/api/expense/export.csv', querystring: Type.Object(Filter) } as const;
