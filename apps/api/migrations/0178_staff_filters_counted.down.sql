-- no-transaction
DROP INDEX CONCURRENTLY IF EXISTS content_reports__words;
DROP INDEX CONCURRENTLY IF EXISTS privacy_requests__kind;
DROP INDEX CONCURRENTLY IF EXISTS contact_messages__topic;
DROP INDEX CONCURRENTLY IF EXISTS buyers__country;
