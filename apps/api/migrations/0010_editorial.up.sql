CREATE TABLE article_revisions (
  id text PRIMARY KEY,
  article_id text NOT NULL,
  title_en text NOT NULL DEFAULT '',
  title_jp text NOT NULL DEFAULT '',
  dek_en text NOT NULL DEFAULT '',
  dek_jp text NOT NULL DEFAULT '',
  body_en jsonb NOT NULL DEFAULT '[]',
  body_jp jsonb NOT NULL DEFAULT '[]',
  reading_minutes_en integer NOT NULL DEFAULT 1,
  reading_minutes_jp integer NOT NULL DEFAULT 1,
  kind text NOT NULL DEFAULT 'manual',
  created_by text REFERENCES users (id),
  created_at timestamptz NOT NULL DEFAULT now(),
  about jsonb,
  CONSTRAINT article_revisions__kind CHECK (kind IN ('autosave', 'manual', 'publish')),
  CONSTRAINT article_revisions__body CHECK (jsonb_typeof(body_en) = 'array' AND jsonb_typeof(body_jp) = 'array')
);
COMMENT ON TABLE article_revisions IS 'Every saved state of an article, autosaves included. Bodies are lists of blocks, never HTML.';
COMMENT ON COLUMN article_revisions.about IS 'Slug, section, tags and cover as they were with these words; null in older revisions, which have those of their article.';
CREATE INDEX article_revisions__article_id ON article_revisions (article_id, created_at DESC);
-- Stories that have a place on the map, without reading the others.
CREATE INDEX article_revisions__about_designers ON article_revisions (id) WHERE body_en @> '[{"type": "designer"}]';

