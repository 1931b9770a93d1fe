DROP TABLE mail_suppressions;
DROP TABLE mail_bounces;
DROP TABLE collected_emails;
DROP TABLE newsletter_requests;
DROP TABLE email_preferences;
DROP TABLE notification_people;
DROP TABLE notifications;
