ALTER TABLE users ADD COLUMN trusted_author boolean NOT NULL DEFAULT false;
COMMENT ON COLUMN users.trusted_author IS 'Publishes articles of their own without asking. Granted by admins.';
