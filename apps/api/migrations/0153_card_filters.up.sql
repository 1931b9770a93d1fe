-- no-transaction
-- Everything that lists are filtered and counted by, beside each other: counting matches reads this and not the cards, whose
-- texts make their table twenty times as large.
CREATE INDEX CONCURRENTLY IF NOT EXISTS design_cards__filters ON design_cards (currency, design_id)
  INCLUDE (gender, category, designer_handle, profile_id, colour, materials, sizes, country, price_minor, in_stock, made_to_order, on_sale) WHERE NOT archived;
