CREATE TABLE lookbooks (
  id text PRIMARY KEY,
  profile_id text NOT NULL REFERENCES profiles (id) ON DELETE CASCADE,
  slug citext NOT NULL,
  title_en text NOT NULL,
  title_jp text NOT NULL,
  intro_en text NOT NULL DEFAULT '',
  intro_jp text NOT NULL DEFAULT '',
  season text NOT NULL DEFAULT '',
  cover_id text REFERENCES files (id),
  published boolean NOT NULL DEFAULT false,
  position int NOT NULL DEFAULT 0,
  version int NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT lookbooks__slug UNIQUE (slug),
  CONSTRAINT lookbooks__title_present CHECK (title_en <> '' OR title_jp <> '')
);
COMMENT ON TABLE lookbooks IS 'A collection shown as a sequence of looks.';
CREATE INDEX lookbooks__profile_id ON lookbooks (profile_id, position);
CREATE INDEX lookbooks__published ON lookbooks (created_at DESC, id) WHERE published;

CREATE TABLE lookbook_looks (
  lookbook_id text NOT NULL REFERENCES lookbooks (id) ON DELETE CASCADE,
  number int NOT NULL,
  file_id text REFERENCES files (id),
  caption_en text NOT NULL DEFAULT '',
  caption_jp text NOT NULL DEFAULT '',
  alt_en text NOT NULL DEFAULT '',
  alt_jp text NOT NULL DEFAULT '',
  hotspots jsonb NOT NULL DEFAULT '[]',
  CONSTRAINT lookbook_looks__pk PRIMARY KEY (lookbook_id, number),
  CONSTRAINT lookbook_looks__number CHECK (number >= 1)
);
COMMENT ON TABLE lookbook_looks IS 'One picture of a lookbook. Hotspots are [{x, y, designId}], x and y between 0 and 1.';
CREATE INDEX lookbook_looks__file_id ON lookbook_looks (file_id);

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
  published_revision_id text,
  working_revision_id text,
  likes_count int NOT NULL DEFAULT 0,
  version int NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT articles__slug UNIQUE (slug),
  CONSTRAINT articles__slug_format CHECK (slug::text ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  CONSTRAINT articles__status CHECK (status IN ('draft', 'in_review', 'scheduled', 'published', 'unpublished', 'archived')),
  CONSTRAINT articles__published CHECK (status <> 'published' OR (published_at IS NOT NULL AND published_revision_id IS NOT NULL)),
  CONSTRAINT articles__likes_count CHECK (likes_count >= 0)
);
COMMENT ON TABLE articles IS 'Magazine articles; their words are in revisions. Editing works on a working revision, publishing makes it the published one.';
CREATE INDEX articles__published ON articles (published_at DESC, id) WHERE status = 'published';
CREATE INDEX articles__tags ON articles USING gin (tags) WHERE status = 'published';
CREATE INDEX articles__author_id ON articles (author_id);

CREATE TABLE article_revisions (
  id text PRIMARY KEY,
  article_id text NOT NULL REFERENCES articles (id) ON DELETE CASCADE,
  title_en text NOT NULL DEFAULT '',
  title_jp text NOT NULL DEFAULT '',
  dek_en text NOT NULL DEFAULT '',
  dek_jp text NOT NULL DEFAULT '',
  body_en jsonb NOT NULL DEFAULT '[]',
  body_jp jsonb NOT NULL DEFAULT '[]',
  reading_minutes_en int NOT NULL DEFAULT 1,
  reading_minutes_jp int NOT NULL DEFAULT 1,
  kind text NOT NULL DEFAULT 'manual',
  created_by text REFERENCES users (id),
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT article_revisions__kind CHECK (kind IN ('autosave', 'manual', 'publish')),
  CONSTRAINT article_revisions__body CHECK (jsonb_typeof(body_en) = 'array' AND jsonb_typeof(body_jp) = 'array')
);
COMMENT ON TABLE article_revisions IS 'Every saved state of an article, autosaves included. Bodies are lists of blocks, never HTML.';
CREATE INDEX article_revisions__article_id ON article_revisions (article_id, created_at DESC);

ALTER TABLE articles
  ADD CONSTRAINT articles__published_revision_id FOREIGN KEY (published_revision_id) REFERENCES article_revisions (id) DEFERRABLE INITIALLY DEFERRED,
  ADD CONSTRAINT articles__working_revision_id FOREIGN KEY (working_revision_id) REFERENCES article_revisions (id) DEFERRABLE INITIALLY DEFERRED;

CREATE TABLE article_likes (
  user_id text NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  article_id text NOT NULL REFERENCES articles (id) ON DELETE CASCADE,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT article_likes__pk PRIMARY KEY (user_id, article_id)
);
COMMENT ON TABLE article_likes IS 'Who likes which article; articles.likes_count is kept in the same transaction.';
CREATE INDEX article_likes__article_id ON article_likes (article_id);
