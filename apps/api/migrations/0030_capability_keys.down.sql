ALTER TABLE producers DROP COLUMN capability_keys;
