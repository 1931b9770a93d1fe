-- Noted by the name of the entity: its document may belong to a transaction that this one does not see.
CREATE OR REPLACE FUNCTION note_public_designs() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_changes (kind, entity_id) SELECT 'design', design_id FROM changed_rows WHERE currency = 'USD';
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER design_cards__search_insert AFTER INSERT ON design_cards REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION note_public_designs();
CREATE OR REPLACE TRIGGER design_cards__search_delete AFTER DELETE ON design_cards REFERENCING OLD TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION note_public_designs();
