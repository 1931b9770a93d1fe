export { platformAccount, promoterAccount, sellerAccount } from './accounts.ts';
export { postLedger, transfer, type LedgerEntry, type LedgerKind } from './post-ledger.ts';
export { listPromoterShares } from './promoter-shares.queries.ts';
export { postRefund } from './post-refund.ts';
export { makeAvailable, reverseLedger } from './order-ledger.queries.ts';
export { lockWholesaleOrder, makeWholesaleAvailable, settleWholesale } from './settle-wholesale.ts';
export { listBalances, type Balance } from './balances.queries.ts';
