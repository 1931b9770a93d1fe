import type { SeedStep } from '../../seed-step.ts';
import { loadExpenses } from './expenses.ts';
import { loadCommissionInvoices, loadInvoices } from './invoices.ts';
import { loadPayouts } from './payouts.ts';

export const moneySteps: readonly SeedStep[] = [
  { name: 'invoices', after: ['orders', 'returns'], load: ({ trx, market }) => loadInvoices(trx, market) },
  { name: 'payouts', after: ['orders', 'returns'], load: ({ trx, market }) => loadPayouts(trx, market) },
  { name: 'expenses', load: ({ trx, storage, market }) => loadExpenses(trx, storage, market) },
  { name: 'commission-invoices', after: ['orders', 'returns', 'wholesale-orders'], load: ({ trx }) => loadCommissionInvoices(trx) },
];
