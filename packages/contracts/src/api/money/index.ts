/** The modules of this domain that declare endpoints, for what goes over all of them. Others import the module that they need. */
export * as commissionRate from './commission-rate.ts';
export * as expense from './expense.ts';
export * as invoice from './invoice.ts';
export * as invoiceRefund from './invoice-refund.ts';
export * as payout from './payout.ts';
export * as payoutDetails from './payout-details.ts';
