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
  trusted_author boolean NOT NULL DEFAULT false,
  CONSTRAINT users__email UNIQUE (email)
);
COMMENT ON COLUMN users.token_version IS 'Raising it revokes every token of the user.';
COMMENT ON COLUMN users.trusted_author IS 'Publishes articles of their own without asking. Granted by admins.';
CREATE INDEX users__staff_role ON users (staff_role) WHERE staff_role <> 'none';
CREATE INDEX users__type_created_at ON users (type, created_at DESC);
CREATE INDEX users__created_at ON users (created_at DESC, id DESC);
CREATE INDEX users__words ON users USING gin ((email::text || ' ' || name) gin_trgm_ops);
CREATE INDEX users__joined ON users (created_at, type) WHERE status <> 'deleted';
-- Whose owner may not sign in is asked of these few, and not of everybody.
CREATE INDEX users__inactive ON users (id) WHERE status <> 'active';

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
  created_at timestamptz NOT NULL DEFAULT now(),
  last_used_at timestamptz NOT NULL DEFAULT now(),
  lifetime_seconds integer NOT NULL DEFAULT 604800 CHECK (lifetime_seconds > 0),
  second_factor_at timestamptz
);
COMMENT ON COLUMN sessions.last_used_at IS 'Of the last call, to within five minutes: shown to the owner in the list of devices.';
COMMENT ON COLUMN sessions.lifetime_seconds IS 'How long the session lives from sign-in and from each refresh: seven days, or half a day for who did not want to be remembered.';
COMMENT ON COLUMN sessions.second_factor_at IS 'When this session showed a code. Without it, a session of staff who have an authenticator has no powers of staff.';
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

CREATE TABLE agreement_acceptances (
  user_id text NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  slug text NOT NULL,
  version text NOT NULL,
  accepted_at timestamptz NOT NULL DEFAULT now(),
  ip text NOT NULL,
  CONSTRAINT agreement_acceptances__user_id__slug__version PRIMARY KEY (user_id, slug, version)
);
COMMENT ON TABLE agreement_acceptances IS 'Who agreed to which version of an agreement: the first time counts and is never changed.';
COMMENT ON COLUMN agreement_acceptances.slug IS 'Of the policy, such as vendor.';
COMMENT ON COLUMN agreement_acceptances.ip IS 'Where the acceptance came from; part of the record.';

CREATE TABLE addresses (
  id text PRIMARY KEY,
  owner_type text NOT NULL CHECK (owner_type IN ('buyer', 'consumer', 'profile', 'user')),
  owner_id text NOT NULL,
  label text NOT NULL DEFAULT '',
  name text NOT NULL,
  name_kana text,
  line1 text NOT NULL,
  line2 text,
  city text NOT NULL,
  region text,
  postal text NOT NULL,
  country char(2) NOT NULL,
  phone text,
  is_default_ship boolean NOT NULL DEFAULT false,
  is_default_bill boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL DEFAULT now()
);
COMMENT ON TABLE addresses IS 'Address books; orders keep snapshots of their own.';
CREATE INDEX addresses__owner ON addresses (owner_type, owner_id);
CREATE UNIQUE INDEX addresses__default_ship ON addresses (owner_type, owner_id) WHERE is_default_ship;
CREATE UNIQUE INDEX addresses__default_bill ON addresses (owner_type, owner_id) WHERE is_default_bill;

