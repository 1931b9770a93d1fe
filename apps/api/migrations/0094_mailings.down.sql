DROP INDEX collected_emails__source;
DROP INDEX sent_emails__template;
DROP INDEX sent_emails__status;
ALTER TABLE sent_emails DROP COLUMN resends, DROP COLUMN resent_at;
DROP TABLE mail_suppressions;
DROP TABLE mailing_recipients;
DROP TABLE mailings;
