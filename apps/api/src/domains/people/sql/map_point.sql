-- before: 0005_people
-- What the map shows of a place, ready as JSON. Profiles, producers and stockists store it: another text here needs a migration that
-- writes those columns anew.
CREATE OR REPLACE FUNCTION map_point(
  id text, kind text, name text, name_jp text, lat double precision, lon double precision, city text, city_jp text, country text, url text,
  summary_en text, summary_jp text
) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN lat IS NOT NULL AND lon IS NOT NULL THEN json_build_object(
    'id', id, 'kind', kind, 'name', name, 'nameJp', name_jp, 'lat', lat, 'lon', lon, 'city', city, 'cityJp', city_jp, 'country', country, 'url', url,
    'summary', json_build_object('en', summary_en, 'jp', summary_jp))::text END
$$;
COMMENT ON FUNCTION map_point IS 'A point of the map as JSON; null without coordinates.';
