-- no-transaction
DROP INDEX CONCURRENTLY designs__cloth_tile_id;
