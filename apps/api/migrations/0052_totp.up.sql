CREATE TABLE totp_factors (
  user_id text PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  secret_sealed text NOT NULL,
  confirmed_at timestamptz,
  last_step bigint NOT NULL DEFAULT 0,
  recovery_hashes text[] NOT NULL DEFAULT '{}',
  created_at timestamptz NOT NULL DEFAULT now()
);
COMMENT ON TABLE totp_factors IS 'Second factor of staff: an authenticator app. It counts from its confirmation on.';
COMMENT ON COLUMN totp_factors.secret_sealed IS 'Shared with the app; encrypted with a key of this installation.';
COMMENT ON COLUMN totp_factors.last_step IS 'The half minute of the last code that was taken: no code is taken twice.';
COMMENT ON COLUMN totp_factors.recovery_hashes IS 'Digests of the codes for a lost phone; each is removed by its use.';

CREATE TABLE totp_challenges (
  challenge_hash text PRIMARY KEY,
  user_id text NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  token_version integer NOT NULL,
  remember boolean NOT NULL,
  attempts integer NOT NULL DEFAULT 0,
  expires_at timestamptz NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);
COMMENT ON TABLE totp_challenges IS 'Sign-ins whose password was right and whose code is awaited. A row lives five minutes and goes with its use.';
COMMENT ON COLUMN totp_challenges.challenge_hash IS 'Digest of what the browser sends back; the challenge itself is kept by the browser alone.';
COMMENT ON COLUMN totp_challenges.token_version IS 'Of the user when the password was given: a new password ends the challenge.';
CREATE INDEX totp_challenges__user_id ON totp_challenges (user_id);
CREATE INDEX totp_challenges__expires_at ON totp_challenges (expires_at);

ALTER TABLE sessions ADD COLUMN second_factor_at timestamptz;
COMMENT ON COLUMN sessions.second_factor_at IS 'When this session showed a code. Without it, a session of staff who have an authenticator has no powers of staff.';
