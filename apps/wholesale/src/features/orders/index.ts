export { CompanyOrders } from './company-orders.tsx';
export { overdueOf } from './overdue.ts';
export { OrderList } from './order-list.tsx';
export { managedOrdersQuery } from './orders.api.ts';
