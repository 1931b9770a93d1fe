ALTER TABLE articles ADD COLUMN hero_id text REFERENCES files (id);
COMMENT ON COLUMN articles.hero_id IS 'The wide picture over an article; the cover where there is none.';
