-- no-transaction
CREATE INDEX CONCURRENTLY IF NOT EXISTS reserve_codes__created_at ON reserve_codes (created_at DESC, id DESC);
