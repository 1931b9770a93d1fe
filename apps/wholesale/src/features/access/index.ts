export { AccessCard } from './access-card.tsx';
export { useTradeRead, type Access } from './use-trade-read.ts';
export { WholesalePrice } from './wholesale-price.tsx';
