CREATE OR REPLACE FUNCTION priced_from(
  digits bit[], weights int[], priced bit, least_minor bigint
) RETURNS bit LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
  above bit varying := priced & ~priced;
  -- Those whose digits so far are the digits of the amount.
  same bit varying := priced;
  rest bigint := least_minor;
BEGIN
  FOR n IN 1 .. coalesce(cardinality(weights), 0) LOOP
    -- A digit of the amount above all that are left is one that no price has.
    IF rest >> (weights[n] + 1) > 0 THEN RETURN above; END IF;
    IF (rest >> weights[n]) & 1 = 1 THEN
      same := same & digits[n];
      rest := rest - (1::bigint << weights[n]);
    ELSE
      above := above | (same & digits[n]);
      same := same & ~digits[n];
    END IF;
  END LOOP;
  RETURN CASE WHEN rest > 0 THEN above ELSE above | same END;
END $$;
COMMENT ON FUNCTION priced_from IS 'Of the priced designs of a block those that cost the amount or more. Digits from the heaviest down, with the place of each as its weight.';
