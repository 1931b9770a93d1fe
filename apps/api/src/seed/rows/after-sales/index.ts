export { loadExpenses } from './expenses.ts';
export { loadCommissionInvoices, loadInvoices } from './invoices.ts';
export { loadPayouts } from './payouts.ts';
export { loadReturns } from './returns.ts';
