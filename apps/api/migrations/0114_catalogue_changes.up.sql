-- Which transactions changed what the lists of designs answer, so that processes may keep answers and still never give an old
-- one. A counter would make every writer wait for the one before; rows of their own transactions wait for nobody.
CREATE TABLE catalogue_changes (
  xid xid8 DEFAULT pg_current_xact_id(),
  changed_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT catalogue_changes__pk PRIMARY KEY (xid)
);
COMMENT ON TABLE catalogue_changes IS 'One row a transaction that wrote cards of designs or the names their filters show. Seen or not with that transaction; removed after some hours.';
CREATE INDEX catalogue_changes__changed_at ON catalogue_changes (changed_at);

CREATE FUNCTION note_catalogue_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO catalogue_changes DEFAULT VALUES ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
CREATE TRIGGER design_cards__change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON design_cards FOR EACH STATEMENT EXECUTE FUNCTION note_catalogue_change();
CREATE TRIGGER categories__change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON categories FOR EACH STATEMENT EXECUTE FUNCTION note_catalogue_change();
CREATE TRIGGER colours__change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON colours FOR EACH STATEMENT EXECUTE FUNCTION note_catalogue_change();
CREATE TRIGGER fibres__change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON fibres FOR EACH STATEMENT EXECUTE FUNCTION note_catalogue_change();
CREATE TRIGGER profiles__change AFTER UPDATE OF name, name_jp, handle ON profiles FOR EACH STATEMENT EXECUTE FUNCTION note_catalogue_change();
