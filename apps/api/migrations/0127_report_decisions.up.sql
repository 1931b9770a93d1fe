-- What came of a report, and staff's words about it.
ALTER TABLE content_reports
  ADD COLUMN outcome text CHECK (outcome IN ('upheld', 'declined')),
  ADD COLUMN note text NOT NULL DEFAULT '',
  ADD COLUMN version integer NOT NULL DEFAULT 1;
COMMENT ON COLUMN content_reports.outcome IS 'Of a closed one. Those that were closed before this column have none.';
COMMENT ON COLUMN content_reports.note IS 'Told to the sender when it is closed.';
CREATE INDEX content_reports__created_at ON content_reports (created_at DESC, id DESC);
CREATE INDEX privacy_requests__created_at ON privacy_requests (created_at DESC, id DESC);
CREATE INDEX heard_of_us__source ON heard_of_us (source, created_at DESC, id DESC);
