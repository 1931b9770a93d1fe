export { orderRoutes } from './order.routes.ts';
export { findAccess, type OrderAccess } from './access.queries.ts';
export { lockGroup } from './end-orders.ts';
export { endOfReturnWindow } from './return-window.ts';
export { nameIn, orderPath, readConfirmation } from './order-mails.ts';
export { tellOfReturn, tellOfReturnStep } from './order-notifications.ts';
export { refundOrder } from './refund-order.ts';
export { requireFreshPasswordFor } from './refund-limit.ts';
