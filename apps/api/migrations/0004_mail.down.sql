DROP TABLE collected_emails;
DROP TABLE sent_emails;
DROP TABLE outbox;
