-- no-transaction
-- Orders that wait for the end of their return window.
CREATE INDEX CONCURRENTLY IF NOT EXISTS orders__delivered ON orders (id) WHERE status = 'delivered';
