-- no-transaction
DROP INDEX CONCURRENTLY IF EXISTS invoices__kind_status;
DROP INDEX CONCURRENTLY IF EXISTS expenses__status_category;
DROP INDEX CONCURRENTLY IF EXISTS orders__placed_at;
