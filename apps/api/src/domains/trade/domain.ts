import type { Domain } from '../domain.ts';
import { billingRoutes } from './billing/index.ts';
import { buyerMail, buyerRoutes, companyInvitationMail } from './buyer/index.ts';
import { productionRoutes } from './production/index.ts';
import { rfqMail, rfqRoutes } from './rfq/index.ts';
import { stockistRoutes } from './stockist/index.ts';
import { wholesaleCartRoutes } from './wholesale-cart/index.ts';
import { wholesaleMail, wholesaleOrderRoutes } from './wholesale-order/index.ts';
import { wholesaleRoutes } from './wholesale/index.ts';

export const trade: Domain = {
  modules: [
    billingRoutes,
    buyerRoutes,
    productionRoutes,
    rfqRoutes,
    stockistRoutes,
    wholesaleRoutes,
    wholesaleCartRoutes,
    wholesaleOrderRoutes,
  ],
  mails: [buyerMail, companyInvitationMail, wholesaleMail, rfqMail],
};
