export { addAddress, listAddresses, removeAddress, updateAddress } from './address-book.ts';
export type { BookOwner } from './address-book.queries.ts';
