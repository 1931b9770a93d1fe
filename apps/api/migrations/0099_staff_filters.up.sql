-- no-transaction
CREATE INDEX CONCURRENTLY IF NOT EXISTS bugs__severity ON bugs (severity, created_at DESC, id DESC);
CREATE INDEX CONCURRENTLY IF NOT EXISTS model_intakes__status ON model_intakes (status, created_at DESC, id DESC);
CREATE INDEX CONCURRENTLY IF NOT EXISTS sent_emails__related ON sent_emails (related);
CREATE INDEX CONCURRENTLY IF NOT EXISTS sent_emails__recipient_parts ON sent_emails USING gin ((recipient::text) gin_trgm_ops);
COMMENT ON INDEX sent_emails__recipient_parts IS 'Staff look mails up by a part of an address.';
