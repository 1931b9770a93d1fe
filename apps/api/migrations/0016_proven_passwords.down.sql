ALTER TABLE sessions DROP COLUMN by_mail;
ALTER TABLE users DROP COLUMN password_proven_at;
