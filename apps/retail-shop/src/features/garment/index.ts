export { cartItemOf } from './cart-item-of.ts';
export type { GarmentChoice } from './cart-item-of.ts';
export { useSizeName } from './use-size-name.ts';
export { useDayFromNow } from './use-day-from-now.ts';
export { ProductTile } from './product-tile.tsx';
export { StockAlertNotice } from './stock-alert-notice.tsx';
