import { Type, type Static } from 'typebox';
import { Currency, IdParams, Language, PageQuery, Price, Timestamp, pageOf } from '../../schemas/common.ts';
import { defineEndpoint } from '../../schemas/endpoint.ts';
import { LocalText } from '../../schemas/local-text.ts';

export const INVOICE_KINDS = ['retail', 'wholesale', 'commission', 'credit_note'] as const;
export const INVOICE_REFUND_STATUSES = ['open', 'paid', 'applied'] as const;
export const INVOICE_STATUSES = ['issued', 'partially_paid', 'paid', 'overdue', 'void'] as const;

/** Issuer or recipient of an invoice, as of the time of issue. */
export const InvoiceParty = Type.Object({
  name: Type.String(),
  nameJp: Type.String(),
  /** Address lines in the order used by its country. */
  address: Type.Array(Type.String()),
  email: Type.String(),
  /** Number of a Japanese qualified invoice issuer (T and 13 digits) or another tax number; empty when there is none. */
  registrationNumber: Type.String(),
});
export type InvoiceParty = Static<typeof InvoiceParty>;

export const InvoiceLine = Type.Object({
  text: LocalText,
  quantity: Type.Integer({ minimum: 1 }),
  unitMinor: Type.Integer(),
  /** Before discounts on the whole invoice; includes tax where prices do. */
  totalMinor: Type.Integer(),
  taxRateBp: Type.Integer({ minimum: 0 }),
});
export type InvoiceLine = Static<typeof InvoiceLine>;

/** Totals of one tax rate. When tax is included, the base contains it. */
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
  /** For a credit note: id of the invoice it credits. */
  creditOf: Type.Union([Type.String(), Type.Null()]),
  /** Id of the credited invoice that this one replaces. */
  replaces: Type.Union([Type.String(), Type.Null()]),
  /** Number of the credited or replaced invoice. */
  relatedNumber: Type.Union([Type.String(), Type.Null()]),
  /** Order number. */
  orderNumber: Type.Union([Type.String(), Type.Null()]),
  /** `YYYY-MM` for a commission invoice. Its total is negative when refunds exceeded commissions in that month. */
  month: Type.Union([Type.String(), Type.Null()]),
  /**
   * Amount paid of a credited wholesale invoice: owed to the company (`open`), paid back, or applied to the replacing invoice
   * (`applied`).
   */
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

/**
 * Newest first: invoices for the caller's purchases, commissions and company. With `company`, those of the company only, which are
 * the same for all members.
 */
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

/** Responds with `application/pdf` in the requested language; default: the language of the purchase. */
export const getInvoicePdf = {
  method: 'GET',
  url: '/api/invoice/id/:id/pdf',
  params: IdParams,
  querystring: Type.Object({ lang: Type.Optional(Language) }),
} as const;
/**
 * The invoice of a retail order, for everyone who may read the order, guests by its key. 409 until paid. With `refund`, the credit
 * note of that refund: 404 while there is none.
 */
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

/**
 * Issues the invoice of a paid retail order or a due wholesale order. Returns the existing invoice if any; a credited one is
 * replaced. 409 `invalid_transition` before it is due.
 */
export const issueInvoice = defineEndpoint({
  method: 'POST',
  url: '/api/invoice/issue',
  body: Type.Object({ orderId: Type.String({ minLength: 1, maxLength: 120 }) }),
  response: Invoice,
});
/**
 * Invoices sellers for the commissions of a past month (UTC), one invoice per currency, settled from their proceeds. Skips what is
 * invoiced, reissues what was credited. Also runs monthly as a job. At most 100 are returned. Accepts an idempotency key.
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
/** Cancels an invoice by a credit note, which is returned. Accepts an idempotency key. */
export const voidInvoice = defineEndpoint({
  method: 'POST',
  url: '/api/invoice/void/id/:id',
  params: IdParams,
  body: Type.Object({ reason: Type.String({ minLength: 1, maxLength: 500, pattern: '\\S' }) }),
  response: Invoice,
});
/**
 * Records a full or partial payment, at most the amount due: 422 `business_rule`. 409 `conflict` when something else is due by now than
 * `dueMinor`. Accepts an idempotency key.
 */
export const payInvoice = defineEndpoint({
  method: 'POST',
  url: '/api/invoice/payment/id/:id',
  params: IdParams,
  body: Type.Object({
    amountMinor: Type.Integer({ minimum: 1, maximum: 1_000_000_000_000 }),
    method: Type.Union([Type.Literal('card'), Type.Literal('bank_transfer'), Type.Literal('other')]),
    reference: Type.Optional(Type.String({ maxLength: 120 })),
    receivedAt: Type.Optional(Timestamp),
    /** What was due as far as the sender knows: the same transfer may have been recorded meanwhile. */
    dueMinor: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000_000_000 })),
  }),
  response: Invoice,
});
