-- no-transaction
DROP INDEX CONCURRENTLY IF EXISTS reserve_codes__created_at;
