-- An address may be confirmed by its owner while somebody else chose the password: only what proves both gets the owner's orders.
ALTER TABLE users ADD COLUMN password_proven_at timestamptz;
ALTER TABLE sessions ADD COLUMN by_mail boolean NOT NULL DEFAULT false;
UPDATE users SET password_proven_at = email_verified_at WHERE email_verified_at IS NOT NULL;
COMMENT ON COLUMN users.password_proven_at IS 'Since when whoever has the password is known to read the mails: it was chosen by a mailed link, or such a link was followed while signed in.';
COMMENT ON COLUMN sessions.by_mail IS 'Opened by a mailed link.';
