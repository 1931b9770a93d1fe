export { invoiceRoutes } from './invoice.routes.ts';
export { findLastInvoice, getInvoiceRow } from './invoice.queries.ts';
export { issueInvoice, type InvoiceDraft } from './issue-invoice.ts';
export { issueOrderInvoice, reissueOrderInvoice } from './issue-order-invoice.ts';
export { sendInvoicePdf } from './send-invoice-pdf.ts';
export { mailInvoice } from './mail-invoice.ts';
export { toInvoice } from './invoice-answer.ts';
export { creditInvoice } from './invoice.service.ts';
