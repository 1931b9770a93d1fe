-- no-transaction
DROP INDEX CONCURRENTLY IF EXISTS stock_alerts__email;
