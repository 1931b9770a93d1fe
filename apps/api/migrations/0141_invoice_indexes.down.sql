-- no-transaction
DROP INDEX CONCURRENTLY IF EXISTS ledger_entries__commission;
DROP INDEX CONCURRENTLY IF EXISTS invoices__debtor_profile_id;
