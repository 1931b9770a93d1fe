CREATE TABLE upload_tickets (
  id text PRIMARY KEY,
  secret_hash text NOT NULL,
  form text NOT NULL CHECK (form IN ('application', 'report')),
  files_left integer NOT NULL CHECK (files_left >= 0),
  bytes_left bigint NOT NULL CHECK (bytes_left >= 0),
  expires_at timestamptz NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT upload_tickets__secret_hash UNIQUE (secret_hash)
);
COMMENT ON TABLE upload_tickets IS 'Leave for somebody without an account to send files with one form. Only a digest of the secret is kept.';
COMMENT ON COLUMN upload_tickets.files_left IS 'Counts down with every file that was taken, removed or not.';
CREATE INDEX upload_tickets__expires_at ON upload_tickets (expires_at);

ALTER TABLE files
  ADD COLUMN upload_form text CHECK (upload_form IN ('application', 'report')),
  ADD COLUMN claimed_at timestamptz;
COMMENT ON COLUMN files.upload_form IS 'The form this file was sent for; null for files of accounts.';
COMMENT ON COLUMN files.claimed_at IS 'When its form was sent. A file of a form that never was is removed after two days.';
CREATE INDEX files__unclaimed ON files (created_at) WHERE upload_form IS NOT NULL AND claimed_at IS NULL;
