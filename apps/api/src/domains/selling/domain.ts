import type { Domain } from '../domain.ts';
import { cartRoutes } from './cart/index.ts';
import { checkoutRoutes } from './checkout/index.ts';
import { draftOrderMail, orderConfirmationMail, orderRoutes, orderUpdateMail } from './order/index.ts';
import { paymentRoutes } from './payment/index.ts';
import { promoCodeRoutes } from './promo-code/index.ts';
import { returnMail, returnRoutes } from './return/index.ts';

export const selling: Domain = {
  modules: [cartRoutes, checkoutRoutes, orderRoutes, paymentRoutes, promoCodeRoutes, returnRoutes],
  mails: [orderConfirmationMail, orderUpdateMail, draftOrderMail, returnMail],
};
