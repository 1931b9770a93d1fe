-- What two people may write at once: who comes second is told of the first. A constant default rewrites no table.
ALTER TABLE promo_codes ADD COLUMN version integer NOT NULL DEFAULT 1;
COMMENT ON COLUMN promo_codes.version IS 'Counts the changes by people, not the uses.';
