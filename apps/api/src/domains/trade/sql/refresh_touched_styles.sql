CREATE OR REPLACE FUNCTION refresh_touched_styles() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  touched text[];
  left_ones text[];
BEGIN
  -- The first of a transaction takes them all.
  WITH taken AS (DELETE FROM touched_styles WHERE xid = pg_current_xact_id() RETURNING designs, left_styles)
  SELECT (SELECT array_agg(DISTINCT id) FROM taken, unnest(designs) AS id), (SELECT array_agg(DISTINCT id) FROM taken, unnest(left_styles) AS id) INTO touched, left_ones;
  IF touched IS NOT NULL THEN PERFORM refresh_wholesale_styles(touched, coalesce(left_ones, '{}')); END IF;
  RETURN NULL;
END $$;

DROP TRIGGER IF EXISTS touched_styles__refresh ON touched_styles;
CREATE CONSTRAINT TRIGGER touched_styles__refresh AFTER INSERT ON touched_styles
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION refresh_touched_styles();
