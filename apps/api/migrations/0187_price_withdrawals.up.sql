-- A price may be withdrawn. Its history then ends, so that nobody takes it for one that held until the next began.
ALTER TABLE price_history ALTER COLUMN amount_minor DROP NOT NULL;
COMMENT ON COLUMN price_history.amount_minor IS 'Null: from then on it was not sold in this currency.';

CREATE FUNCTION record_price_end() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Prices that go with their variant leave no history to end.
  INSERT INTO price_history (variant_id, currency, amount_minor) SELECT OLD.variant_id, OLD.currency, NULL WHERE EXISTS (SELECT FROM variants WHERE id = OLD.variant_id);
  RETURN NULL;
END $$;
CREATE TRIGGER prices__history_end AFTER DELETE ON prices FOR EACH ROW
  WHEN (OLD.channel = 'retail' AND OLD.min_qty = 1 AND current_setting('orime.bulk_load', true) IS DISTINCT FROM 'on') EXECUTE FUNCTION record_price_end();
