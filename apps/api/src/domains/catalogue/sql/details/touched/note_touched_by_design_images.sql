-- OFFSET 0 keeps the planner at looking up the designs of each row: it takes the changed rows for thousands, and read every design.
CREATE OR REPLACE FUNCTION note_touched_by_design_images() RETURNS trigger LANGUAGE plpgsql SET jit = off AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO touched_designs (ids, with_siblings, with_cards)
    SELECT array_agg(DISTINCT d.id), true, false
    FROM (SELECT id, design_id, file_id, position, alt_en, alt_jp FROM new_rows) t
    CROSS JOIN LATERAL (
      SELECT q.id FROM (
        SELECT b.id FROM designs d JOIN designs b ON b.style_id = d.style_id WHERE d.id = t.design_id
      ) q (id) OFFSET 0
    ) d (id)
    HAVING count(*) > 0;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO touched_designs (ids, with_siblings, with_cards)
    SELECT array_agg(DISTINCT d.id), true, false
    FROM (SELECT id, design_id, file_id, position, alt_en, alt_jp FROM old_rows) t
    CROSS JOIN LATERAL (
      SELECT q.id FROM (
        SELECT b.id FROM designs d JOIN designs b ON b.style_id = d.style_id WHERE d.id = t.design_id
      ) q (id) OFFSET 0
    ) d (id)
    HAVING count(*) > 0;
  ELSE
    INSERT INTO touched_designs (ids, with_siblings, with_cards)
    SELECT array_agg(DISTINCT d.id), true, false
    FROM (
      (SELECT id, design_id, file_id, position, alt_en, alt_jp FROM old_rows
        EXCEPT SELECT id, design_id, file_id, position, alt_en, alt_jp FROM new_rows)
      UNION ALL (SELECT id, design_id, file_id, position, alt_en, alt_jp FROM new_rows
        EXCEPT SELECT id, design_id, file_id, position, alt_en, alt_jp FROM old_rows)
    ) t
    CROSS JOIN LATERAL (
      SELECT q.id FROM (
        SELECT b.id FROM designs d JOIN designs b ON b.style_id = d.style_id WHERE d.id = t.design_id
      ) q (id) OFFSET 0
    ) d (id)
    HAVING count(*) > 0;
  END IF;
  RETURN NULL;
END
$$;
COMMENT ON FUNCTION note_touched_by_design_images IS 'Notes the designs that show the rows of design_images which a statement changes, when it changes what they show of them.';

CREATE OR REPLACE TRIGGER design_images__details_insert AFTER INSERT ON design_images REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION note_touched_by_design_images();
CREATE OR REPLACE TRIGGER design_images__details_update AFTER UPDATE ON design_images
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION note_touched_by_design_images();
CREATE OR REPLACE TRIGGER design_images__details_delete AFTER DELETE ON design_images REFERENCING OLD TABLE AS old_rows
  FOR EACH STATEMENT EXECUTE FUNCTION note_touched_by_design_images();
