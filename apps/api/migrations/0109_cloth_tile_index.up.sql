-- no-transaction
-- A repeat is only answered after its designs were asked whether one of them is public.
CREATE INDEX CONCURRENTLY designs__cloth_tile_id ON designs (cloth_tile_id) WHERE cloth_tile_id IS NOT NULL;
