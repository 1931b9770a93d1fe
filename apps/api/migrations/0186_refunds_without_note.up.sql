-- no-transaction
CREATE INDEX CONCURRENTLY IF NOT EXISTS refunds__without_note ON refunds (created_at) WHERE credit_note_id IS NULL AND status = 'done';
COMMENT ON INDEX refunds__without_note IS 'Refunds that a release without credit notes has given.';
