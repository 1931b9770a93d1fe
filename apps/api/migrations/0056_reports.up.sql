-- The reasons of the form, and those that the release before wrote.
ALTER TABLE content_reports DROP CONSTRAINT content_reports_kind_check;
ALTER TABLE content_reports ADD CONSTRAINT content_reports_kind_check CHECK (kind IN ('counterfeit', 'ip', 'offensive', 'fraud', 'privacy', 'other', 'copyright', 'safety'));
ALTER TABLE content_reports
  ADD COLUMN reference text,
  ADD COLUMN locale text NOT NULL DEFAULT 'en' CHECK (locale IN ('en', 'jp')),
  ADD CONSTRAINT content_reports__reference UNIQUE (reference);
COMMENT ON COLUMN content_reports.reference IS 'What the sender may name when writing to us.';
CREATE INDEX content_reports__subject ON content_reports (email, subject_url, created_at DESC);

CREATE TABLE report_files (
  report_id text NOT NULL REFERENCES content_reports (id) ON DELETE CASCADE,
  file_id text NOT NULL REFERENCES files (id) ON DELETE CASCADE,
  CONSTRAINT report_files__report_file PRIMARY KEY (report_id, file_id)
);
COMMENT ON TABLE report_files IS 'Evidence sent with a report; private.';
CREATE INDEX report_files__file_id ON report_files (file_id);

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
