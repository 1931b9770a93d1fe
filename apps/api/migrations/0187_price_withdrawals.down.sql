DROP TRIGGER prices__history_end ON prices;
DROP FUNCTION record_price_end;
DELETE FROM price_history WHERE amount_minor IS NULL;
ALTER TABLE price_history ALTER COLUMN amount_minor SET NOT NULL;
