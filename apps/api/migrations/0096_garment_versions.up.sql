-- Who draws for a week can go back to what was there before.
CREATE TABLE garment_versions (
  garment_id text NOT NULL REFERENCES garments (id) ON DELETE CASCADE,
  version integer NOT NULL,
  name text NOT NULL,
  doc jsonb NOT NULL,
  saved_at timestamptz NOT NULL,
  CONSTRAINT garment_versions__garment_version PRIMARY KEY (garment_id, version)
);
COMMENT ON TABLE garment_versions IS 'Earlier states of a document: at most one for ten minutes of work, the last twenty.';
