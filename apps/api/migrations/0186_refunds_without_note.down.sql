-- no-transaction
DROP INDEX CONCURRENTLY IF EXISTS refunds__without_note;
