DO $$
DECLARE
  noting regprocedure;
BEGIN
  FOR noting IN SELECT oid::regprocedure FROM pg_proc WHERE proname IN ('note_touched_by_designs', 'note_touched_by_design_images', 'note_touched_by_files', 'note_touched_by_colours') LOOP
    EXECUTE replace(pg_get_functiondef(noting), '(ids, with_siblings, with_cards) SELECT array_agg(DISTINCT d.id), true, ', '(ids, with_cards) SELECT array_agg(DISTINCT d.id), ');
  END LOOP;
END $$;

CREATE OR REPLACE FUNCTION refresh_touched_designs() RETURNS trigger LANGUAGE plpgsql SET plan_cache_mode = 'force_generic_plan' SET jit = off AS $$
DECLARE
  touched text[];
  shown text[];
BEGIN
  -- The first of a transaction takes them all.
  WITH taken AS (DELETE FROM touched_designs WHERE xid = pg_current_xact_id() RETURNING ids, with_cards)
  SELECT array_agg(DISTINCT id), array_agg(DISTINCT id) FILTER (WHERE with_cards) INTO touched, shown FROM taken, unnest(ids) AS id;
  IF shown IS NOT NULL THEN PERFORM refresh_design_cards(shown); END IF;
  IF touched IS NOT NULL THEN PERFORM refresh_design_details(touched); END IF;
  RETURN NULL;
END $$;
ALTER TABLE touched_designs DROP COLUMN with_siblings;

CREATE OR REPLACE FUNCTION refresh_design_cards_at_commit() RETURNS trigger LANGUAGE plpgsql SET plan_cache_mode = 'force_generic_plan' SET jit = off AS $$
DECLARE
  source record := coalesce(NEW, OLD);
  ids text[];
  done text := coalesce(current_setting('orime.cards_done', true), '');
BEGIN
  ids := CASE TG_TABLE_NAME
    WHEN 'designs' THEN ARRAY(SELECT id FROM designs WHERE style_id = to_jsonb(source) ->> 'style_id' UNION SELECT to_jsonb(source) ->> 'id')
    WHEN 'profiles' THEN ARRAY(SELECT id FROM designs WHERE profile_id = to_jsonb(source) ->> 'id')
    WHEN 'variants' THEN ARRAY[to_jsonb(source) ->> 'design_id']
    WHEN 'pieces' THEN ARRAY[to_jsonb(source) ->> 'design_id']
    WHEN 'design_images' THEN ARRAY[to_jsonb(source) ->> 'design_id']
    ELSE ARRAY(SELECT design_id FROM variants WHERE id = to_jsonb(source) ->> 'variant_id')
  END;
  -- All changes of the transaction are made by now: a design refreshed for the first of them is up to date for the rest.
  ids := ARRAY(SELECT id FROM unnest(ids) AS id WHERE position(id IN done) = 0);
  IF cardinality(ids) > 0 THEN
    PERFORM refresh_design_cards(ids);
    PERFORM set_config('orime.cards_done', done || array_to_string(ids, ',') || ',', true);
  END IF;
  RETURN NULL;
END $$;
