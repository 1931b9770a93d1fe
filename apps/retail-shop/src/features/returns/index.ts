export { OwnReturns } from './own-returns.tsx';
export { ReturnOfOrder } from './return-of-order.tsx';
export { useReturnsT } from './returns-texts.ts';
export { StartReturn } from './start-return.tsx';
export { WhyNotReturnable } from './why-not-returnable.tsx';
