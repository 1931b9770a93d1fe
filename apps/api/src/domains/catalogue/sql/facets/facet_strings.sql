CREATE OR REPLACE FUNCTION facet_strings(key text) RETURNS TABLE(facet text, value text) LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT split_part(key, ':', 1), substr(key, strpos(key, ':') + 1) WHERE key NOT LIKE 'price-%'
  UNION ALL
  SELECT 'priced', substr(split_part(key, ':', 1), 7) WHERE key LIKE 'price-%'
  UNION ALL
  SELECT split_part(key, ':', 1), lpad(digit::text, 2, '0')
  FROM (SELECT split_part(key, ':', 2)::bigint AS amount WHERE key LIKE 'price-%') price,
    generate_series(0, length(ltrim(price.amount::bit(64)::text, '0')) - 1) AS digit
  WHERE (price.amount >> digit) & 1 = 1
$$;
COMMENT ON FUNCTION facet_strings IS 'The strings of bits that a key of design_facet_places speaks of.';
