import type { Domain } from '../domain.ts';
import { commissionRateRoutes } from './commission-rate/index.ts';
import { expenseRoutes } from './expense/index.ts';
import { commissionMail, invoiceMail, invoiceRoutes } from './invoice/index.ts';
import { payoutDetailsMail, payoutDetailsRoutes } from './payout-details/index.ts';
import { payoutRoutes } from './payout/index.ts';

export const money: Domain = {
  modules: [commissionRateRoutes, expenseRoutes, invoiceRoutes, payoutDetailsRoutes, payoutRoutes],
  mails: [invoiceMail, commissionMail, payoutDetailsMail],
};
