-- no-transaction
-- Lists of staff without a filter, and the totals of those with one, which read the index alone.
CREATE INDEX CONCURRENTLY IF NOT EXISTS orders__placed_at ON orders (placed_at DESC, id DESC);
CREATE INDEX CONCURRENTLY IF NOT EXISTS expenses__status_category ON expenses (status, category);
CREATE INDEX CONCURRENTLY IF NOT EXISTS invoices__kind_status ON invoices (kind, status);
