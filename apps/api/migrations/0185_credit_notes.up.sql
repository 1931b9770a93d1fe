-- A refund of a retail order is answered by a credit note, which corrects the order's invoice.
ALTER TABLE refunds ADD COLUMN credit_note_id text REFERENCES invoices (id);
COMMENT ON COLUMN refunds.credit_note_id IS 'The credit note that says what is given back. Written with the refund; for one of an order that had no invoice when it was called off, with the money.';
-- In the transaction of its column, where there is nothing to index yet.
CREATE UNIQUE INDEX refunds__credit_note_id ON refunds (credit_note_id) WHERE credit_note_id IS NOT NULL;
COMMENT ON COLUMN invoices.source IS 'What the invoice is for, such as order:ord_…, credit:inv_… or refund:rfd_…: asking again gives the same invoice.';
COMMENT ON TABLE invoices IS 'Issued invoices and credit notes, each with numbers of their own that have no gaps within a year; what was issued never changes, a credit note answers it.';
