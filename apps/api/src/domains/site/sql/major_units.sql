-- after: currency_exponent
CREATE OR REPLACE FUNCTION major_units(minor bigint, currency text) RETURNS numeric LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT trim_scale(minor / (10 ^ currency_exponent(currency))::numeric)
$$;
