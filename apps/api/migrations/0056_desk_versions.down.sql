ALTER TABLE reserve_codes DROP COLUMN version;
ALTER TABLE stockists DROP COLUMN version;
ALTER TABLE banner_items DROP COLUMN version;
