ALTER TABLE users DROP COLUMN trusted_author;
