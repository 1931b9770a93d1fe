ALTER TABLE articles DROP COLUMN return_reason;
