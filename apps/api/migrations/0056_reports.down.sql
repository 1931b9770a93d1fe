DROP TABLE heard_of_us;
DROP TABLE report_files;
DROP INDEX content_reports__subject;
ALTER TABLE content_reports DROP COLUMN reference, DROP COLUMN locale;
ALTER TABLE content_reports DROP CONSTRAINT content_reports_kind_check;
UPDATE content_reports SET kind = 'other' WHERE kind IN ('ip', 'fraud');
ALTER TABLE content_reports ADD CONSTRAINT content_reports_kind_check CHECK (kind IN ('counterfeit', 'offensive', 'copyright', 'safety', 'privacy', 'other'));
