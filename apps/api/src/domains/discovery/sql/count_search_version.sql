CREATE OR REPLACE FUNCTION count_search_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE search_versions SET version = version + 1;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER search_postings__version AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON search_postings
  FOR EACH STATEMENT EXECUTE FUNCTION count_search_version();
