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

CREATE TABLE mail_suppressions (
  email_hash text PRIMARY KEY,
  created_at timestamptz NOT NULL DEFAULT now()
);
COMMENT ON TABLE mail_suppressions IS 'Addresses that want no letters to many, as SHA-256 of their lower case: kept when the address itself is erased.';

ALTER TABLE sent_emails ADD COLUMN resends integer NOT NULL DEFAULT 0, ADD COLUMN resent_at timestamptz;
COMMENT ON COLUMN sent_emails.resends IS 'How often staff had it sent again.';
CREATE INDEX sent_emails__status ON sent_emails (status, created_at DESC);
CREATE INDEX sent_emails__template ON sent_emails (template, created_at DESC);
CREATE INDEX collected_emails__source ON collected_emails (source, consent_at DESC);
