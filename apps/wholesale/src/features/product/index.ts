export { cartItemOf, orderableSizes, orderLines, orderOf } from './order-lines.ts';
export type { Order } from './order-lines.ts';
export { moveBetweenFields } from './move-between-fields.ts';
export { OrderMatrix } from './order-matrix.tsx';
export { SizeFields } from './size-fields.tsx';
export { useProblemText } from './use-problem-text.ts';
export { wishedWindows } from './window-wish.store.ts';
export { styleQuery } from './style.api.ts';
