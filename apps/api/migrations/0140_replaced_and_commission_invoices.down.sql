ALTER TABLE invoices DROP CONSTRAINT invoices__commission, DROP CONSTRAINT invoices__sign, DROP CONSTRAINT invoices__paid_minor;
-- Issued invoices are never deleted: those of a negative month stay, so the old bounds hold for new rows only.
ALTER TABLE invoices
  ADD CONSTRAINT invoices__sign CHECK (kind = 'credit_note' OR total_minor >= 0) NOT VALID,
  ADD CONSTRAINT invoices__paid_minor CHECK (kind = 'credit_note' OR paid_minor BETWEEN 0 AND total_minor) NOT VALID;
ALTER TABLE invoices DROP COLUMN replaces, DROP COLUMN debtor_profile_id, DROP COLUMN period;
