-- before: 0009_trade
-- buyers stores the answer: another text here needs a migration that writes the column anew.
CREATE OR REPLACE FUNCTION text_grams(value text) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN (
  SELECT coalesce(array_agg(DISTINCT gram), '{}')
  FROM generate_series(1, char_length(value)) AS place, LATERAL (VALUES (substr(value, place, 1)), (substr(value, place, 2))) AS pair (gram)
  WHERE gram !~ '\s'
);
COMMENT ON FUNCTION text_grams IS 'Every character and every pair of neighbours: what an index of any part of a text needs.';
