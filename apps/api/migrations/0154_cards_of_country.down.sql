-- no-transaction
DROP INDEX CONCURRENTLY IF EXISTS design_cards__country;
