import { Type, type Static } from 'typebox';
import { Currency, IdParams, Language, PageQuery, Price, Timestamp, pageOf } from '../schemas/common.ts';
import { defineEndpoint } from '../schemas/endpoint.ts';
import { LocalText } from '../schemas/local-text.ts';

export const INVOICE_KINDS = ['retail', 'wholesale', 'commission', 'credit_note'] as const;
export const INVOICE_REFUND_STATUSES = ['open', 'paid', 'applied'] as const;
export const INVOICE_STATUSES = ['issued', 'partially_paid', 'paid', 'overdue', 'void'] as const;

/** Who an invoice is from or to, as they were when it was issued. */
export const InvoiceParty = Type.Object({
  name: Type.String(),
  nameJp: Type.String(),
  /** Lines of the address, in the order of its country. */
  address: Type.Array(Type.String()),
  email: Type.String(),
  /** Of a Japanese qualified issuer (T and 13 digits) or another tax number; empty when there is none. */
  registrationNumber: Type.String(),
});
export type InvoiceParty = Static<typeof InvoiceParty>;

export const InvoiceLine = Type.Object({
  text: LocalText,
  quantity: Type.Integer({ minimum: 1 }),
  unitMinor: Type.Integer(),
  /** Before discounts of the whole invoice; with tax where prices include it. */
  totalMinor: Type.Integer(),
  taxRateBp: Type.Integer({ minimum: 0 }),
});
export type InvoiceLine = Static<typeof InvoiceLine>;

/** Sums of one rate. With included tax, the base contains it. */
export const InvoiceTax = Type.Object({ rateBp: Type.Integer(), baseMinor: Type.Integer(), taxMinor: Type.Integer() });
export type InvoiceTax = Static<typeof InvoiceTax>;

export const Invoice = Type.Object({
  _id: Type.String(),
  id: Type.String(),
  number: Type.String(),
  kind: Type.Enum(INVOICE_KINDS),
  status: Type.Enum(INVOICE_STATUSES),
  orderId: Type.Union([Type.String(), Type.Null()]),
  wholesaleOrderId: Type.Union([Type.String(), Type.Null()]),
  /** The invoice that a credit note takes back. */
  creditOf: Type.Union([Type.String(), Type.Null()]),
  /** The credited invoice in whose place this one was issued. */
  replaces: Type.Union([Type.String(), Type.Null()]),
  /** The number of either. */
  relatedNumber: Type.Union([Type.String(), Type.Null()]),
  /** Number of the order. */
  orderNumber: Type.Union([Type.String(), Type.Null()]),
  /** `YYYY-MM` of a commission invoice. Its total is below nothing when more was given back than taken in that month. */
  month: Type.Union([Type.String(), Type.Null()]),
  /** What a company had paid of a credited wholesale invoice: owed back (`open`), paid back, or used for the invoice that took its place (`applied`). */
  refund: Type.Union([Type.Object({ status: Type.Enum(INVOICE_REFUND_STATUSES), amount: Price }), Type.Null()]),
  currency: Currency,
  seller: InvoiceParty,
  buyer: InvoiceParty,
  lines: Type.Array(InvoiceLine),
  taxes: Type.Array(InvoiceTax),
  taxIncluded: Type.Boolean(),
  subtotal: Price,
  discount: Price,
  shipping: Price,
  tax: Price,
  total: Price,
  paid: Price,
  due: Price,
  reason: Type.String(),
  issuedAt: Timestamp,
  dueAt: Timestamp,
});
export type Invoice = Static<typeof Invoice>;

const InvoicePage = pageOf(Invoice);

/** Newest first: what the caller bought or was charged, and what their company was. With `company` the company's alone, which are the same for all of its people. */
export const listOwnInvoices = defineEndpoint({
  method: 'GET',
  url: '/api/invoice/mine',
  querystring: Type.Object({ ...PageQuery, company: Type.Optional(Type.Boolean()) }),
  response: InvoicePage,
});
export const listSellerInvoices = defineEndpoint({
  method: 'GET',
  url: '/api/invoice/seller',
  querystring: Type.Object(PageQuery),
  response: InvoicePage,
});
export const listInvoices = defineEndpoint({
  method: 'GET',
  url: '/api/invoice/',
  querystring: Type.Object({
    ...PageQuery,
    kind: Type.Optional(Type.Enum(INVOICE_KINDS)),
    status: Type.Optional(Type.Enum(INVOICE_STATUSES)),
  }),
  response: InvoicePage,
});
export const getInvoice = defineEndpoint({ method: 'GET', url: '/api/invoice/id/:id', params: IdParams, response: Invoice });

/** Answers `application/pdf`, in the language that is asked for, else in that of the purchase. */
export const getInvoicePdf = {
  method: 'GET',
  url: '/api/invoice/id/:id/pdf',
  params: IdParams,
  querystring: Type.Object({ lang: Type.Optional(Language) }),
} as const;
/** The same for a retail order, by whoever may read the order; a guest by its key. 409 while it is not paid. With `refund`, the credit note of that refund: 404 while there is none. */
export const getOrderInvoicePdf = {
  method: 'GET',
  url: '/api/order/id/:id/invoice.pdf',
  params: IdParams,
  querystring: Type.Object({
    key: Type.Optional(Type.String({ maxLength: 100 })),
    lang: Type.Optional(Language),
    refund: Type.Optional(Type.String({ maxLength: 80 })),
  }),
} as const;

/** Issues the invoice of a paid retail order, or of a wholesale order that is due. An order that has one gets the same; one that was credited is replaced. 409 `invalid_transition` while it is not due. */
export const issueInvoice = defineEndpoint({
  method: 'POST',
  url: '/api/invoice/issue',
  body: Type.Object({ orderId: Type.String({ minLength: 1, maxLength: 120 }) }),
  response: Invoice,
});
/**
 * Invoices sellers for what the marketplace kept in a month that is over (UTC), one invoice a currency, settled from their proceeds; what was invoiced before is
 * passed over, what was credited is issued again. Runs by itself each month. At most 100 are shown. Takes an idempotency key.
 */
export const issueCommissionInvoices = defineEndpoint({
  method: 'POST',
  url: '/api/invoice/commission',
  body: Type.Object({
    month: Type.String({ pattern: '^20\\d{2}-(0[1-9]|1[0-2])$' }),
    sellerProfileId: Type.Optional(Type.String({ minLength: 1, maxLength: 120 })),
  }),
  response: Type.Object({ issued: Type.Integer(), invoices: Type.Array(Invoice) }),
});
/** Takes an invoice back by a credit note, which is answered. */
export const voidInvoice = defineEndpoint({
  method: 'POST',
  url: '/api/invoice/void/id/:id',
  params: IdParams,
  body: Type.Object({ reason: Type.String({ minLength: 1, maxLength: 500, pattern: '\\S' }) }),
  response: Invoice,
});
/** Records money received, whole or in part. Never more than is due: 422 `business_rule`. Takes an idempotency key. */
export const payInvoice = defineEndpoint({
  method: 'POST',
  url: '/api/invoice/payment/id/:id',
  params: IdParams,
  body: Type.Object({
    amountMinor: Type.Integer({ minimum: 1, maximum: 1_000_000_000_000 }),
    method: Type.Union([Type.Literal('card'), Type.Literal('bank_transfer'), Type.Literal('other')]),
    reference: Type.Optional(Type.String({ maxLength: 120 })),
    receivedAt: Type.Optional(Timestamp),
  }),
  response: Invoice,
});
