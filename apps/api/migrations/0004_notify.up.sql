CREATE TABLE notifications (
  id text PRIMARY KEY,
  user_id text NOT NULL,
  kind text NOT NULL,
  data jsonb NOT NULL,
  dedupe_key text,
  created_at timestamptz NOT NULL DEFAULT now(),
  happened_at timestamptz NOT NULL DEFAULT now(),
  read_at timestamptz,
  mailed_at timestamptz,
  CONSTRAINT notifications__user_id__dedupe_key UNIQUE (user_id, dedupe_key)
);
COMMENT ON TABLE notifications IS 'What a member is told of beside the bell; written in the transaction of the event. Its kinds are typed by the contracts.';
COMMENT ON COLUMN notifications.dedupe_key IS 'One event, or one channel or day whose events are told together, makes one row.';
COMMENT ON COLUMN notifications.created_at IS 'Since when it waits to be read; set anew when something is added to a read one.';
COMMENT ON COLUMN notifications.happened_at IS 'Of the newest event it stands for: the order of the list.';
COMMENT ON COLUMN notifications.mailed_at IS 'When a mail about it was queued.';
CREATE INDEX notifications__user_id__happened_at ON notifications (user_id, happened_at DESC, id DESC);
CREATE INDEX notifications__unread ON notifications (user_id) WHERE read_at IS NULL;
CREATE INDEX notifications__unmailed ON notifications (kind, created_at) WHERE read_at IS NULL AND mailed_at IS NULL;
CREATE INDEX notifications__happened_at ON notifications (happened_at);

CREATE TABLE notification_people (
  notification_id text NOT NULL REFERENCES notifications (id) ON DELETE CASCADE,
  user_id text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT notification_people__pkey PRIMARY KEY (notification_id, user_id)
);
COMMENT ON TABLE notification_people IS 'Who followed or liked, of notifications that count people; names are read from the accounts.';
CREATE INDEX notification_people__user_id ON notification_people (user_id);

CREATE TABLE email_preferences (
  user_id text PRIMARY KEY,
  messages boolean NOT NULL DEFAULT true,
  follows boolean NOT NULL DEFAULT true,
  confirmations boolean NOT NULL DEFAULT true,
  updated_at timestamptz NOT NULL DEFAULT now()
);
COMMENT ON TABLE email_preferences IS 'Which mails a member wants; a member without a row wants all of them. Mails about orders are always sent, and the newsletter is in collected_emails, which knows people without an account.';

-- Who asks for the newsletter is asked back by mail. What is in collected_emails has been confirmed, or was taken before anybody was asked.
CREATE TABLE newsletter_requests (
  id text PRIMARY KEY,
  email citext NOT NULL,
  source text NOT NULL,
  locale text NOT NULL,
  key_hash text,
  asked_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT newsletter_requests__email UNIQUE (email),
  CONSTRAINT newsletter_requests__key_hash UNIQUE (key_hash),
  CONSTRAINT newsletter_requests__locale CHECK (locale IN ('en', 'jp'))
);
COMMENT ON TABLE newsletter_requests IS 'Addresses that somebody has put down for the newsletter and nobody has confirmed. They get no letters, are in collected_emails once they are confirmed, and are removed after 30 days.';
COMMENT ON COLUMN newsletter_requests.key_hash IS 'Digest of the key in the mailed link. Null: its receiver wants no letters, and the link does nothing.';
CREATE INDEX newsletter_requests__asked_at ON newsletter_requests (asked_at);

CREATE TABLE collected_emails (
  email citext PRIMARY KEY,
  source text NOT NULL,
  locale text NOT NULL DEFAULT 'en' CHECK (locale IN ('en', 'jp')),
  consent_at timestamptz NOT NULL DEFAULT now(),
  unsubscribed_at timestamptz
);
CREATE INDEX collected_emails__consent_at ON collected_emails (consent_at DESC);
CREATE INDEX collected_emails__source ON collected_emails (source, consent_at DESC);
CREATE INDEX collected_emails__email_parts ON collected_emails USING gin ((email::text) gin_trgm_ops);
CREATE INDEX collected_emails__locale ON collected_emails (locale, consent_at DESC);
CREATE INDEX collected_emails__unsubscribed_at ON collected_emails (unsubscribed_at);

CREATE TABLE mail_bounces (
  email citext PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('bounce', 'complaint')),
  reason text NOT NULL DEFAULT '',
  times integer NOT NULL DEFAULT 1 CHECK (times > 0),
  sent_email_id text,
  first_at timestamptz NOT NULL DEFAULT now(),
  last_at timestamptz NOT NULL DEFAULT now()
);
COMMENT ON TABLE mail_bounces IS 'Addresses that mail does not reach, or whose owners called it spam: they get only what they asked for themselves.';
COMMENT ON COLUMN mail_bounces.sent_email_id IS 'The mail that came back last, where it was recognised. No reference: mails are erased on request.';
CREATE INDEX mail_bounces__last_at ON mail_bounces (last_at DESC, email);
CREATE INDEX mail_bounces__email_parts ON mail_bounces USING gin ((email::text) gin_trgm_ops);
CREATE INDEX mail_bounces__kind ON mail_bounces (kind, last_at DESC, email);

CREATE TABLE mail_suppressions (
  email_hash text PRIMARY KEY,
  created_at timestamptz NOT NULL DEFAULT now()
);
COMMENT ON TABLE mail_suppressions IS 'Addresses that want no letters to many, as SHA-256 of their lower case: kept when the address itself is erased.';
