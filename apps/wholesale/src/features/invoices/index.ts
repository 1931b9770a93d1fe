export { CompanyInvoices } from './company-invoices.tsx';
