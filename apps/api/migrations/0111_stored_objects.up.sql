CREATE TABLE stored_objects (
  storage_key text PRIMARY KEY,
  created_at timestamptz NOT NULL DEFAULT now()
);
COMMENT ON TABLE stored_objects IS 'Keys of files that are being stored and have no row yet. One that stays was left by a process that died: its file is removed.';
CREATE INDEX stored_objects__created_at ON stored_objects (created_at);
