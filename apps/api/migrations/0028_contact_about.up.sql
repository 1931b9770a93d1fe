-- no-transaction
-- The inbox is narrowed to what messages are about.
CREATE INDEX CONCURRENTLY contact_messages__about ON contact_messages (ref) WHERE ref IS NOT NULL;