CREATE TABLE articles (
  id text PRIMARY KEY,
  slug citext NOT NULL,
  author_id text REFERENCES users (id),
  author_name text NOT NULL DEFAULT '',
  author_name_jp text NOT NULL DEFAULT '',
  status text NOT NULL DEFAULT 'draft',
  publish_at timestamptz,
  published_at timestamptz,
  section text NOT NULL DEFAULT 'features',
  tags text[] NOT NULL DEFAULT '{}',
  cover_id text REFERENCES files (id),
  cover_alt_en text NOT NULL DEFAULT '',
  cover_alt_jp text NOT NULL DEFAULT '',
  featured boolean NOT NULL DEFAULT false,
  published_revision_id text CONSTRAINT articles__published_revision_id REFERENCES article_revisions (id) DEFERRABLE INITIALLY DEFERRED,
  working_revision_id text CONSTRAINT articles__working_revision_id REFERENCES article_revisions (id) DEFERRABLE INITIALLY DEFERRED,
  likes_count integer NOT NULL DEFAULT 0,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  hero_id text REFERENCES files (id),
  CONSTRAINT articles__slug UNIQUE (slug),
  CONSTRAINT articles__slug_format CHECK (slug::text ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  CONSTRAINT articles__status CHECK (status IN ('draft', 'in_review', 'scheduled', 'published', 'unpublished', 'archived')),
  CONSTRAINT articles__published CHECK (status <> 'published' OR published_at IS NOT NULL AND published_revision_id IS NOT NULL),
  CONSTRAINT articles__likes_count CHECK (likes_count >= 0)
);
COMMENT ON TABLE articles IS 'Magazine articles; their words are in revisions. Editing works on a working revision, publishing makes it the published one.';
COMMENT ON COLUMN articles.hero_id IS 'The wide picture over an article; the cover where there is none.';
CREATE INDEX articles__published ON articles (published_at DESC, id) WHERE status = 'published';
CREATE INDEX articles__tags ON articles USING gin (tags) WHERE status = 'published';
CREATE INDEX articles__author_id ON articles (author_id);
CREATE INDEX articles__due ON articles (publish_at) WHERE status = 'scheduled';
CREATE INDEX articles__status ON articles (status, updated_at DESC) WHERE status <> 'published';
-- A section of the magazine, newest first.
CREATE INDEX articles__section ON articles (section, published_at DESC, id) WHERE status = 'published';

CREATE TABLE article_likes (
  user_id text NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  article_id text NOT NULL REFERENCES articles (id) ON DELETE CASCADE,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT article_likes__pk PRIMARY KEY (user_id, article_id)
);
COMMENT ON TABLE article_likes IS 'Who likes which article; articles.likes_count is kept in the same transaction.';
CREATE INDEX article_likes__article_id ON article_likes (article_id);

CREATE TABLE article_locks (
  article_id text PRIMARY KEY REFERENCES articles (id) ON DELETE CASCADE,
  user_id text NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  expires_at timestamptz NOT NULL
);
COMMENT ON TABLE article_locks IS 'Who has the pen. A lock that is not renewed is over after a minute.';
CREATE INDEX article_locks__user_id ON article_locks (user_id);

CREATE TABLE events (
  id text PRIMARY KEY,
  slug citext NOT NULL,
  title_en text NOT NULL,
  title_jp text NOT NULL,
  summary_en text NOT NULL,
  summary_jp text NOT NULL,
  venue_en text NOT NULL,
  venue_jp text NOT NULL,
  address_en text NOT NULL,
  address_jp text NOT NULL,
  city text NOT NULL,
  country char(2) NOT NULL,
  time_zone text NOT NULL,
  starts_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL,
  closes_at timestamptz NOT NULL,
  seats integer NOT NULL,
  seats_taken integer NOT NULL DEFAULT 0,
  programme jsonb NOT NULL DEFAULT '[]',
  status text NOT NULL DEFAULT 'draft',
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT events__slug UNIQUE (slug),
  CONSTRAINT events__status CHECK (status IN ('draft', 'open', 'closed', 'cancelled')),
  CONSTRAINT events__seats CHECK (seats > 0 AND seats_taken BETWEEN 0 AND seats),
  CONSTRAINT events__times CHECK (starts_at < ends_at AND closes_at <= ends_at)
);
COMMENT ON TABLE events IS 'Invitations with a guest list.';
COMMENT ON COLUMN events.seats_taken IS 'Sum of the seats of its replies, kept in the transaction of each.';
COMMENT ON COLUMN events.programme IS '[{at, text: {en, jp}}] in order.';
CREATE INDEX events__starts_at ON events (starts_at DESC, id);

CREATE TABLE event_rsvps (
  id text PRIMARY KEY,
  event_id text NOT NULL REFERENCES events (id),
  reference text NOT NULL,
  name text NOT NULL,
  email citext NOT NULL,
  role text NOT NULL,
  plus_one text NOT NULL DEFAULT '',
  access_needs text NOT NULL DEFAULT '',
  seats integer NOT NULL,
  locale text NOT NULL DEFAULT 'en',
  user_id text REFERENCES users (id) ON DELETE SET NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT event_rsvps__guest UNIQUE (event_id, email),
  CONSTRAINT event_rsvps__reference UNIQUE (reference),
  CONSTRAINT event_rsvps__role CHECK (role IN ('press', 'buyer', 'designer', 'model', 'friend', 'other')),
  CONSTRAINT event_rsvps__seats CHECK (seats IN (1, 2)),
  CONSTRAINT event_rsvps__locale CHECK (locale IN ('en', 'jp'))
);
COMMENT ON TABLE event_rsvps IS 'Replies to invitations: one an address.';
COMMENT ON COLUMN event_rsvps.reference IS 'What the door scans.';
CREATE INDEX event_rsvps__event_id ON event_rsvps (event_id, created_at, id);
CREATE INDEX event_rsvps__user_id ON event_rsvps (user_id) WHERE user_id IS NOT NULL;

-- The two tables reference each other.
ALTER TABLE article_revisions
  ADD CONSTRAINT article_revisions_article_id_fkey FOREIGN KEY (article_id) REFERENCES articles (id) ON DELETE CASCADE;
