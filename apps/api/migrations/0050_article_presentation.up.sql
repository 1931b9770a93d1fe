ALTER TABLE articles ADD COLUMN cover_focal jsonb, ADD COLUMN seo jsonb;
COMMENT ON COLUMN articles.cover_focal IS 'The point of the cover that stays in sight when it is cropped: {x, y}, 0 to 1. Null: its middle.';
COMMENT ON COLUMN articles.seo IS 'Title and description for search engines and shared links; null or empty texts: title and dek.';

CREATE TABLE article_slugs (
  slug citext CONSTRAINT article_slugs__pk PRIMARY KEY,
  article_id text NOT NULL REFERENCES articles (id) ON DELETE CASCADE
);
COMMENT ON TABLE article_slugs IS 'Addresses under which readers had an article before it was renamed. They go on leading to it.';
CREATE INDEX article_slugs__article_id ON article_slugs (article_id);
