ALTER TABLE outbox
  ADD COLUMN mail_id text,
  ADD COLUMN written text,
  ADD COLUMN written_at timestamptz;
COMMENT ON COLUMN outbox.mail_id IS 'Id of the mail, chosen before it is first handed over: its Message-ID, the same at every attempt.';
COMMENT ON COLUMN outbox.written IS 'A mail whose link works once, as it was written, sealed: every attempt hands over the same link. Emptied once the mail has left.';
