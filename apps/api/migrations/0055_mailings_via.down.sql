-- no-transaction
DROP INDEX CONCURRENTLY mailings__via;
