export { loadWholesaleOrders } from './wholesale-orders.ts';
