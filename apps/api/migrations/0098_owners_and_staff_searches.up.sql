-- no-transaction
CREATE INDEX CONCURRENTLY IF NOT EXISTS cart_items__user_id ON cart_items (user_id, created_at, id);
COMMENT ON INDEX cart_items__user_id IS 'A whole cart: the unique indexes cover pieces or sizes alone.';
CREATE INDEX CONCURRENTLY IF NOT EXISTS designs__of_profile ON designs (profile_id);
COMMENT ON INDEX designs__of_profile IS 'All designs of a house, deleted ones too.';
CREATE INDEX CONCURRENTLY IF NOT EXISTS designs__name_folded ON designs (lower(name)) WHERE deleted_at IS NULL;
CREATE INDEX CONCURRENTLY IF NOT EXISTS designs__name_jp ON designs (name_jp) WHERE deleted_at IS NULL;
CREATE INDEX CONCURRENTLY IF NOT EXISTS collected_emails__email_parts ON collected_emails USING gin ((email::text) gin_trgm_ops);
CREATE INDEX CONCURRENTLY IF NOT EXISTS order_groups__number_parts ON order_groups USING gin (number gin_trgm_ops);
CREATE INDEX CONCURRENTLY IF NOT EXISTS order_groups__email_parts ON order_groups USING gin ((email::text) gin_trgm_ops);
COMMENT ON INDEX order_groups__email_parts IS 'Staff look orders up by a part of an address.';
