-- no-transaction
-- Filters of staff whose totals were counted by reading whole tables.
CREATE INDEX CONCURRENTLY IF NOT EXISTS buyers__country ON buyers (country, created_at DESC, id DESC);
CREATE INDEX CONCURRENTLY IF NOT EXISTS contact_messages__topic ON contact_messages (topic, created_at DESC, id DESC);
CREATE INDEX CONCURRENTLY IF NOT EXISTS privacy_requests__kind ON privacy_requests (kind, created_at DESC, id DESC);
CREATE INDEX CONCURRENTLY IF NOT EXISTS content_reports__words ON content_reports USING gin (reference gin_trgm_ops, subject_url gin_trgm_ops, (email::text) gin_trgm_ops);
