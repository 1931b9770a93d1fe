CREATE TABLE socket_attachments (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  created_at timestamptz NOT NULL DEFAULT now(),
  payload bytea
);
COMMENT ON TABLE socket_attachments IS 'Events between api processes that are too long for NOTIFY. Emptied after half a minute.';
CREATE INDEX socket_attachments__created_at ON socket_attachments (created_at);

-- Says who is here now and nothing else, so it need not survive a crash.
CREATE UNLOGGED TABLE socket_presences (
  user_id text NOT NULL,
  process_id text NOT NULL,
  seen_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT socket_presences__pk PRIMARY KEY (user_id, process_id)
);
COMMENT ON TABLE socket_presences IS 'Who has a page open, by api process. A row that its process stopped renewing counts for nothing.';
CREATE INDEX socket_presences__process_id ON socket_presences (process_id);