CREATE TABLE profiles (
  id text PRIMARY KEY,
  user_id text NOT NULL REFERENCES users (id),
  handle citext NOT NULL,
  name text NOT NULL,
  name_jp text NOT NULL DEFAULT '',
  bio_en text NOT NULL DEFAULT '',
  bio_jp text NOT NULL DEFAULT '',
  country char(2) NOT NULL,
  city text NOT NULL DEFAULT '',
  city_jp text NOT NULL DEFAULT '',
  lat double precision,
  lon double precision,
  avatar_id text REFERENCES files (id),
  cover_id text REFERENCES files (id),
  disciplines text[] NOT NULL DEFAULT '{}',
  palette text[] NOT NULL DEFAULT '{}',
  links jsonb NOT NULL DEFAULT '[]',
  founded_year integer,
  status text NOT NULL DEFAULT 'draft',
  featured boolean NOT NULL DEFAULT false,
  holiday_until timestamptz,
  followers_count integer NOT NULL DEFAULT 0,
  agreement_version text,
  agreement_at timestamptz,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  deleted_at timestamptz,
  map_point text GENERATED ALWAYS AS (map_point(id, 'designer', name, name_jp, lat, lon, city, city_jp, country::text, '/shop/'
    || handle::text, left(bio_en, 160), left(bio_jp, 80))) STORED,
  CONSTRAINT profiles__user_id UNIQUE (user_id),
  CONSTRAINT profiles__handle UNIQUE (handle),
  CONSTRAINT profiles__handle_format CHECK (handle::text ~ '^[a-z0-9_-]{3,30}$'),
  CONSTRAINT profiles__name_present CHECK (name <> '' OR name_jp <> ''),
  CONSTRAINT profiles__status CHECK (status IN ('draft', 'in_review', 'approved', 'suspended')),
  CONSTRAINT profiles__lat CHECK (lat BETWEEN -90 AND 90),
  CONSTRAINT profiles__lon CHECK (lon BETWEEN -180 AND 180),
  CONSTRAINT profiles__followers_count CHECK (followers_count >= 0)
);
COMMENT ON TABLE profiles IS 'Designers. Public when approved and not deleted.';
COMMENT ON COLUMN profiles.holiday_until IS 'The shop is shown as closed until this moment.';
COMMENT ON COLUMN profiles.map_point IS 'The house as the map shows it; null without coordinates.';
CREATE INDEX profiles__public ON profiles (name, id) WHERE status = 'approved' AND deleted_at IS NULL;
CREATE INDEX profiles__country ON profiles (country) WHERE status = 'approved' AND deleted_at IS NULL;
CREATE INDEX profiles__avatar_id ON profiles (avatar_id);
CREATE INDEX profiles__cover_id ON profiles (cover_id);
CREATE INDEX profiles__joined ON profiles (created_at DESC, id) WHERE status = 'approved' AND deleted_at IS NULL;
CREATE INDEX profiles__by_name ON profiles (name, id) WHERE deleted_at IS NULL;

CREATE TABLE follows (
  follower_user_id text NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  profile_id text NOT NULL REFERENCES profiles (id) ON DELETE CASCADE,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT follows__pk PRIMARY KEY (follower_user_id, profile_id)
);
COMMENT ON TABLE follows IS 'Users following designers; profiles.followers_count is kept in the same transaction.';
CREATE INDEX follows__profile_id ON follows (profile_id);

CREATE TABLE promoters (
  id text PRIMARY KEY,
  profile_id text NOT NULL REFERENCES profiles (id),
  designer_profile_id text NOT NULL REFERENCES profiles (id),
  promo_code citext NOT NULL,
  share_bp integer NOT NULL,
  status text NOT NULL DEFAULT 'active',
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT promoters__promo_code UNIQUE (promo_code),
  CONSTRAINT promoters__profile_id__designer_profile_id UNIQUE (profile_id, designer_profile_id),
  CONSTRAINT promoters__share_bp CHECK (share_bp BETWEEN 0 AND 10000),
  CONSTRAINT promoters__status CHECK (status IN ('active', 'inactive'))
);
COMMENT ON TABLE promoters IS 'A profile that promotes a designer through a code; removal deactivates, history stays.';
COMMENT ON COLUMN promoters.share_bp IS 'Share of the promoter in basis points (1/100 of a percent).';
CREATE INDEX promoters__designer_profile_id ON promoters (designer_profile_id);

