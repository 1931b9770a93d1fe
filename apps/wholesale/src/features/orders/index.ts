export { CompanyOrders } from './company-orders.tsx';
export { OrderList } from './order-list.tsx';
export { managedOrdersQuery } from './orders.api.ts';
