CREATE TABLE search_documents (
  kind text NOT NULL,
  entity_id text NOT NULL,
  title text NOT NULL,
  title_jp text NOT NULL DEFAULT '',
  tokens tsvector NOT NULL,
  updated_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT search_documents__pk PRIMARY KEY (kind, entity_id),
  CONSTRAINT search_documents__kind CHECK (kind IN ('design', 'profile', 'article', 'producer', 'stockist'))
);
COMMENT ON TABLE search_documents IS 'What search knows of an entity. Whether it may be shown is asked of the entity itself, never stored here.';
COMMENT ON COLUMN search_documents.tokens IS 'Our own tokens: folded words, kana as hiragana, pairs of Japanese characters. Weight A is the name.';
CREATE INDEX search_documents__tokens ON search_documents USING gin (tokens);

CREATE TABLE search_words (
  word text PRIMARY KEY,
  deletions text[] NOT NULL
);
COMMENT ON TABLE search_words IS 'Words that occur in names and descriptions, to correct typing errors against.';
COMMENT ON COLUMN search_words.deletions IS 'The word with each single letter left out: two words that share one are at most an edit or two apart.';
CREATE INDEX search_words__deletions ON search_words USING gin (deletions);
CREATE INDEX search_words__word ON search_words USING gin (word gin_trgm_ops);
