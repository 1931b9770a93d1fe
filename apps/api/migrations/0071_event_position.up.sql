ALTER TABLE events
  ADD COLUMN lat double precision,
  ADD COLUMN lon double precision,
  ADD CONSTRAINT events__position CHECK ((lat IS NULL) = (lon IS NULL) AND lat BETWEEN -90 AND 90 AND lon BETWEEN -180 AND 180);
COMMENT ON COLUMN events.lat IS 'Latitude of the venue in degrees; null together with lon where nobody has given a position.';
