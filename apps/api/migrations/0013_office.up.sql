CREATE TABLE front_end_errors (
  id text PRIMARY KEY,
  fingerprint text NOT NULL,
  message text NOT NULL,
  name text,
  file_name text,
  line_number integer,
  column_number integer,
  info text,
  route text,
  user_agent text,
  release text,
  user_hash text,
  count integer NOT NULL DEFAULT 1 CHECK (count > 0),
  status text NOT NULL DEFAULT 'open' CHECK (status IN ('open', 'resolved', 'ignored')),
  first_seen_at timestamptz NOT NULL DEFAULT now(),
  last_seen_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT front_end_errors__fingerprint UNIQUE (fingerprint)
);
CREATE INDEX front_end_errors__status_last_seen ON front_end_errors (status, last_seen_at DESC);
CREATE INDEX front_end_errors__last_seen ON front_end_errors (last_seen_at DESC, id DESC);

CREATE TABLE front_end_error_people (
  error_id text NOT NULL REFERENCES front_end_errors (id) ON DELETE CASCADE,
  person_hash text NOT NULL,
  CONSTRAINT front_end_error_people__pk PRIMARY KEY (error_id, person_hash)
);
COMMENT ON TABLE front_end_error_people IS 'How many signed-in people met an error, as digests of who they are.';

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
CREATE INDEX bugs__severity ON bugs (severity, created_at DESC, id DESC);

CREATE TABLE content_reports (
  id text PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('counterfeit', 'ip', 'offensive', 'fraud', 'privacy', 'other', 'copyright', 'safety')),
  subject_url text NOT NULL,
  message text NOT NULL,
  email citext,
  user_id text REFERENCES users (id) ON DELETE SET NULL,
  status text NOT NULL DEFAULT 'open' CHECK (status IN ('open', 'reviewing', 'closed')),
  created_at timestamptz NOT NULL DEFAULT now(),
  reference text,
  locale text NOT NULL DEFAULT 'en' CHECK (locale IN ('en', 'jp')),
  outcome text CHECK (outcome IN ('upheld', 'declined')),
  note text NOT NULL DEFAULT '',
  version integer NOT NULL DEFAULT 1,
  CONSTRAINT content_reports__reference UNIQUE (reference)
);
COMMENT ON COLUMN content_reports.reference IS 'What the sender may name when writing to us.';
COMMENT ON COLUMN content_reports.outcome IS 'Of a closed one. Those that were closed before this column have none.';
COMMENT ON COLUMN content_reports.note IS 'Told to the sender when it is closed.';
CREATE INDEX content_reports__status_created_at ON content_reports (status, created_at DESC);
CREATE INDEX content_reports__subject ON content_reports (email, subject_url, created_at DESC);
CREATE INDEX content_reports__created_at ON content_reports (created_at DESC, id DESC);
CREATE INDEX content_reports__kind ON content_reports (kind, created_at DESC, id DESC);
CREATE INDEX content_reports__words ON content_reports USING gin (reference gin_trgm_ops, subject_url gin_trgm_ops,
  (email::text) gin_trgm_ops);

CREATE TABLE report_files (
  report_id text NOT NULL REFERENCES content_reports (id) ON DELETE CASCADE,
  file_id text NOT NULL REFERENCES files (id) ON DELETE CASCADE,
  CONSTRAINT report_files__report_file PRIMARY KEY (report_id, file_id)
);
COMMENT ON TABLE report_files IS 'Evidence sent with a report; private.';
CREATE INDEX report_files__file_id ON report_files (file_id);

CREATE TABLE privacy_requests (
  id text PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('export', 'delete')),
  email citext NOT NULL,
  locale text NOT NULL DEFAULT 'en' CHECK (locale IN ('en', 'jp')),
  status text NOT NULL DEFAULT 'pending' CHECK (status IN ('pending', 'done', 'with_staff', 'refused')),
  key_hash text NOT NULL,
  file_id text REFERENCES files (id) ON DELETE SET NULL,
  expires_at timestamptz NOT NULL,
  confirmed_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now()
);
COMMENT ON TABLE privacy_requests IS 'Requests for a copy or the erasure of what we know of a person (GDPR, APPI). Nothing happens before the mailed link is confirmed.';
COMMENT ON COLUMN privacy_requests.status IS 'with_staff: a person goes on, as the account sells or buys for a company. refused: open orders.';
COMMENT ON COLUMN privacy_requests.expires_at IS 'Of the link; after confirmation, of the file.';
CREATE INDEX privacy_requests__email ON privacy_requests (email, created_at DESC);
CREATE INDEX privacy_requests__status ON privacy_requests (status, created_at DESC);
CREATE INDEX privacy_requests__created_at ON privacy_requests (created_at DESC, id DESC);
CREATE INDEX privacy_requests__kind ON privacy_requests (kind, created_at DESC, id DESC);

