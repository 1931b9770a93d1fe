export { claimOrders } from './order.api.ts';
export { orderQuery } from './order.api.ts';
