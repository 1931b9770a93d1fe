DROP INDEX heard_of_us__source;
DROP INDEX privacy_requests__created_at;
DROP INDEX content_reports__created_at;
ALTER TABLE content_reports DROP COLUMN outcome, DROP COLUMN note, DROP COLUMN version;
