-- no-transaction
CREATE INDEX CONCURRENTLY IF NOT EXISTS invoices__debtor_profile_id ON invoices (debtor_profile_id, period, currency) WHERE debtor_profile_id IS NOT NULL;
CREATE INDEX CONCURRENTLY IF NOT EXISTS ledger_entries__commission ON ledger_entries (created_at) WHERE account = 'platform';
COMMENT ON INDEX ledger_entries__commission IS 'What the marketplace kept in a month, to be invoiced to its sellers.';
