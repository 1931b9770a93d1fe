ALTER TABLE sessions
  ADD COLUMN last_used_at timestamptz NOT NULL DEFAULT now(),
  ADD COLUMN lifetime_seconds integer NOT NULL DEFAULT 604800 CHECK (lifetime_seconds > 0);
COMMENT ON COLUMN sessions.last_used_at IS 'Of the last call, to within five minutes: shown to the owner in the list of devices.';
COMMENT ON COLUMN sessions.lifetime_seconds IS 'How long the session lives from sign-in and from each refresh: seven days, or half a day for who did not want to be remembered.';
UPDATE sessions SET last_used_at = created_at;
