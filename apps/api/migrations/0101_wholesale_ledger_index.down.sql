-- no-transaction
DROP INDEX CONCURRENTLY IF EXISTS ledger_entries__wholesale_order_id;
