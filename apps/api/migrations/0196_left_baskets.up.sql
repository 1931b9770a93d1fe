-- no-transaction
CREATE INDEX CONCURRENTLY IF NOT EXISTS checkouts__left ON checkouts (expires_at) WHERE status = 'expired' AND (address IS NOT NULL OR email IS NOT NULL);
COMMENT ON INDEX checkouts__left IS 'Baskets that nobody came back to and that still say whose they were.';
