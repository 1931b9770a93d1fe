-- no-transaction
-- Facets read a block at a time, whatever its values are; by the key each block would look through all values of all blocks.
CREATE INDEX CONCURRENTLY IF NOT EXISTS design_facet_blocks__block ON design_facet_blocks (block, facet, value);
