-- no-transaction
DROP INDEX CONCURRENTLY IF EXISTS collected_emails__unsubscribed_at;
DROP INDEX CONCURRENTLY IF EXISTS collected_emails__locale;
DROP INDEX CONCURRENTLY IF EXISTS mail_bounces__kind;
DROP INDEX CONCURRENTLY IF EXISTS applications__country;
DROP INDEX CONCURRENTLY IF EXISTS applications__kind;
DROP INDEX CONCURRENTLY IF EXISTS applications__words;
