DROP TABLE contact_messages;
DROP TABLE channel_reports;
DROP TABLE messages;
DROP TABLE channel_members;
DROP TABLE channels;
