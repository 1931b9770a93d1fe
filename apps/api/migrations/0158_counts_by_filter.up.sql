-- no-transaction
CREATE INDEX CONCURRENTLY IF NOT EXISTS content_reports__kind ON content_reports (kind, created_at DESC, id DESC);
