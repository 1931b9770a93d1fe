-- no-transaction
DROP INDEX CONCURRENTLY IF EXISTS checkouts__left;
