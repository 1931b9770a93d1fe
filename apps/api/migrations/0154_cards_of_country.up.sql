-- no-transaction
-- How many designs come from a country, without looking at those of the others.
CREATE INDEX CONCURRENTLY IF NOT EXISTS design_cards__country ON design_cards (currency, country) WHERE NOT archived;
