ALTER TABLE refunds DROP COLUMN credit_note_id;
COMMENT ON COLUMN invoices.source IS 'What the invoice is for, such as order:ord_… or credit:inv_…: asking again gives the same invoice.';
COMMENT ON TABLE invoices IS 'Issued invoices and credit notes. Numbers have no gaps within a year; what was issued never changes, a credit note answers it.';
