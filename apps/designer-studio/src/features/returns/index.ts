export { ReturnAddress } from './return-address.tsx';
export { SellerReturns } from './seller-returns.tsx';
