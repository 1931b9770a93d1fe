CREATE OR REPLACE FUNCTION record_price() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO price_history (variant_id, currency, amount_minor) VALUES (NEW.variant_id, NEW.currency, NEW.amount_minor);
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER prices__history AFTER INSERT ON prices
  FOR EACH ROW
  WHEN (NEW.channel = 'retail' AND NEW.min_qty = 1 AND current_setting('orime.bulk_load', true) IS DISTINCT FROM 'on')
  EXECUTE FUNCTION record_price();
CREATE OR REPLACE TRIGGER prices__history_change AFTER UPDATE ON prices
  FOR EACH ROW
  WHEN (NEW.channel = 'retail' AND NEW.min_qty = 1 AND NEW.amount_minor <> OLD.amount_minor AND current_setting('orime.bulk_load',
    true) IS DISTINCT FROM 'on')
  EXECUTE FUNCTION record_price();
