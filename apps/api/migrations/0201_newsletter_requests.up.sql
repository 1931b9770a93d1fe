-- Who asks for the newsletter is asked back by mail. What is in collected_emails has been confirmed, or was taken before anybody was asked.
CREATE TABLE newsletter_requests (
  id text PRIMARY KEY,
  email citext NOT NULL,
  source text NOT NULL,
  locale text NOT NULL,
  key_hash text,
  asked_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT newsletter_requests__email UNIQUE (email),
  CONSTRAINT newsletter_requests__locale CHECK (locale IN ('en', 'jp')),
  CONSTRAINT newsletter_requests__key_hash UNIQUE (key_hash)
);
CREATE INDEX newsletter_requests__asked_at ON newsletter_requests (asked_at);
COMMENT ON TABLE newsletter_requests IS 'Addresses that somebody has put down for the newsletter and nobody has confirmed. They get no letters, are in collected_emails once they are confirmed, and are removed after 30 days.';
COMMENT ON COLUMN newsletter_requests.key_hash IS 'Digest of the key in the mailed link. Null: its receiver wants no letters, and the link does nothing.';
