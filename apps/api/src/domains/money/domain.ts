import type { Domain } from '../domain.ts';
import { commissionRateRoutes } from './commission-rate/index.ts';
import { expenseRoutes } from './expense/index.ts';
import { commissionMail, invoiceMail, invoiceRoutes } from './invoice/index.ts';
import { payoutRoutes } from './payout/index.ts';

export const money: Domain = {
  modules: [commissionRateRoutes, expenseRoutes, invoiceRoutes, payoutRoutes],
  mails: [invoiceMail, commissionMail],
};