CREATE TABLE heard_of_us (
  id text PRIMARY KEY,
  source text NOT NULL CHECK (source IN ('search', 'social', 'press', 'friend', 'event', 'shop', 'email', 'other')),
  detail text NOT NULL DEFAULT '',
  order_ref text,
  locale text NOT NULL DEFAULT 'en' CHECK (locale IN ('en', 'jp')),
  user_id text REFERENCES users (id) ON DELETE SET NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);
COMMENT ON TABLE heard_of_us IS 'Answers to one question. The order is what the sender says; nothing depends on it.';
CREATE INDEX heard_of_us__created_at ON heard_of_us (created_at DESC);
CREATE INDEX heard_of_us__source ON heard_of_us (source, created_at DESC, id DESC);

CREATE TABLE page_views (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  path text NOT NULL,
  title text,
  referrer text,
  locale text,
  visitor_hash text NOT NULL,
  viewed_at timestamptz NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);
COMMENT ON COLUMN page_views.visitor_hash IS 'Digest of sender, day and a secret: tells visitors of a day apart, follows nobody.';
CREATE INDEX page_views__viewed_at ON page_views (viewed_at DESC);
CREATE INDEX page_views__day ON page_views (viewed_at) INCLUDE (path, visitor_hash, locale);

CREATE TABLE telemetry_counts (
  remote text NOT NULL,
  version text NOT NULL,
  hour_at timestamptz NOT NULL,
  measure text NOT NULL,
  bucket smallint NOT NULL,
  count bigint NOT NULL,
  CONSTRAINT telemetry_counts__pkey PRIMARY KEY (remote, version, hour_at, measure, bucket),
  CONSTRAINT telemetry_counts__measure CHECK (measure IN ('LCP', 'INP', 'CLS', 'FCP', 'TTFB', 'mount', 'mount_failed')),
  CONSTRAINT telemetry_counts__count CHECK (count > 0)
);
COMMENT ON TABLE telemetry_counts IS 'How released versions do with visitors: counts per hour, nothing about anybody. Kept for 90 days.';
COMMENT ON COLUMN telemetry_counts.bucket IS 'Quarter powers of two: bucket b holds values from 2^(b/4) up to 2^((b+1)/4), in milliseconds, CLS in thousandths.';
CREATE INDEX telemetry_counts__hour_at ON telemetry_counts (hour_at);

CREATE TABLE mailings (
  id text PRIMARY KEY,
  created_by text NOT NULL REFERENCES users (id),
  via text NOT NULL DEFAULT 'site' CHECK (via IN ('site', 'gmail')),
  audience jsonb NOT NULL,
  subject jsonb NOT NULL,
  body jsonb NOT NULL,
  status text NOT NULL DEFAULT 'scheduled' CHECK (status IN ('scheduled', 'sending', 'sent', 'cancelled')),
  recipients integer NOT NULL CHECK (recipients > 0),
  scheduled_at timestamptz NOT NULL DEFAULT now(),
  last_batch_at timestamptz,
  finished_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now()
);
COMMENT ON TABLE mailings IS 'One letter to many. Who gets it is settled when it is written; who has unsubscribed meanwhile is left out when it is sent.';
COMMENT ON COLUMN mailings.last_batch_at IS 'When a part of the receivers was last handed to the outbox: parts leave a minute apart.';
CREATE INDEX mailings__due ON mailings (scheduled_at) WHERE status IN ('scheduled', 'sending');
CREATE INDEX mailings__created_at ON mailings (created_at DESC, id DESC);

CREATE TABLE mailing_recipients (
  mailing_id text NOT NULL REFERENCES mailings (id) ON DELETE CASCADE,
  email citext NOT NULL,
  user_id text REFERENCES users (id) ON DELETE SET NULL,
  name text NOT NULL DEFAULT '',
  locale text NOT NULL CHECK (locale IN ('en', 'jp')),
  queued_at timestamptz,
  CONSTRAINT mailing_recipients__mailing_id__email PRIMARY KEY (mailing_id, email)
);
COMMENT ON TABLE mailing_recipients IS 'The key is why nobody gets a letter twice.';
CREATE INDEX mailing_recipients__waiting ON mailing_recipients (mailing_id, email) WHERE queued_at IS NULL;
CREATE INDEX mailing_recipients__email ON mailing_recipients (email);
CREATE INDEX mailing_recipients__user_id ON mailing_recipients (user_id);

CREATE TABLE bulk_previews (
  token_hash text PRIMARY KEY,
  actor_id text NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('profile', 'design', 'producer')),
  rows jsonb NOT NULL,
  result jsonb,
  expires_at timestamptz NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);
COMMENT ON TABLE bulk_previews IS 'What a dry run showed: applying its token does exactly this, once. Only a digest of the token is kept.';
COMMENT ON COLUMN bulk_previews.result IS 'What applying it did; who asks again gets this.';
CREATE INDEX bulk_previews__expires_at ON bulk_previews (expires_at);
CREATE INDEX bulk_previews__actor_id ON bulk_previews (actor_id);
