-- OFFSET 0 keeps the planner at looking up the designs of each row: it takes the changed rows for thousands, and read every design.
CREATE OR REPLACE FUNCTION note_touched_by_files() RETURNS trigger LANGUAGE plpgsql SET jit = off AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO touched_designs (ids, with_siblings, with_cards)
    SELECT array_agg(DISTINCT d.id), true, true
    FROM (SELECT id, width, height, thumbhash, color, alt_en, alt_jp FROM new_rows) t
    CROSS JOIN LATERAL (
      SELECT q.id FROM (
        SELECT b.id FROM design_images g JOIN designs d ON d.id = g.design_id JOIN designs b ON b.style_id = d.style_id
        WHERE g.file_id = t.id
        UNION ALL SELECT d.id FROM profiles p JOIN designs d ON d.profile_id = p.id WHERE p.avatar_id = t.id
      ) q (id) OFFSET 0
    ) d (id)
    HAVING count(*) > 0;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO touched_designs (ids, with_siblings, with_cards)
    SELECT array_agg(DISTINCT d.id), true, true
    FROM (SELECT id, width, height, thumbhash, color, alt_en, alt_jp FROM old_rows) t
    CROSS JOIN LATERAL (
      SELECT q.id FROM (
        SELECT b.id FROM design_images g JOIN designs d ON d.id = g.design_id JOIN designs b ON b.style_id = d.style_id
        WHERE g.file_id = t.id
        UNION ALL SELECT d.id FROM profiles p JOIN designs d ON d.profile_id = p.id WHERE p.avatar_id = t.id
      ) q (id) OFFSET 0
    ) d (id)
    HAVING count(*) > 0;
  ELSE
    INSERT INTO touched_designs (ids, with_siblings, with_cards)
    SELECT array_agg(DISTINCT d.id), true, true
    FROM (
      (SELECT id, width, height, thumbhash, color, alt_en, alt_jp FROM old_rows
        EXCEPT SELECT id, width, height, thumbhash, color, alt_en, alt_jp FROM new_rows)
      UNION ALL (SELECT id, width, height, thumbhash, color, alt_en, alt_jp FROM new_rows
        EXCEPT SELECT id, width, height, thumbhash, color, alt_en, alt_jp FROM old_rows)
    ) t
    CROSS JOIN LATERAL (
      SELECT q.id FROM (
        SELECT b.id FROM design_images g JOIN designs d ON d.id = g.design_id JOIN designs b ON b.style_id = d.style_id
        WHERE g.file_id = t.id
        UNION ALL SELECT d.id FROM profiles p JOIN designs d ON d.profile_id = p.id WHERE p.avatar_id = t.id
      ) q (id) OFFSET 0
    ) d (id)
    HAVING count(*) > 0;
  END IF;
  RETURN NULL;
END
$$;
COMMENT ON FUNCTION note_touched_by_files IS 'Notes the designs that show the rows of files which a statement changes, when it changes what they show of them.';

CREATE OR REPLACE TRIGGER files__details_insert AFTER INSERT ON files REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION note_touched_by_files();
CREATE OR REPLACE TRIGGER files__details_update AFTER UPDATE ON files REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION note_touched_by_files();
CREATE OR REPLACE TRIGGER files__details_delete AFTER DELETE ON files REFERENCING OLD TABLE AS old_rows
  FOR EACH STATEMENT EXECUTE FUNCTION note_touched_by_files();
