-- no-transaction
DROP INDEX CONCURRENTLY contact_messages__about;
