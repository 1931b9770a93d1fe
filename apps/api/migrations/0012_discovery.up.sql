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

CREATE TABLE search_numbers (
  number integer GENERATED ALWAYS AS IDENTITY,
  kind text NOT NULL,
  entity_id text NOT NULL,
  CONSTRAINT search_numbers__pk PRIMARY KEY (number),
  CONSTRAINT search_numbers__entity UNIQUE (kind, entity_id)
);
COMMENT ON TABLE search_numbers IS 'The number that stands for an entity in search_postings. Given with its first document and never to another.';
COMMENT ON COLUMN search_numbers.number IS 'Grows with time: of documents that match alike the highest is shown first.';

-- Which documents have a word, as sets of numbers: counting and ranking matches reads a few of them, however many match. Writers only
-- note what they changed, so that nobody waits for anybody; a job folds the changes in, and until then searches ask the changed
-- documents themselves.
CREATE TABLE search_postings (
  token text COLLATE "C" NOT NULL,
  block integer NOT NULL,
  weight smallint NOT NULL,
  numbers bytea NOT NULL,
  CONSTRAINT search_postings__pk PRIMARY KEY (token, block, weight)
);
COMMENT ON TABLE search_postings IS 'Documents by token, as of the changes that are not in search_changes any more. Written by the job search-index only.';
COMMENT ON COLUMN search_postings.token IS 'A token of search_documents, or # and a kind for those of its documents that are public.';
COMMENT ON COLUMN search_postings.block IS 'Number divided by 8192.';
COMMENT ON COLUMN search_postings.weight IS 'Best place of the token in the document: 1 a name, 2 a fact, 3 the prose.';
COMMENT ON COLUMN search_postings.numbers IS 'The rest of the numbers: 1024 bytes are a bit each, fewer are 16-bit integers, the lower byte first.';

CREATE TABLE search_changes (
  id bigint GENERATED ALWAYS AS IDENTITY,
  kind text NOT NULL,
  entity_id text NOT NULL,
  tokens tsvector,
  CONSTRAINT search_changes__pk PRIMARY KEY (id)
);
COMMENT ON TABLE search_changes IS 'Documents that changed, or whether they are public, since they were folded into search_postings. A row of its own for each change: one that is not committed yet must outlast the folding of those before it.';
COMMENT ON COLUMN search_changes.tokens IS 'What the document was found by before the change; null when it was not there or still is.';

-- Tells processes that keep sets of search_postings whether they still are what the table says.
CREATE TABLE search_versions (
  version bigint NOT NULL,
  only_one boolean NOT NULL DEFAULT true,
  CONSTRAINT search_versions__pk PRIMARY KEY (only_one),
  CONSTRAINT search_versions__only_one CHECK (only_one)
);
COMMENT ON TABLE search_versions IS 'One row: how often search_postings was written.';
COMMENT ON COLUMN search_versions.only_one IS 'Always true: there is no second row.';

INSERT INTO search_versions (version) VALUES
  (1);
