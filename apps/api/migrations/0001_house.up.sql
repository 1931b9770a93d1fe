-- What no domain owns.
CREATE EXTENSION IF NOT EXISTS citext;
CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE EXTENSION IF NOT EXISTS unaccent;
CREATE EXTENSION IF NOT EXISTS btree_gin;

CREATE TABLE number_sequences (
  name text PRIMARY KEY,
  next_value bigint NOT NULL DEFAULT 1001 CHECK (next_value > 0)
);
COMMENT ON TABLE number_sequences IS 'Human numbers without gaps: the row is locked by the transaction that takes one.';

CREATE TABLE rate_limits (
  key text NOT NULL,
  window_started_at timestamptz NOT NULL,
  hits integer NOT NULL DEFAULT 1 CHECK (hits > 0),
  expires_at timestamptz NOT NULL,
  CONSTRAINT rate_limits__key PRIMARY KEY (key)
);
COMMENT ON TABLE rate_limits IS 'Limits that must hold across processes: sign-in, reset, registration, and lockouts, alike for known and unknown addresses. The key is a digest, never an address.';
CREATE INDEX rate_limits__expires_at ON rate_limits (expires_at);

CREATE TABLE idempotency_keys (
  actor text NOT NULL,
  endpoint text NOT NULL,
  key text NOT NULL CHECK (length(key) BETWEEN 1 AND 200),
  request_hash text NOT NULL,
  status text NOT NULL DEFAULT 'in_progress' CHECK (status IN ('in_progress', 'done')),
  response_status integer,
  response jsonb,
  created_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL DEFAULT now() + interval '24 hours',
  CONSTRAINT idempotency_keys__actor_endpoint_key PRIMARY KEY (actor, endpoint, key)
);
CREATE INDEX idempotency_keys__expires_at ON idempotency_keys (expires_at);

CREATE TABLE audit_log (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  actor_id text,
  action text NOT NULL,
  entity text NOT NULL,
  entity_id text,
  diff jsonb,
  ip inet,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX audit_log__entity ON audit_log (entity, entity_id, created_at DESC);
CREATE INDEX audit_log__created_at ON audit_log (created_at DESC);
CREATE INDEX audit_log__actor_id ON audit_log (actor_id, id DESC);
CREATE INDEX audit_log__action ON audit_log (action, id DESC);

CREATE TABLE outbox (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('mail', 'webhook')),
  payload jsonb NOT NULL,
  dedupe_key text,
  attempts integer NOT NULL DEFAULT 0,
  last_error text,
  available_at timestamptz NOT NULL DEFAULT now(),
  done_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  mail_id text,
  written text,
  written_at timestamptz,
  traceparent text,
  CONSTRAINT outbox__dedupe_key UNIQUE (dedupe_key),
  CONSTRAINT outbox__traceparent CHECK (length(traceparent) <= 64)
);
COMMENT ON TABLE outbox IS 'External effects, written in the transaction that causes them and carried out by a job afterwards.';
COMMENT ON COLUMN outbox.mail_id IS 'Id of the mail, chosen before it is first handed over: its Message-ID, the same at every attempt.';
COMMENT ON COLUMN outbox.written IS 'A mail whose link works once, as it was written, sealed: every attempt hands over the same link. Emptied once the mail has left.';
COMMENT ON COLUMN outbox.traceparent IS 'W3C trace context of the call that queued this; empty where traces are off.';
CREATE INDEX outbox__open ON outbox (available_at) WHERE done_at IS NULL;

CREATE TABLE sent_emails (
  id text PRIMARY KEY,
  template text NOT NULL,
  locale text NOT NULL CHECK (locale IN ('en', 'jp')),
  recipient citext NOT NULL,
  subject text NOT NULL,
  html text NOT NULL,
  text_body text NOT NULL,
  status text NOT NULL DEFAULT 'queued' CHECK (status IN ('queued', 'sent', 'failed', 'bounced')),
  provider_id text,
  attempts integer NOT NULL DEFAULT 0,
  last_error text,
  dedupe_key text,
  related text,
  created_at timestamptz NOT NULL DEFAULT now(),
  sent_at timestamptz,
  resends integer NOT NULL DEFAULT 0,
  resent_at timestamptz,
  CONSTRAINT sent_emails__dedupe_key UNIQUE (dedupe_key)
);
COMMENT ON COLUMN sent_emails.resends IS 'How often staff had it sent again.';
CREATE INDEX sent_emails__recipient ON sent_emails (recipient, created_at DESC);
CREATE INDEX sent_emails__created_at ON sent_emails (created_at DESC);
CREATE INDEX sent_emails__status ON sent_emails (status, created_at DESC);
CREATE INDEX sent_emails__template ON sent_emails (template, created_at DESC);
CREATE INDEX sent_emails__related ON sent_emails (related);
CREATE INDEX sent_emails__recipient_parts ON sent_emails USING gin ((recipient::text) gin_trgm_ops);

CREATE TABLE stored_objects (
  storage_key text PRIMARY KEY,
  created_at timestamptz NOT NULL DEFAULT now()
);
COMMENT ON TABLE stored_objects IS 'Keys of files that are being stored and have no row yet. One that stays was left by a process that died: its file is removed.';
CREATE INDEX stored_objects__created_at ON stored_objects (created_at);

CREATE TABLE webhook_events (
  provider text NOT NULL,
  event_id text NOT NULL,
  kind text NOT NULL,
  received_at timestamptz NOT NULL DEFAULT now(),
  processed_at timestamptz,
  CONSTRAINT webhook_events__pk PRIMARY KEY (provider, event_id)
);
COMMENT ON TABLE webhook_events IS 'Calls of providers of payments and mail; a second delivery of one finds it here and does nothing.';

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
