DROP TABLE invoice_payments;
DROP TABLE invoices;
DROP FUNCTION refuse_invoice_change();
