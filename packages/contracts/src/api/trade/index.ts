/** The modules of this domain that declare endpoints, for what goes over all of them. Others import the module that they need. */
export * as buyer from './buyer.ts';
export * as buyerMember from './buyer-member.ts';
export * as buyerStaff from './buyer-staff.ts';
export * as linesheet from './linesheet.ts';
export * as production from './production.ts';
export * as rfq from './rfq.ts';
export * as stockist from './stockist.ts';
export * as wholesale from './wholesale.ts';
export * as wholesaleCart from './wholesale-cart.ts';
export * as wholesaleOrder from './wholesale-order.ts';
export * as wholesaleQuote from './wholesale-quote.ts';
export * as wholesaleTerms from './wholesale-terms.ts';
