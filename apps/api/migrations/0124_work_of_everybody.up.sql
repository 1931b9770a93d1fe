-- no-transaction
CREATE INDEX CONCURRENTLY IF NOT EXISTS productions__created_at ON productions (created_at DESC, id);
COMMENT ON INDEX productions__created_at IS 'Staff look through everybody''s runs.';
CREATE INDEX CONCURRENTLY IF NOT EXISTS productions__status ON productions (status, created_at DESC, id);
CREATE INDEX CONCURRENTLY IF NOT EXISTS rfqs__created_at ON rfqs (created_at DESC, id);
COMMENT ON INDEX rfqs__created_at IS 'Staff look through everybody''s requests.';
CREATE INDEX CONCURRENTLY IF NOT EXISTS rfqs__status ON rfqs (status, created_at DESC, id);
