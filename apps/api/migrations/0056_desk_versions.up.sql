-- What two admins may write at once: who comes second is told of the first. A constant default rewrites no table.
ALTER TABLE banner_items ADD COLUMN version integer NOT NULL DEFAULT 1;
ALTER TABLE stockists ADD COLUMN version integer NOT NULL DEFAULT 1;
ALTER TABLE reserve_codes ADD COLUMN version integer NOT NULL DEFAULT 1;
COMMENT ON COLUMN banner_items.version IS 'Counts the changes of what the message says, not of its place.';
COMMENT ON COLUMN stockists.version IS 'Counts the changes by staff.';
COMMENT ON COLUMN reserve_codes.version IS 'Counts the changes by staff, not the uses.';
