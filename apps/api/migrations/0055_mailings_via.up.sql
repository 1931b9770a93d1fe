-- no-transaction
-- The list of letters is filtered by the way they go.
CREATE INDEX CONCURRENTLY mailings__via ON mailings (via, created_at DESC, id DESC);
