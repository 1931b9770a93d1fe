export { orderQuery } from './order.api.ts';
