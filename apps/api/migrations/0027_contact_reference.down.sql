ALTER TABLE contact_messages DROP COLUMN firm, DROP COLUMN ref;