CREATE TABLE producers (
  id text PRIMARY KEY,
  user_id text REFERENCES users (id),
  handle citext NOT NULL,
  name text NOT NULL,
  name_jp text NOT NULL DEFAULT '',
  bio_en text NOT NULL DEFAULT '',
  bio_jp text NOT NULL DEFAULT '',
  country char(2) NOT NULL,
  city text NOT NULL DEFAULT '',
  city_jp text NOT NULL DEFAULT '',
  lat double precision,
  lon double precision,
  avatar_id text REFERENCES files (id),
  cover_id text REFERENCES files (id),
  capabilities jsonb NOT NULL DEFAULT '[]',
  languages text[] NOT NULL DEFAULT '{}',
  moq integer,
  lead_time_days integer,
  certifications jsonb NOT NULL DEFAULT '[]',
  machines jsonb NOT NULL DEFAULT '[]',
  links jsonb NOT NULL DEFAULT '[]',
  founded_year integer,
  status text NOT NULL DEFAULT 'draft',
  featured boolean NOT NULL DEFAULT false,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  deleted_at timestamptz,
  map_point text GENERATED ALWAYS AS (map_point(id, 'producer', name, name_jp, lat, lon, city, city_jp, country::text, '/producer/'
    || handle::text, left(bio_en, 160), left(bio_jp, 80))) STORED,
  CONSTRAINT producers__user_id UNIQUE (user_id),
  CONSTRAINT producers__handle UNIQUE (handle),
  CONSTRAINT producers__handle_format CHECK (handle::text ~ '^[a-z0-9_-]{3,30}$'),
  CONSTRAINT producers__name_present CHECK (name <> '' OR name_jp <> ''),
  CONSTRAINT producers__status CHECK (status IN ('draft', 'in_review', 'approved', 'suspended')),
  CONSTRAINT producers__moq CHECK (moq >= 0),
  CONSTRAINT producers__lead_time_days CHECK (lead_time_days >= 0),
  CONSTRAINT producers__position CHECK (lat BETWEEN -90 AND 90 AND lon BETWEEN -180 AND 180),
  CONSTRAINT producers__approved_on_map CHECK (status <> 'approved' OR lat IS NOT NULL AND lon IS NOT NULL)
);
COMMENT ON TABLE producers IS 'Makers: mills, ateliers and factories. Capabilities and machines are [{en, jp}], certifications [{name, no, expiresAt}].';
COMMENT ON COLUMN producers.map_point IS 'The workshop as the map shows it; null without coordinates.';
CREATE INDEX producers__public ON producers (name, id) WHERE status = 'approved' AND deleted_at IS NULL;
CREATE INDEX producers__joined ON producers (created_at DESC, id) WHERE status = 'approved' AND deleted_at IS NULL;
CREATE INDEX producers__by_name ON producers (name, id) WHERE deleted_at IS NULL;

CREATE TABLE consumers (
  id text PRIMARY KEY,
  user_id text NOT NULL REFERENCES users (id),
  display_name text NOT NULL DEFAULT '',
  sizes jsonb NOT NULL DEFAULT '{}',
  birthday date,
  gender_pref text,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT consumers__user_id UNIQUE (user_id),
  CONSTRAINT consumers__gender_pref CHECK (gender_pref IN ('men', 'women'))
);
COMMENT ON TABLE consumers IS 'What a retail customer chose to tell about themselves.';

CREATE TABLE applications (
  id text PRIMARY KEY,
  reference text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('designer', 'brand', 'producer', 'press', 'team')),
  email citext NOT NULL,
  name text NOT NULL,
  brand text NOT NULL DEFAULT '',
  country char(2) NOT NULL,
  fields jsonb NOT NULL DEFAULT '{}',
  locale text NOT NULL DEFAULT 'en' CHECK (locale IN ('en', 'jp')),
  status text NOT NULL DEFAULT 'submitted' CHECK (status IN ('submitted', 'reviewing', 'info_requested', 'approved', 'rejected',
    'withdrawn')),
  note text NOT NULL DEFAULT '',
  key_hash text NOT NULL,
  user_id text REFERENCES users (id) ON DELETE SET NULL,
  decided_by text REFERENCES users (id) ON DELETE SET NULL,
  decided_at timestamptz,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT applications__reference UNIQUE (reference)
);
COMMENT ON TABLE applications IS 'Who asks to sell, produce, write or work with us. The link of the confirmation mail opens it; only a digest of its key is kept.';
COMMENT ON COLUMN applications.fields IS 'website, instagram, yearFounded, priceRange, statement, heard: as the form sent them.';
COMMENT ON COLUMN applications.note IS 'What we told the applicant with the last step, or what is missing.';
CREATE UNIQUE INDEX applications__open ON applications (email, kind) WHERE status IN ('submitted', 'reviewing', 'info_requested');
CREATE INDEX applications__status_created_at ON applications (status, created_at DESC);
CREATE INDEX applications__created_at ON applications (created_at DESC);
CREATE INDEX applications__words ON applications USING gin ((name || ' ' || brand || ' ' || email::text || ' ' || reference) gin_trgm_ops);
CREATE INDEX applications__kind ON applications (kind, created_at DESC, id DESC);
CREATE INDEX applications__country ON applications (country, created_at DESC, id DESC);

