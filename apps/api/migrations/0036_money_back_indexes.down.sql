-- no-transaction
DROP INDEX CONCURRENTLY refunds__failed;
DROP INDEX CONCURRENTLY payment_reversals__created_at;
