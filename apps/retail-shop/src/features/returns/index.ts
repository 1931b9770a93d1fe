export { OwnReturns } from './own-returns.tsx';
export { ReturnCard } from './return-card.tsx';
export { ReturnOfOrder } from './return-of-order.tsx';
export { StartReturn } from './start-return.tsx';
export { WhyNotReturnable } from './why-not-returnable.tsx';
