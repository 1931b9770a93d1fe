CREATE OR REPLACE FUNCTION note_search_documents() RETURNS trigger LANGUAGE plpgsql AS $$
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

CREATE OR REPLACE TRIGGER search_documents__insert AFTER INSERT ON search_documents REFERENCING NEW TABLE AS after_rows
  FOR EACH STATEMENT EXECUTE FUNCTION note_search_documents();
CREATE OR REPLACE TRIGGER search_documents__update AFTER UPDATE ON search_documents
  REFERENCING OLD TABLE AS before_rows NEW TABLE AS after_rows
  FOR EACH STATEMENT EXECUTE FUNCTION note_search_documents();
CREATE OR REPLACE TRIGGER search_documents__delete AFTER DELETE ON search_documents REFERENCING OLD TABLE AS before_rows
  FOR EACH STATEMENT EXECUTE FUNCTION note_search_documents();
