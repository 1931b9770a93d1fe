import { Type, type Static } from 'typebox';
import { IdParams, PageQuery, Price, Timestamp, pageOf } from '../../schemas/common.ts';
import { defineEndpoint } from '../../schemas/endpoint.ts';
import { INVOICE_REFUND_STATUSES } from './invoice.ts';

const Named = Type.Object({ id: Type.String(), number: Type.String() });

/** The amount that a company had paid of a credited wholesale invoice. */
export const InvoiceRefund = Type.Object({
  _id: Type.String(),
  id: Type.String(),
  status: Type.Enum(INVOICE_REFUND_STATUSES),
  amount: Price,
  /** The credited invoice. */
  invoice: Named,
  order: Type.Object({ ...Named.properties, status: Type.String() }),
  buyer: Type.Object({ id: Type.String(), name: Type.String() }),
  /** Means of repayment. */
  method: Type.Union([Type.Literal('card'), Type.Literal('bank_transfer'), Type.Literal('other'), Type.Null()]),
  reference: Type.String(),
  /** The invoice that the amount was applied to. */
  appliedTo: Type.Union([Named, Type.Null()]),
  createdAt: Timestamp,
  settledAt: Type.Union([Timestamp, Type.Null()]),
});
export type InvoiceRefund = Static<typeof InvoiceRefund>;

/** Newest first. */
export const listInvoiceRefunds = defineEndpoint({
  method: 'GET',
  url: '/api/invoice/refund/',
  querystring: Type.Object({ ...PageQuery, status: Type.Optional(Type.Enum(INVOICE_REFUND_STATUSES)) }),
  response: pageOf(InvoiceRefund),
});

/**
 * Records the full repayment with the bank's reference; or, with `invoice`, applies the amount to the order's current invoice (422
 * `business_rule` when there is none, or less is due). Possible once: 409 `invalid_transition`. Large amounts need the password.
 * Accepts an idempotency key.
 */
export const settleInvoiceRefund = defineEndpoint({
  method: 'POST',
  url: '/api/invoice/refund/id/:id',
  params: IdParams,
  body: Type.Object({
    method: Type.Union([Type.Literal('card'), Type.Literal('bank_transfer'), Type.Literal('other'), Type.Literal('invoice')]),
    reference: Type.Optional(Type.String({ maxLength: 120 })),
    paidAt: Type.Optional(Timestamp),
  }),
  response: InvoiceRefund,
});
