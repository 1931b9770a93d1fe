-- no-transaction
DROP INDEX CONCURRENTLY IF EXISTS orders__status;
