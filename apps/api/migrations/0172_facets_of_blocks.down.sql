-- no-transaction
DROP INDEX CONCURRENTLY IF EXISTS design_facet_blocks__block;
