DROP TABLE newsletter_requests;