CREATE TABLE application_files (
  application_id text NOT NULL REFERENCES applications (id) ON DELETE CASCADE,
  file_id text NOT NULL REFERENCES files (id) ON DELETE CASCADE,
  position integer NOT NULL,
  CONSTRAINT application_files__application_file PRIMARY KEY (application_id, file_id)
);
COMMENT ON TABLE application_files IS 'The portfolio, in the order the applicant gave it.';
CREATE INDEX application_files__file_id ON application_files (file_id);

CREATE TABLE model_profiles (
  id text PRIMARY KEY,
  slug citext NOT NULL,
  name text NOT NULL,
  city text NOT NULL DEFAULT '',
  measurements jsonb NOT NULL DEFAULT '{}',
  portfolio text[] NOT NULL DEFAULT '{}',
  status text NOT NULL DEFAULT 'pending',
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT model_profiles__slug UNIQUE (slug),
  CONSTRAINT model_profiles__status CHECK (status IN ('pending', 'approved', 'rejected', 'archived'))
);
COMMENT ON TABLE model_profiles IS 'Fashion models. Contact data stays with their intake; here is only what may be shown once approved.';
COMMENT ON COLUMN model_profiles.portfolio IS 'Ids of public files in order.';
CREATE INDEX model_profiles__approved ON model_profiles (name, id) WHERE status = 'approved';

CREATE TABLE model_intakes (
  id text PRIMARY KEY,
  reference text NOT NULL,
  email citext NOT NULL,
  answers jsonb NOT NULL,
  birth_date text NOT NULL,
  guardian jsonb,
  photos text[] NOT NULL,
  locale text NOT NULL DEFAULT 'en',
  status text NOT NULL DEFAULT 'new',
  note text NOT NULL DEFAULT '',
  key_hash text NOT NULL,
  model_id text REFERENCES model_profiles (id),
  reviewed_by text REFERENCES users (id),
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT model_intakes__reference UNIQUE (reference),
  CONSTRAINT model_intakes__status CHECK (status IN ('new', 'reviewing', 'approved', 'declined', 'withdrawn')),
  CONSTRAINT model_intakes__locale CHECK (locale IN ('en', 'jp')),
  CONSTRAINT model_intakes__birth_date CHECK (birth_date ~ '^\d{4}-\d{2}-\d{2}$')
);
COMMENT ON TABLE model_intakes IS 'Casting applications. Address, birth date and guardian stay here; what may be shown goes to model_profiles.';
COMMENT ON COLUMN model_intakes.birth_date IS 'A day without a time zone, as written.';
COMMENT ON COLUMN model_intakes.photos IS 'Ids of files in order.';
CREATE UNIQUE INDEX model_intakes__open ON model_intakes (email) WHERE status IN ('new', 'reviewing');
CREATE INDEX model_intakes__created_at ON model_intakes (created_at DESC, id DESC);
CREATE INDEX model_intakes__model_id ON model_intakes (model_id);
CREATE INDEX model_intakes__reviewed_by ON model_intakes (reviewed_by);
CREATE INDEX model_intakes__status ON model_intakes (status, created_at DESC, id DESC);
