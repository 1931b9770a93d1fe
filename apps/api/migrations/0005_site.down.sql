DROP TABLE page_views;
DROP TABLE content_reports;
DROP TABLE contact_messages;
DROP TABLE front_end_errors;
DROP TABLE policies;
DROP TABLE banner_items;
