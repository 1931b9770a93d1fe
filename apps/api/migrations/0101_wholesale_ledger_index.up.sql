-- no-transaction
CREATE INDEX CONCURRENTLY IF NOT EXISTS ledger_entries__wholesale_order_id ON ledger_entries (wholesale_order_id) WHERE wholesale_order_id IS NOT NULL;
