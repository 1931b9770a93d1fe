-- no-transaction
DROP INDEX CONCURRENTLY IF EXISTS content_reports__kind;
