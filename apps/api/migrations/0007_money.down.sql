DROP TABLE expenses;
DROP TABLE payouts;
DROP TABLE invoice_refunds;
DROP TABLE invoice_payments;
DROP TABLE invoices;
DROP TABLE ledger_entries;
DROP TABLE commission_rates;
