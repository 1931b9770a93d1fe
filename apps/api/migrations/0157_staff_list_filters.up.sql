-- no-transaction
-- Every filter of the lists of staff goes by an index.
CREATE INDEX CONCURRENTLY IF NOT EXISTS applications__words ON applications USING gin ((name || ' ' || brand || ' ' || email::text || ' ' || reference) gin_trgm_ops);
CREATE INDEX CONCURRENTLY IF NOT EXISTS applications__kind ON applications (kind, created_at DESC, id DESC);
CREATE INDEX CONCURRENTLY IF NOT EXISTS applications__country ON applications (country, created_at DESC, id DESC);
CREATE INDEX CONCURRENTLY IF NOT EXISTS mail_bounces__kind ON mail_bounces (kind, last_at DESC, email);
CREATE INDEX CONCURRENTLY IF NOT EXISTS collected_emails__locale ON collected_emails (locale, consent_at DESC);
CREATE INDEX CONCURRENTLY IF NOT EXISTS collected_emails__unsubscribed_at ON collected_emails (unsubscribed_at);
