-- A journey over a map needs to know where its stories are set, and in which order one comes there.
CREATE TABLE article_places (
  article_id text PRIMARY KEY REFERENCES articles (id) ON DELETE CASCADE,
  position integer NOT NULL,
  name_en text NOT NULL,
  name_jp text NOT NULL,
  country char(2) NOT NULL,
  lat double precision NOT NULL,
  lon double precision NOT NULL,
  CONSTRAINT article_places__lat CHECK (lat BETWEEN -90 AND 90),
  CONSTRAINT article_places__lon CHECK (lon BETWEEN -180 AND 180)
);
COMMENT ON TABLE article_places IS 'Where articles are set, for those that are set elsewhere than at the first designer they name.';
COMMENT ON COLUMN article_places.position IS 'Place among the stories of one journey, ascending.';
