-- Which documents have a word, as sets of numbers: counting and ranking matches reads a few of them, however many match.
-- Writers only note what they changed, so that nobody waits for anybody; a job folds the changes in, and until then searches
-- ask the changed documents themselves.

CREATE TABLE search_numbers (
  number int GENERATED ALWAYS AS IDENTITY,
  kind text NOT NULL,
  entity_id text NOT NULL,
  CONSTRAINT search_numbers__pk PRIMARY KEY (number),
  CONSTRAINT search_numbers__entity UNIQUE (kind, entity_id)
);
COMMENT ON TABLE search_numbers IS 'The number that stands for an entity in search_postings. Given with its first document and never to another.';
COMMENT ON COLUMN search_numbers.number IS 'Grows with time: of documents that match alike the highest is shown first.';

CREATE TABLE search_postings (
  token text COLLATE "C" NOT NULL,
  block int NOT NULL,
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

CREATE FUNCTION note_search_documents() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO search_numbers (kind, entity_id) SELECT kind, entity_id FROM after_rows ORDER BY entity_id ON CONFLICT DO NOTHING;
    INSERT INTO search_changes (kind, entity_id) SELECT kind, entity_id FROM after_rows;
  ELSIF TG_OP = 'UPDATE' THEN
    INSERT INTO search_changes (kind, entity_id, tokens)
    SELECT b.kind, b.entity_id, b.tokens FROM before_rows b JOIN after_rows a USING (kind, entity_id) WHERE a.tokens <> b.tokens;
  ELSE
    INSERT INTO search_changes (kind, entity_id, tokens) SELECT kind, entity_id, tokens FROM before_rows;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER search_documents__insert AFTER INSERT ON search_documents REFERENCING NEW TABLE AS after_rows FOR EACH STATEMENT EXECUTE FUNCTION note_search_documents();
CREATE TRIGGER search_documents__update AFTER UPDATE ON search_documents REFERENCING OLD TABLE AS before_rows NEW TABLE AS after_rows FOR EACH STATEMENT EXECUTE FUNCTION note_search_documents();
CREATE TRIGGER search_documents__delete AFTER DELETE ON search_documents REFERENCING OLD TABLE AS before_rows FOR EACH STATEMENT EXECUTE FUNCTION note_search_documents();

-- Noted by the name of the entity: its document may belong to a transaction that this one does not see.
CREATE FUNCTION note_public_designs() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_changes (kind, entity_id) SELECT 'design', design_id FROM changed_rows WHERE currency = 'USD';
  RETURN NULL;
END $$;
CREATE FUNCTION note_public_entity() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_changes (kind, entity_id) VALUES (TG_ARGV[0], to_jsonb(coalesce(NEW, OLD)) ->> TG_ARGV[1]);
  RETURN NULL;
END $$;
CREATE TRIGGER design_cards__search_insert AFTER INSERT ON design_cards REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION note_public_designs();
CREATE TRIGGER design_cards__search_delete AFTER DELETE ON design_cards REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION note_public_designs();
CREATE TRIGGER design_cards__search_archive AFTER UPDATE ON design_cards FOR EACH ROW
  WHEN (NEW.archived <> OLD.archived AND NEW.currency = 'USD') EXECUTE FUNCTION note_public_entity('design', 'design_id');
CREATE TRIGGER profiles__search AFTER INSERT OR DELETE ON profiles FOR EACH ROW EXECUTE FUNCTION note_public_entity('profile', 'id');
CREATE TRIGGER profiles__search_change AFTER UPDATE ON profiles FOR EACH ROW
  WHEN ((NEW.status, NEW.deleted_at) IS DISTINCT FROM (OLD.status, OLD.deleted_at)) EXECUTE FUNCTION note_public_entity('profile', 'id');
CREATE TRIGGER producers__search AFTER INSERT OR DELETE ON producers FOR EACH ROW EXECUTE FUNCTION note_public_entity('producer', 'id');
CREATE TRIGGER producers__search_change AFTER UPDATE ON producers FOR EACH ROW
  WHEN ((NEW.status, NEW.deleted_at) IS DISTINCT FROM (OLD.status, OLD.deleted_at)) EXECUTE FUNCTION note_public_entity('producer', 'id');
CREATE TRIGGER articles__search AFTER INSERT OR DELETE ON articles FOR EACH ROW EXECUTE FUNCTION note_public_entity('article', 'id');
CREATE TRIGGER articles__search_change AFTER UPDATE ON articles FOR EACH ROW
  WHEN (NEW.status <> OLD.status) EXECUTE FUNCTION note_public_entity('article', 'id');

-- Those that are there already, in the order in which they were published.
INSERT INTO search_numbers (kind, entity_id)
SELECT s.kind, s.entity_id FROM search_documents s
LEFT JOIN designs d ON s.kind = 'design' AND d.id = s.entity_id
LEFT JOIN articles a ON s.kind = 'article' AND a.id = s.entity_id
ORDER BY s.kind, coalesce(d.confirmed_at, a.published_at, s.updated_at), s.entity_id;
INSERT INTO search_changes (kind, entity_id) SELECT kind, entity_id FROM search_documents;
