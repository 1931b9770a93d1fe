export { cartItemOf, orderableSizes, orderLines, orderOf } from './order-lines.ts';
export type { Order } from './order-lines.ts';
export { OrderMatrix } from './order-matrix.tsx';
export { SizeFields } from './size-fields.tsx';
export { styleQuery } from './style.api.ts';
