-- no-transaction
DROP INDEX CONCURRENTLY IF EXISTS sent_emails__recipient_parts;
DROP INDEX CONCURRENTLY IF EXISTS sent_emails__related;
DROP INDEX CONCURRENTLY IF EXISTS model_intakes__status;
DROP INDEX CONCURRENTLY IF EXISTS bugs__severity;
