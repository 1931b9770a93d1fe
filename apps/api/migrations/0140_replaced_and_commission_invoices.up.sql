-- An invoice that was credited may be issued again, and what the marketplace keeps of a seller's month is invoiced to the seller.
ALTER TABLE invoices
  ADD COLUMN replaces text REFERENCES invoices (id),
  ADD COLUMN debtor_profile_id text REFERENCES profiles (id),
  ADD COLUMN period date;
COMMENT ON COLUMN invoices.replaces IS 'The credited invoice in whose place this one was issued.';
COMMENT ON COLUMN invoices.debtor_profile_id IS 'The seller who owes a commission; such invoices are settled from the ledger.';
COMMENT ON COLUMN invoices.period IS 'First day of the month (UTC) that a commission invoice is for.';
ALTER TABLE invoices DROP CONSTRAINT invoices__sign, DROP CONSTRAINT invoices__paid_minor;
ALTER TABLE invoices
  ADD CONSTRAINT invoices__sign CHECK (kind = 'credit_note' OR debtor_profile_id IS NOT NULL OR total_minor >= 0) NOT VALID,
  ADD CONSTRAINT invoices__paid_minor CHECK (kind = 'credit_note' OR (debtor_profile_id IS NOT NULL AND paid_minor = total_minor) OR paid_minor BETWEEN 0 AND total_minor) NOT VALID,
  ADD CONSTRAINT invoices__commission CHECK (kind = 'credit_note' OR (kind = 'commission') = (debtor_profile_id IS NOT NULL AND period IS NOT NULL)) NOT VALID;
ALTER TABLE invoices VALIDATE CONSTRAINT invoices__sign, VALIDATE CONSTRAINT invoices__paid_minor, VALIDATE CONSTRAINT invoices__commission;
COMMENT ON CONSTRAINT invoices__sign ON invoices IS 'A month in which more commission was given back than taken comes to less than nothing.';
-- In the transaction of their columns, where no row can offend: there is nothing to index yet.
CREATE UNIQUE INDEX invoices__replaces ON invoices (replaces) WHERE replaces IS NOT NULL;
COMMENT ON INDEX invoices__replaces IS 'A credited invoice is replaced once.';
CREATE UNIQUE INDEX invoices__commission_month ON invoices (debtor_profile_id, period, currency) WHERE kind = 'commission' AND status <> 'void';
COMMENT ON INDEX invoices__commission_month IS 'One standing commission invoice a seller, month and currency.';
