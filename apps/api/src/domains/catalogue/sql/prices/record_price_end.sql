CREATE OR REPLACE FUNCTION record_price_end() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Prices that go with their variant leave no history to end.
  INSERT INTO price_history (variant_id, currency, amount_minor) SELECT OLD.variant_id, OLD.currency, NULL WHERE EXISTS (SELECT FROM variants WHERE id = OLD.variant_id);
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER prices__history_end AFTER DELETE ON prices
  FOR EACH ROW
  WHEN (OLD.channel = 'retail' AND OLD.min_qty = 1 AND current_setting('orime.bulk_load', true) IS DISTINCT FROM 'on')
  EXECUTE FUNCTION record_price_end();
