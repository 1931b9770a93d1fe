CREATE TABLE bugs (
  id text PRIMARY KEY,
  title text NOT NULL CHECK (btrim(title) <> ''),
  body text NOT NULL DEFAULT '',
  route text NOT NULL DEFAULT '',
  severity text NOT NULL DEFAULT 'medium' CHECK (severity IN ('low', 'medium', 'high', 'critical')),
  status text NOT NULL DEFAULT 'open' CHECK (status IN ('open', 'in_progress', 'resolved', 'closed')),
  reporter_id text NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  assignee_id text REFERENCES users (id) ON DELETE SET NULL,
  error_id text REFERENCES front_end_errors (id) ON DELETE SET NULL,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now()
);
COMMENT ON TABLE bugs IS 'What people say is broken, and front-end errors that staff took up.';
CREATE INDEX bugs__status ON bugs (status, created_at DESC, id DESC);
CREATE INDEX bugs__created_at ON bugs (created_at DESC, id DESC);
CREATE INDEX bugs__reporter_id ON bugs (reporter_id, created_at DESC, id DESC);
CREATE INDEX bugs__assignee_id ON bugs (assignee_id) WHERE assignee_id IS NOT NULL;
CREATE UNIQUE INDEX bugs__error_id ON bugs (error_id) WHERE error_id IS NOT NULL AND status IN ('open', 'in_progress');

CREATE TABLE front_end_error_people (
  error_id text NOT NULL REFERENCES front_end_errors (id) ON DELETE CASCADE,
  person_hash text NOT NULL,
  CONSTRAINT front_end_error_people__pk PRIMARY KEY (error_id, person_hash)
);
COMMENT ON TABLE front_end_error_people IS 'How many signed-in people met an error, as digests of who they are.';
CREATE INDEX front_end_errors__last_seen ON front_end_errors (last_seen_at DESC, id DESC);
