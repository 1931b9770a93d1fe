-- Tells processes that keep sets of search_postings whether they still are what the table says.
CREATE TABLE search_versions (
  version bigint NOT NULL,
  only_one boolean NOT NULL DEFAULT true,
  CONSTRAINT search_versions__pk PRIMARY KEY (only_one),
  CONSTRAINT search_versions__only_one CHECK (only_one)
);
COMMENT ON TABLE search_versions IS 'One row: how often search_postings was written.';
COMMENT ON COLUMN search_versions.only_one IS 'Always true: there is no second row.';
INSERT INTO search_versions (version) VALUES (1);

CREATE FUNCTION count_search_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE search_versions SET version = version + 1;
  RETURN NULL;
END $$;
CREATE TRIGGER search_postings__version AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON search_postings FOR EACH STATEMENT EXECUTE FUNCTION count_search_version();
