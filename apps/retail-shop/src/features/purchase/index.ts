export { PurchaseLine } from './purchase-line.tsx';
export { Totals } from './totals.tsx';
