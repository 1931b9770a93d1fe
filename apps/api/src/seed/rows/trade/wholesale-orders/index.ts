export { demoOrderIds, loadWholesaleOrders } from './wholesale-orders.ts';
