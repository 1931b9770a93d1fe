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
COMMENT ON TABLE webhook_events IS 'Calls of providers of payments and mail; a second delivery of one finds it here and does nothing.';
