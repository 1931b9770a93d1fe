-- no-transaction
-- What an address waits for, which the link of a mail ends.
CREATE INDEX CONCURRENTLY IF NOT EXISTS stock_alerts__email ON stock_alerts (lower(email));
