-- no-transaction
DROP INDEX CONCURRENTLY front_end_errors__release;
DROP INDEX CONCURRENTLY designs__changed;
