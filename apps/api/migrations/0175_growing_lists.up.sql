-- no-transaction
-- The sales of a month from the index alone, a purchase's orders beside each other.
CREATE INDEX CONCURRENTLY IF NOT EXISTS orders__sales ON orders (placed_at, group_id) INCLUDE (currency, total_minor) WHERE status NOT IN ('pending_payment', 'expired', 'cancelled');
CREATE INDEX CONCURRENTLY IF NOT EXISTS users__joined ON users (created_at, type) WHERE status <> 'deleted';
-- Whose owner may not sign in is asked of these few, and not of everybody.
CREATE INDEX CONCURRENTLY IF NOT EXISTS users__inactive ON users (id) WHERE status <> 'active';
CREATE INDEX CONCURRENTLY IF NOT EXISTS profiles__by_name ON profiles (name, id) WHERE deleted_at IS NULL;
CREATE INDEX CONCURRENTLY IF NOT EXISTS producers__by_name ON producers (name, id) WHERE deleted_at IS NULL;
CREATE INDEX CONCURRENTLY IF NOT EXISTS design_likes__newest ON design_likes (user_id, created_at DESC, design_id);
-- The page of a house: what it sells before its archive. In the place of the one without `archived`.
CREATE INDEX CONCURRENTLY IF NOT EXISTS design_cards__profile_newest ON design_cards (profile_id, currency, archived, published_at DESC, design_id);
DROP INDEX CONCURRENTLY IF EXISTS design_cards__profile_id;
-- Stories that have a place on the map, without reading the others.
CREATE INDEX CONCURRENTLY IF NOT EXISTS article_revisions__about_designers ON article_revisions (id) WHERE body_en @> '[{"type": "designer"}]';
-- A section of the magazine, newest first.
CREATE INDEX CONCURRENTLY IF NOT EXISTS articles__section ON articles (section, published_at DESC, id) WHERE status = 'published';
