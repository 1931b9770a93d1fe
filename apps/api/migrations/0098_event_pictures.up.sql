-- An evening that is over shows what it was like.
CREATE TABLE event_pictures (
  event_id text NOT NULL REFERENCES events (id) ON DELETE CASCADE,
  file_id text NOT NULL REFERENCES files (id) ON DELETE CASCADE,
  position integer NOT NULL CHECK (position >= 0),
  alt_en text NOT NULL DEFAULT '',
  alt_jp text NOT NULL DEFAULT '',
  CONSTRAINT event_pictures__event_file PRIMARY KEY (event_id, file_id)
);
COMMENT ON TABLE event_pictures IS 'Pictures of an event in their order, shown once it is over, each with what it shows.';
CREATE INDEX event_pictures__file_id ON event_pictures (file_id);
