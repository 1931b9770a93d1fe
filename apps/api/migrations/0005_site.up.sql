CREATE TABLE banner_items (
  id text PRIMARY KEY,
  name text NOT NULL CHECK (btrim(name) <> ''),
  published text NOT NULL DEFAULT 'draft' CHECK (published IN ('published', 'draft')),
  promo_text_en text NOT NULL DEFAULT '',
  promo_text_jp text NOT NULL DEFAULT '',
  promo_url text NOT NULL DEFAULT '/catalog',
  position integer NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX banner_items__published_position ON banner_items (published, position);

CREATE TABLE policies (
  slug text NOT NULL,
  version text NOT NULL,
  locale text NOT NULL CHECK (locale IN ('en', 'jp')),
  title text NOT NULL,
  sections jsonb NOT NULL,
  effective_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT policies__slug_version_locale PRIMARY KEY (slug, version, locale)
);
COMMENT ON COLUMN policies.sections IS 'In order: [{"heading": "...", "paragraphs": ["..."]}]. Text only, no markup.';

CREATE TABLE front_end_errors (
  id text PRIMARY KEY,
  fingerprint text NOT NULL,
  message text NOT NULL,
  name text,
  file_name text,
  line_number integer,
  column_number integer,
  info text,
  route text,
  user_agent text,
  release text,
  user_hash text,
  count integer NOT NULL DEFAULT 1 CHECK (count > 0),
  status text NOT NULL DEFAULT 'open' CHECK (status IN ('open', 'resolved', 'ignored')),
  first_seen_at timestamptz NOT NULL DEFAULT now(),
  last_seen_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT front_end_errors__fingerprint UNIQUE (fingerprint)
);
CREATE INDEX front_end_errors__status_last_seen ON front_end_errors (status, last_seen_at DESC);

CREATE TABLE contact_messages (
  id text PRIMARY KEY,
  name text NOT NULL,
  email citext NOT NULL,
  topic text NOT NULL,
  message text NOT NULL,
  locale text NOT NULL DEFAULT 'en' CHECK (locale IN ('en', 'jp')),
  user_id text REFERENCES users (id) ON DELETE SET NULL,
  handled_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX contact_messages__created_at ON contact_messages (created_at DESC);

CREATE TABLE content_reports (
  id text PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('counterfeit', 'offensive', 'copyright', 'safety', 'privacy', 'other')),
  subject_url text NOT NULL,
  message text NOT NULL,
  email citext,
  user_id text REFERENCES users (id) ON DELETE SET NULL,
  status text NOT NULL DEFAULT 'open' CHECK (status IN ('open', 'reviewing', 'closed')),
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX content_reports__status_created_at ON content_reports (status, created_at DESC);

CREATE TABLE page_views (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  path text NOT NULL,
  title text,
  referrer text,
  locale text,
  visitor_hash text NOT NULL,
  viewed_at timestamptz NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);
COMMENT ON COLUMN page_views.visitor_hash IS 'Digest of sender, day and a secret: tells visitors of a day apart, follows nobody.';
CREATE INDEX page_views__viewed_at ON page_views (viewed_at DESC);
