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
  founded_year int,
  status text NOT NULL DEFAULT 'draft',
  featured boolean NOT NULL DEFAULT false,
  holiday_until timestamptz,
  followers_count int NOT NULL DEFAULT 0,
  agreement_version text,
  agreement_at timestamptz,
  version int NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  deleted_at timestamptz,
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
CREATE INDEX profiles__public ON profiles (name, id) WHERE status = 'approved' AND deleted_at IS NULL;
CREATE INDEX profiles__country ON profiles (country) WHERE status = 'approved' AND deleted_at IS NULL;
CREATE INDEX profiles__avatar_id ON profiles (avatar_id);
CREATE INDEX profiles__cover_id ON profiles (cover_id);

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
  moq int,
  lead_time_days int,
  certifications jsonb NOT NULL DEFAULT '[]',
  machines jsonb NOT NULL DEFAULT '[]',
  links jsonb NOT NULL DEFAULT '[]',
  founded_year int,
  status text NOT NULL DEFAULT 'draft',
  featured boolean NOT NULL DEFAULT false,
  version int NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  deleted_at timestamptz,
  CONSTRAINT producers__user_id UNIQUE (user_id),
  CONSTRAINT producers__handle UNIQUE (handle),
  CONSTRAINT producers__handle_format CHECK (handle::text ~ '^[a-z0-9_-]{3,30}$'),
  CONSTRAINT producers__name_present CHECK (name <> '' OR name_jp <> ''),
  CONSTRAINT producers__status CHECK (status IN ('draft', 'in_review', 'approved', 'suspended')),
  CONSTRAINT producers__moq CHECK (moq >= 0),
  CONSTRAINT producers__lead_time_days CHECK (lead_time_days >= 0),
  CONSTRAINT producers__position CHECK (lat BETWEEN -90 AND 90 AND lon BETWEEN -180 AND 180),
  CONSTRAINT producers__approved_on_map CHECK (status <> 'approved' OR (lat IS NOT NULL AND lon IS NOT NULL))
);
COMMENT ON TABLE producers IS 'Makers: mills, ateliers and factories. Capabilities and machines are [{en, jp}], certifications [{name, no, expiresAt}].';
CREATE INDEX producers__public ON producers (name, id) WHERE status = 'approved' AND deleted_at IS NULL;

CREATE TABLE buyers (
  id text PRIMARY KEY,
  user_id text NOT NULL REFERENCES users (id),
  company_legal text NOT NULL,
  trade_name text NOT NULL DEFAULT '',
  trade_name_jp text NOT NULL DEFAULT '',
  website text NOT NULL DEFAULT '',
  store_type text NOT NULL DEFAULT '',
  country char(2) NOT NULL,
  tax_id text NOT NULL DEFAULT '',
  invoice_reg_no text NOT NULL DEFAULT '',
  verification text NOT NULL DEFAULT 'pending',
  verified_by text REFERENCES users (id),
  verified_at timestamptz,
  rejection_reason_en text,
  rejection_reason_jp text,
  terms text NOT NULL DEFAULT 'prepay',
  credit_limit_minor bigint NOT NULL DEFAULT 0,
  currency char(3) NOT NULL DEFAULT 'USD',
  account_manager_id text REFERENCES users (id),
  version int NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT buyers__user_id UNIQUE (user_id),
  CONSTRAINT buyers__verification CHECK (verification IN ('pending', 'needs_info', 'verified', 'rejected', 'suspended')),
  CONSTRAINT buyers__terms CHECK (terms IN ('prepay', 'deposit30', 'net30', 'net60')),
  CONSTRAINT buyers__credit_limit_minor CHECK (credit_limit_minor >= 0)
);
COMMENT ON TABLE buyers IS 'Wholesale buyers. Only verified ones are shown wholesale prices.';
CREATE INDEX buyers__verification ON buyers (verification);
CREATE INDEX buyers__account_manager_id ON buyers (account_manager_id);

CREATE TABLE buyer_documents (
  id text PRIMARY KEY,
  buyer_id text NOT NULL REFERENCES buyers (id) ON DELETE CASCADE,
  kind text NOT NULL,
  file_id text NOT NULL REFERENCES files (id),
  status text NOT NULL DEFAULT 'pending',
  expires_at timestamptz,
  note text NOT NULL DEFAULT '',
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT buyer_documents__kind CHECK (kind IN ('licence', 'resale_cert', 'tax', 'other')),
  CONSTRAINT buyer_documents__status CHECK (status IN ('pending', 'accepted', 'rejected', 'expired'))
);
COMMENT ON TABLE buyer_documents IS 'Evidence for verification; the files are private.';
CREATE INDEX buyer_documents__buyer_id ON buyer_documents (buyer_id);

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

CREATE TABLE stockists (
  id text PRIMARY KEY,
  slug citext NOT NULL,
  name text NOT NULL,
  name_jp text NOT NULL DEFAULT '',
  note_en text NOT NULL DEFAULT '',
  note_jp text NOT NULL DEFAULT '',
  address text NOT NULL DEFAULT '',
  country char(2) NOT NULL,
  city text NOT NULL DEFAULT '',
  city_jp text NOT NULL DEFAULT '',
  lat double precision NOT NULL,
  lon double precision NOT NULL,
  url text NOT NULL DEFAULT '',
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT stockists__slug UNIQUE (slug),
  CONSTRAINT stockists__name_present CHECK (name <> '' OR name_jp <> ''),
  CONSTRAINT stockists__position CHECK (lat BETWEEN -90 AND 90 AND lon BETWEEN -180 AND 180)
);
COMMENT ON TABLE stockists IS 'Shops that carry designers of the marketplace.';

CREATE TABLE stockist_designers (
  stockist_id text NOT NULL REFERENCES stockists (id) ON DELETE CASCADE,
  profile_id text NOT NULL REFERENCES profiles (id) ON DELETE CASCADE,
  CONSTRAINT stockist_designers__pk PRIMARY KEY (stockist_id, profile_id)
);
COMMENT ON TABLE stockist_designers IS 'Which stockist carries which designer.';
CREATE INDEX stockist_designers__profile_id ON stockist_designers (profile_id);

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
  share_bp int NOT NULL,
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
