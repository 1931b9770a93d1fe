CREATE OR REPLACE FUNCTION note_styles_of_rules() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN INSERT INTO touched_styles (designs) SELECT array_agg(design_id) FROM new_rows HAVING count(*) > 0;
  ELSE INSERT INTO touched_styles (designs) SELECT array_agg(design_id) FROM old_rows HAVING count(*) > 0;
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER wholesale_rules__styles_insert AFTER INSERT ON wholesale_rules REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION note_styles_of_rules();
CREATE OR REPLACE TRIGGER wholesale_rules__styles_delete AFTER DELETE ON wholesale_rules REFERENCING OLD TABLE AS old_rows
  FOR EACH STATEMENT EXECUTE FUNCTION note_styles_of_rules();
