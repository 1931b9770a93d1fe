CREATE OR REPLACE FUNCTION note_styles_of_designs() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO touched_styles (designs, left_styles)
  SELECT array_agg(n.id), array_agg(o.style_id) FROM new_rows n JOIN old_rows o ON o.id = n.id
  WHERE (n.style_id, n.season, n.year, n.created_at) IS DISTINCT FROM (o.style_id, o.season, o.year, o.created_at) HAVING count(*) > 0;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER designs__styles_update AFTER UPDATE ON designs REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION note_styles_of_designs();
