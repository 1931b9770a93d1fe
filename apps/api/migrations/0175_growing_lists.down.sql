-- no-transaction
DROP INDEX CONCURRENTLY IF EXISTS articles__section;
DROP INDEX CONCURRENTLY IF EXISTS article_revisions__about_designers;
CREATE INDEX CONCURRENTLY IF NOT EXISTS design_cards__profile_id ON design_cards (profile_id, currency, published_at DESC);
DROP INDEX CONCURRENTLY IF EXISTS design_cards__profile_newest;
DROP INDEX CONCURRENTLY IF EXISTS design_likes__newest;
DROP INDEX CONCURRENTLY IF EXISTS producers__by_name;
DROP INDEX CONCURRENTLY IF EXISTS profiles__by_name;
DROP INDEX CONCURRENTLY IF EXISTS users__inactive;
DROP INDEX CONCURRENTLY IF EXISTS users__joined;
DROP INDEX CONCURRENTLY IF EXISTS orders__sales;
