export { InvoiceGrid } from './invoice-grid.tsx';
export { InvoiceRecord } from './invoice-record.tsx';
export { RefundsOwed } from './refunds-owed.tsx';
