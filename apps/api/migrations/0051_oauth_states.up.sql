CREATE TABLE oauth_states (
  state_hash text PRIMARY KEY,
  user_id text NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  provider text NOT NULL,
  verifier_sealed text NOT NULL,
  expires_at timestamptz NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);
COMMENT ON TABLE oauth_states IS 'Sign-ins at an outside provider that were begun here. A row is used once and lives ten minutes.';
COMMENT ON COLUMN oauth_states.state_hash IS 'Digest of the state that the provider sends back; the state itself is kept by the browser alone.';
COMMENT ON COLUMN oauth_states.verifier_sealed IS 'The PKCE verifier, encrypted with a key of this installation.';
CREATE INDEX oauth_states__expires_at ON oauth_states (expires_at);
CREATE INDEX oauth_states__user_id ON oauth_states (user_id);
