ALTER TABLE article_revisions ADD COLUMN about jsonb;
COMMENT ON COLUMN article_revisions.about IS 'Slug, section, tags and cover as they were with these words; null in older revisions, which have those of their article.';

CREATE TABLE article_locks (
  article_id text PRIMARY KEY REFERENCES articles (id) ON DELETE CASCADE,
  user_id text NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  expires_at timestamptz NOT NULL
);
COMMENT ON TABLE article_locks IS 'Who has the pen. A lock that is not renewed is over after a minute.';
CREATE INDEX article_locks__user_id ON article_locks (user_id);

CREATE INDEX articles__due ON articles (publish_at) WHERE status = 'scheduled';
CREATE INDEX articles__status ON articles (status, updated_at DESC) WHERE status <> 'published';
