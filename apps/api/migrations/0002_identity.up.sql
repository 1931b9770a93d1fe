CREATE TABLE users (
  id text PRIMARY KEY,
  email citext NOT NULL,
  password_hash text NOT NULL,
  name text NOT NULL,
  type text CHECK (type IN ('designer', 'producer', 'buyer', 'consumer')),
  staff_role text NOT NULL DEFAULT 'none' CHECK (staff_role IN ('none', 'account_manager', 'admin')),
  locale text NOT NULL DEFAULT 'en' CHECK (locale IN ('en', 'jp')),
  status text NOT NULL DEFAULT 'active' CHECK (status IN ('active', 'locked', 'deleted')),
  email_verified_at timestamptz,
  terms_version text,
  terms_accepted_at timestamptz,
  marketing_opt_in_at timestamptz,
  token_version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  deleted_at timestamptz,
  CONSTRAINT users__email UNIQUE (email)
);
COMMENT ON COLUMN users.token_version IS 'Raising it revokes every token of the user.';
CREATE INDEX users__staff_role ON users (staff_role) WHERE staff_role <> 'none';
CREATE INDEX users__type_created_at ON users (type, created_at DESC);

CREATE TABLE auth_tokens (
  id text PRIMARY KEY,
  user_id text NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('verify', 'reset', 'invite', 'email_change')),
  token_hash text NOT NULL,
  expires_at timestamptz NOT NULL,
  used_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT auth_tokens__token_hash UNIQUE (token_hash)
);
COMMENT ON TABLE auth_tokens IS 'Single-use links in mails. Only a digest is kept; verify lives 24 hours, reset one hour.';
CREATE INDEX auth_tokens__user_id_kind ON auth_tokens (user_id, kind);

CREATE TABLE sessions (
  jti text PRIMARY KEY,
  user_id text NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  expires_at timestamptz NOT NULL,
  revoked_at timestamptz,
  reauth_until timestamptz,
  ip inet,
  user_agent text,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX sessions__user_id ON sessions (user_id, created_at DESC);
CREATE INDEX sessions__expires_at ON sessions (expires_at);

CREATE TABLE oauth_connections (
  id text PRIMARY KEY,
  user_id text NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  provider text NOT NULL,
  scopes text[] NOT NULL DEFAULT '{}',
  refresh_token_enc text,
  status text NOT NULL DEFAULT 'active' CHECK (status IN ('active', 'revoked')),
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT oauth_connections__user_provider UNIQUE (user_id, provider)
);

CREATE TABLE consents (
  id text PRIMARY KEY,
  subject text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('cookies', 'analytics', 'marketing')),
  value boolean NOT NULL,
  version text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);
COMMENT ON COLUMN consents.subject IS 'A user id, or the anonymous id a browser made for itself. The newest row of a kind counts.';
CREATE INDEX consents__subject_kind ON consents (subject, kind, created_at DESC);

CREATE TABLE audit_log (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  actor_id text,
  action text NOT NULL,
  entity text NOT NULL,
  entity_id text,
  diff jsonb,
  ip inet,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX audit_log__entity ON audit_log (entity, entity_id, created_at DESC);
CREATE INDEX audit_log__created_at ON audit_log (created_at DESC);

CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append only', TG_TABLE_NAME;
END $$;
CREATE TRIGGER audit_log__append_only BEFORE UPDATE OR DELETE ON audit_log FOR EACH ROW EXECUTE FUNCTION refuse_change();
