export { wholesaleOrderRoutes } from './wholesale-order.routes.ts';
export { freezeCommission } from './steps/freeze-commission.ts';
export { issueWholesaleInvoice, reissueWholesaleInvoice } from './steps/order-invoice.ts';
export { listStyleFacts, type StyleFacts } from './quote/facts.queries.ts';
export { overdueInvoices, sumUsedCredit, usedCredit } from './trade-buyer.queries.ts';
export { listOrderRows } from './wholesale-order.queries.ts';
export { wholesaleMail } from './news/wholesale-order.mail.ts';
