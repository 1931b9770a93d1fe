-- Two colours that are added to a style at once do not see each other before they are committed: the siblings of what was changed
-- are looked up by who holds the lock, who sees all that was committed before. A design that moves changes two styles.
CREATE OR REPLACE FUNCTION refresh_design_cards_at_commit() RETURNS trigger LANGUAGE plpgsql SET plan_cache_mode = 'force_generic_plan' SET jit = off AS $$
DECLARE
  source record := coalesce(NEW, OLD);
  ids text[];
  done text[] := string_to_array(current_setting('orime.cards_done', true), ',');
BEGIN
  PERFORM pg_advisory_xact_lock(hashtext('design_cards'));
  ids := CASE TG_TABLE_NAME
    WHEN 'designs' THEN ARRAY(
      SELECT id FROM designs WHERE style_id IN (to_jsonb(NEW) ->> 'style_id', to_jsonb(OLD) ->> 'style_id')
      UNION SELECT to_jsonb(source) ->> 'id'
    )
    WHEN 'profiles' THEN ARRAY(SELECT id FROM designs WHERE profile_id = to_jsonb(source) ->> 'id')
    WHEN 'variants' THEN ARRAY[to_jsonb(source) ->> 'design_id']
    WHEN 'pieces' THEN ARRAY[to_jsonb(source) ->> 'design_id']
    WHEN 'design_images' THEN ARRAY[to_jsonb(source) ->> 'design_id']
    ELSE ARRAY(SELECT design_id FROM variants WHERE id = to_jsonb(source) ->> 'variant_id')
  END;
  -- All changes of the transaction are made by now: a design refreshed for the first of them is up to date for the rest.
  ids := ARRAY(SELECT unnest(ids) EXCEPT SELECT unnest(done));
  IF cardinality(ids) > 0 THEN
    PERFORM refresh_design_cards(ids);
    PERFORM set_config('orime.cards_done', array_to_string(done || ids, ','), true);
  END IF;
  RETURN NULL;
END $$;

-- `SET LOCAL orime.bulk_load = 'on'` lets a bulk load skip the triggers and call refresh_design_cards once.
DROP TRIGGER IF EXISTS designs__cards ON designs;
CREATE CONSTRAINT TRIGGER designs__cards AFTER INSERT OR DELETE ON designs
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN (current_setting('orime.bulk_load', true) IS DISTINCT FROM 'on')
  EXECUTE FUNCTION refresh_design_cards_at_commit();
DROP TRIGGER IF EXISTS designs__cards_change ON designs;
CREATE CONSTRAINT TRIGGER designs__cards_change AFTER UPDATE ON designs
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN (current_setting('orime.bulk_load', true) IS DISTINCT FROM 'on' AND NEW.likes_count = OLD.likes_count)
  EXECUTE FUNCTION refresh_design_cards_at_commit();
DROP TRIGGER IF EXISTS profiles__cards ON profiles;
CREATE CONSTRAINT TRIGGER profiles__cards AFTER UPDATE ON profiles
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN (current_setting('orime.bulk_load', true) IS DISTINCT FROM 'on'
    AND (NEW.handle, NEW.name, NEW.name_jp, NEW.country, NEW.status, NEW.deleted_at)
      IS DISTINCT FROM (OLD.handle, OLD.name, OLD.name_jp, OLD.country, OLD.status, OLD.deleted_at))
  EXECUTE FUNCTION refresh_design_cards_at_commit();
DROP TRIGGER IF EXISTS variants__cards ON variants;
CREATE CONSTRAINT TRIGGER variants__cards AFTER INSERT OR DELETE OR UPDATE ON variants
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN (current_setting('orime.bulk_load', true) IS DISTINCT FROM 'on')
  EXECUTE FUNCTION refresh_design_cards_at_commit();
DROP TRIGGER IF EXISTS prices__cards ON prices;
CREATE CONSTRAINT TRIGGER prices__cards AFTER INSERT OR DELETE OR UPDATE ON prices
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN (current_setting('orime.bulk_load', true) IS DISTINCT FROM 'on')
  EXECUTE FUNCTION refresh_design_cards_at_commit();
DROP TRIGGER IF EXISTS design_images__cards ON design_images;
CREATE CONSTRAINT TRIGGER design_images__cards AFTER INSERT OR DELETE OR UPDATE ON design_images
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN (current_setting('orime.bulk_load', true) IS DISTINCT FROM 'on')
  EXECUTE FUNCTION refresh_design_cards_at_commit();
DROP TRIGGER IF EXISTS pieces__cards ON pieces;
CREATE CONSTRAINT TRIGGER pieces__cards AFTER INSERT OR DELETE OR UPDATE ON pieces
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN (current_setting('orime.bulk_load', true) IS DISTINCT FROM 'on')
  EXECUTE FUNCTION refresh_design_cards_at_commit();
DROP TRIGGER IF EXISTS stock_levels__cards ON stock_levels;
CREATE CONSTRAINT TRIGGER stock_levels__cards AFTER INSERT ON stock_levels
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN (current_setting('orime.bulk_load', true) IS DISTINCT FROM 'on')
  EXECUTE FUNCTION refresh_design_cards_at_commit();
-- Cards name the units left only when one or two are, so an order changes them only near the end of the stock.
DROP TRIGGER IF EXISTS stock_levels__cards_change ON stock_levels;
CREATE CONSTRAINT TRIGGER stock_levels__cards_change AFTER UPDATE ON stock_levels
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN (current_setting('orime.bulk_load', true) IS DISTINCT FROM 'on' AND LEAST(3,
    NEW.on_hand - NEW.allocated + NEW.backorder_limit) <> LEAST(3, OLD.on_hand - OLD.allocated + OLD.backorder_limit))
  EXECUTE FUNCTION refresh_design_cards_at_commit();
