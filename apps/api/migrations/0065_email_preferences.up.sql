CREATE TABLE email_preferences (
  user_id text PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  messages boolean NOT NULL DEFAULT true,
  follows boolean NOT NULL DEFAULT true,
  confirmations boolean NOT NULL DEFAULT true,
  updated_at timestamptz NOT NULL DEFAULT now()
);
COMMENT ON TABLE email_preferences IS 'Which mails a member wants; a member without a row wants all of them. Mails about orders are always sent, and the newsletter is in collected_emails, which knows people without an account.';
