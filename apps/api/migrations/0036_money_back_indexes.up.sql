-- no-transaction
-- Staff list what banks did with money, newest first.
CREATE INDEX CONCURRENTLY payment_reversals__created_at ON payment_reversals (created_at DESC, id DESC);
CREATE INDEX CONCURRENTLY refunds__failed ON refunds (failed_at DESC, id DESC) WHERE failed_at IS NOT NULL;
