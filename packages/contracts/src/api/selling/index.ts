/** The modules of this domain that declare endpoints, for what goes over all of them. Others import the module that they need. */
export * as cart from './cart.ts';
export * as checkout from './checkout.ts';
export * as moneyBack from './money-back.ts';
export * as order from './order.ts';
export * as orderOffice from './order-office.ts';
export * as payment from './payment.ts';
export * as promoCode from './promo-code.ts';
export * as returnApi from './return.ts';
