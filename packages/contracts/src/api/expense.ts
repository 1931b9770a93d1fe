import { Type, type Static } from 'typebox';
import { Currency, IdParams, PageQuery, Price, Success, Timestamp, pageOf } from '../schemas/common.ts';
import { defineEndpoint } from '../schemas/endpoint.ts';

export const EXPENSE_CATEGORIES = ['materials', 'production', 'sampling', 'shipping', 'marketing', 'travel', 'studio', 'other'] as const;
export const EXPENSE_STATUSES = ['draft', 'submitted', 'approved', 'rejected', 'reimbursed'] as const;

const Day = Type.String({ format: 'date' });
const OptionalId = Type.Optional(Type.Union([Type.String({ maxLength: 80 }), Type.Null()]));

export const ExpenseInput = Type.Object({
  /** The day it was spent on. */
  date: Day,
  vendor: Type.String({ minLength: 1, maxLength: 160, pattern: '\\S' }),
  category: Type.Enum(EXPENSE_CATEGORIES),
  /** With tax, in the smallest unit of the currency. */
  amountMinor: Type.Integer({ minimum: 1, maximum: 1_000_000_000_000 }),
  taxMinor: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000_000_000 })),
  currency: Currency,
  /** Of an own upload with `?purpose=document`. */
  receiptFileId: OptionalId,
  productionId: OptionalId,
  /** Of an own design. */
  designId: OptionalId,
  reimbursable: Type.Optional(Type.Boolean()),
  note: Type.Optional(Type.String({ maxLength: 2000 })),
  /** Hands it in for approval. Default: kept as it is, a new one as a draft. */
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
  /** An address that works for a minute; null without a receipt. */
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

/** The own expenses; an admin's list is everybody's. */
export const listExpenses = defineEndpoint({
  method: 'GET',
  url: '/api/expense',
  querystring: Type.Object({ ...PageQuery, ...Filter }),
  response: pageOf(Expense),
});
export const getExpense = defineEndpoint({ method: 'GET', url: '/api/expense/id/:id', params: IdParams, response: Expense });
/** Takes an idempotency key. */
export const createExpense = defineEndpoint({ method: 'POST', url: '/api/expense', body: ExpenseInput, response: Expense });
/** 409 `invalid_transition` once it is approved; 409 `conflict` when `version` is not the current one. */
export const updateExpense = defineEndpoint({
  method: 'POST',
  url: '/api/expense/update/id/:id',
  params: IdParams,
  body: Type.Object({ ...ExpenseInput.properties, version: Type.Optional(Type.Integer()) }),
  response: Expense,
});
export const deleteExpense = defineEndpoint({ method: 'DELETE', url: '/api/expense/:id', params: IdParams, response: Success });
/** 409 `conflict` when `version`, of the expense as the sender saw it, is not the current one: its owner may still change it. */
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
/** Answers `text/csv` with the same filters, at most 10,000 rows. */
export const exportExpenses = { method: 'GET', url: '/api/expense/export.csv', querystring: Type.Object(Filter) } as const;
