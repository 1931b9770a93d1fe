-- no-transaction
-- The three designs beside a house, and how many it has, without reading them all.
CREATE INDEX CONCURRENTLY IF NOT EXISTS design_cards__profile_first ON design_cards (profile_id, currency, featured_rank, published_at DESC, design_id) WHERE NOT archived;
