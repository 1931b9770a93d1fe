-- before: 0009_trade
-- The units of a style over its sizes. wholesale_order_lines stores it: another text here needs a migration that writes the column anew.
CREATE OR REPLACE FUNCTION matrix_units(matrix jsonb) RETURNS int LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT coalesce(sum(value::int), 0)::int FROM jsonb_each_text(matrix)
$$;
