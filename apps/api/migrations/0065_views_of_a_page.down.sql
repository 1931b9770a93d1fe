-- no-transaction
DROP INDEX CONCURRENTLY page_views__path;
