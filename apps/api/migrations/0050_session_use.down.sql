ALTER TABLE sessions DROP COLUMN last_used_at, DROP COLUMN lifetime_seconds;
