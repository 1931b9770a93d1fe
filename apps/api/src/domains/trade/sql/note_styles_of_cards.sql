-- Most changes of cards are likes and stock, and most of designs are texts: those end at the comparison.
CREATE OR REPLACE FUNCTION note_styles_of_cards() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  CASE TG_OP
    WHEN 'INSERT' THEN INSERT INTO touched_styles (designs) SELECT array_agg(design_id) FROM new_rows WHERE currency = 'USD' HAVING count(*) > 0;
    WHEN 'DELETE' THEN INSERT INTO touched_styles (designs) SELECT array_agg(design_id) FROM old_rows WHERE currency = 'USD' HAVING count(*) > 0;
    ELSE
      INSERT INTO touched_styles (designs)
      SELECT array_agg(n.design_id) FROM new_rows n JOIN old_rows o ON o.design_id = n.design_id AND o.currency = n.currency
      WHERE n.currency = 'USD' AND (n.profile_id, n.category, n.archived, n.featured_rank) IS DISTINCT FROM (o.profile_id, o.category, o.archived, o.featured_rank) HAVING count(*) > 0;
  END CASE;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER design_cards__styles_insert AFTER INSERT ON design_cards REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION note_styles_of_cards();
CREATE OR REPLACE TRIGGER design_cards__styles_update AFTER UPDATE ON design_cards REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION note_styles_of_cards();
CREATE OR REPLACE TRIGGER design_cards__styles_delete AFTER DELETE ON design_cards REFERENCING OLD TABLE AS old_rows
  FOR EACH STATEMENT EXECUTE FUNCTION note_styles_of_cards();
