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
  CONSTRAINT outbox__dedupe_key UNIQUE (dedupe_key)
);
COMMENT ON TABLE outbox IS 'External effects, written in the transaction that causes them and carried out by a job afterwards.';
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
  CONSTRAINT sent_emails__dedupe_key UNIQUE (dedupe_key)
);
CREATE INDEX sent_emails__recipient ON sent_emails (recipient, created_at DESC);
CREATE INDEX sent_emails__created_at ON sent_emails (created_at DESC);

CREATE TABLE collected_emails (
  email citext PRIMARY KEY,
  source text NOT NULL,
  locale text NOT NULL DEFAULT 'en' CHECK (locale IN ('en', 'jp')),
  consent_at timestamptz NOT NULL DEFAULT now(),
  unsubscribed_at timestamptz
);
CREATE INDEX collected_emails__consent_at ON collected_emails (consent_at DESC);
