export { wholesaleOrderRoutes } from './wholesale-order.routes.ts';
export { issueWholesaleInvoice } from './steps/order-invoice.ts';
export { listOrderRows } from './wholesale-order.queries.ts';
