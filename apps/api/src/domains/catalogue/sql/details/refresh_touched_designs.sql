CREATE OR REPLACE FUNCTION refresh_touched_designs() RETURNS trigger LANGUAGE plpgsql SET plan_cache_mode = 'force_generic_plan' SET jit = off AS $$
DECLARE
  touched text[];
  shown text[];
  joined text[];
BEGIN
  PERFORM pg_advisory_xact_lock(hashtext('design_cards'));
  -- The first of a transaction takes them all.
  WITH taken AS (DELETE FROM touched_designs WHERE xid = pg_current_xact_id() RETURNING ids, with_cards, with_siblings)
  SELECT array_agg(DISTINCT id), array_agg(DISTINCT id) FILTER (WHERE with_cards), array_agg(DISTINCT id) FILTER (WHERE with_siblings)
  INTO touched, shown, joined FROM taken, unnest(ids) AS id;
  IF joined IS NOT NULL THEN
    touched := ARRAY(SELECT unnest(touched) UNION SELECT b.id FROM designs d JOIN designs b ON b.style_id = d.style_id WHERE d.id = ANY (joined));
  END IF;
  IF shown IS NOT NULL THEN PERFORM refresh_design_cards(shown); END IF;
  IF touched IS NOT NULL THEN PERFORM refresh_design_details(touched); END IF;
  RETURN NULL;
END $$;

DROP TRIGGER IF EXISTS touched_designs__refresh ON touched_designs;
CREATE CONSTRAINT TRIGGER touched_designs__refresh AFTER INSERT ON touched_designs
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION refresh_touched_designs();
