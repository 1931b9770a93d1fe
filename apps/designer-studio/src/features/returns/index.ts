export { SellerReturns } from './seller-returns.tsx';
