-- What the map shows of a place, ready as JSON: it hangs on the row alone, so the row keeps it. Adding the columns writes these
-- small tables anew.
CREATE FUNCTION map_point(
  id text, kind text, name text, name_jp text, lat double precision, lon double precision, city text, city_jp text, country text, url text, summary_en text, summary_jp text
) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN lat IS NOT NULL AND lon IS NOT NULL THEN json_build_object(
    'id', id, 'kind', kind, 'name', name, 'nameJp', name_jp, 'lat', lat, 'lon', lon, 'city', city, 'cityJp', city_jp, 'country', country, 'url', url,
    'summary', json_build_object('en', summary_en, 'jp', summary_jp))::text END
$$;
COMMENT ON FUNCTION map_point IS 'A point of the map as JSON; null without coordinates.';

ALTER TABLE profiles ADD COLUMN map_point text
  GENERATED ALWAYS AS (map_point(id, 'designer', name, name_jp, lat, lon, city, city_jp, country::text, '/shop/' || handle::text, left(bio_en, 160), left(bio_jp, 80))) STORED;
COMMENT ON COLUMN profiles.map_point IS 'The house as the map shows it; null without coordinates.';
ALTER TABLE producers ADD COLUMN map_point text
  GENERATED ALWAYS AS (map_point(id, 'producer', name, name_jp, lat, lon, city, city_jp, country::text, '/producer/' || handle::text, left(bio_en, 160), left(bio_jp, 80))) STORED;
COMMENT ON COLUMN producers.map_point IS 'The workshop as the map shows it; null without coordinates.';
ALTER TABLE stockists ADD COLUMN map_point text
  GENERATED ALWAYS AS (map_point(id, 'stockist', name, name_jp, lat, lon, city, city_jp, country::text, '/globe?point=' || id, note_en, note_jp)) STORED;
COMMENT ON COLUMN stockists.map_point IS 'The shop as the map shows it.';
