CREATE OR REPLACE FUNCTION local_text(en text, jp text) RETURNS json LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT json_build_object('en', en, 'jp', jp)
$$;
