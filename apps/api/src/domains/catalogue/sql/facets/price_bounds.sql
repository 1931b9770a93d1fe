CREATE OR REPLACE FUNCTION price_bounds(
  digits bit[], weights int[], among bit, OUT min_minor bigint, OUT max_minor bigint
) LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
  none bit varying := among & ~among;
  cheapest bit varying := among;
  dearest bit varying := among;
  part bit varying;
BEGIN
  IF among = none THEN RETURN; END IF;
  min_minor := 0;
  max_minor := 0;
  FOR n IN 1 .. coalesce(cardinality(weights), 0) LOOP
    part := cheapest & ~digits[n];
    IF part = none THEN min_minor := min_minor | (1::bigint << weights[n]); ELSE cheapest := part; END IF;
    part := dearest & digits[n];
    IF part <> none THEN max_minor := max_minor | (1::bigint << weights[n]); dearest := part; END IF;
  END LOOP;
END $$;
COMMENT ON FUNCTION price_bounds IS 'The lowest and the highest price among designs of a block, all of which have one; null of none.';
