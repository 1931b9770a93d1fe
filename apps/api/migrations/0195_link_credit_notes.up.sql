-- The columns of 0185 may have been taken away and brought back: notes know their refunds by their source.
UPDATE refunds r SET credit_note_id = i.id FROM invoices i WHERE r.credit_note_id IS NULL AND i.source = 'refund:' || r.id;
