-- no-transaction
DROP INDEX CONCURRENTLY designs__model_id;
