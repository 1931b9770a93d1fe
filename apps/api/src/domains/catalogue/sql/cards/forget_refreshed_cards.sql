-- refresh_design_cards_at_commit notes which designs it has refreshed. At commit no statement follows, but after
-- `SET CONSTRAINTS ALL IMMEDIATE` one may: what it changes has to be refreshed again.
CREATE OR REPLACE FUNCTION forget_refreshed_cards() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF current_setting('orime.cards_done', true) <> '' THEN PERFORM set_config('orime.cards_done', '', true); END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER designs__forget_cards BEFORE INSERT OR DELETE OR UPDATE ON designs
  FOR EACH STATEMENT EXECUTE FUNCTION forget_refreshed_cards();
CREATE OR REPLACE TRIGGER profiles__forget_cards BEFORE UPDATE ON profiles
  FOR EACH STATEMENT EXECUTE FUNCTION forget_refreshed_cards();
CREATE OR REPLACE TRIGGER variants__forget_cards BEFORE INSERT OR DELETE OR UPDATE ON variants
  FOR EACH STATEMENT EXECUTE FUNCTION forget_refreshed_cards();
CREATE OR REPLACE TRIGGER prices__forget_cards BEFORE INSERT OR DELETE OR UPDATE ON prices
  FOR EACH STATEMENT EXECUTE FUNCTION forget_refreshed_cards();
CREATE OR REPLACE TRIGGER design_images__forget_cards BEFORE INSERT OR DELETE OR UPDATE ON design_images
  FOR EACH STATEMENT EXECUTE FUNCTION forget_refreshed_cards();
CREATE OR REPLACE TRIGGER pieces__forget_cards BEFORE INSERT OR DELETE OR UPDATE ON pieces
  FOR EACH STATEMENT EXECUTE FUNCTION forget_refreshed_cards();
CREATE OR REPLACE TRIGGER stock_levels__forget_cards BEFORE INSERT OR UPDATE ON stock_levels
  FOR EACH STATEMENT EXECUTE FUNCTION forget_refreshed_cards();
