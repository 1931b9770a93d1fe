-- no-transaction
-- Everybody's orders in one status, newest first, and how many there are.
CREATE INDEX CONCURRENTLY IF NOT EXISTS orders__status ON orders (status, placed_at DESC, id DESC);
