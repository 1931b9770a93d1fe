-- A workshop shows more of itself than the picture at the head of its page.
CREATE TABLE producer_pictures (
  producer_id text NOT NULL REFERENCES producers (id) ON DELETE CASCADE,
  file_id text NOT NULL REFERENCES files (id) ON DELETE CASCADE,
  position integer NOT NULL CHECK (position >= 0),
  alt_en text NOT NULL DEFAULT '',
  alt_jp text NOT NULL DEFAULT '',
  CONSTRAINT producer_pictures__producer_file PRIMARY KEY (producer_id, file_id)
);
COMMENT ON TABLE producer_pictures IS 'The gallery of a producer''s page in its order, each with what it shows.';
CREATE INDEX producer_pictures__file_id ON producer_pictures (file_id);
