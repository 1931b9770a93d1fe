-- no-transaction
DROP INDEX CONCURRENTLY IF EXISTS rfqs__status;
DROP INDEX CONCURRENTLY IF EXISTS rfqs__created_at;
DROP INDEX CONCURRENTLY IF EXISTS productions__status;
DROP INDEX CONCURRENTLY IF EXISTS productions__created_at;
