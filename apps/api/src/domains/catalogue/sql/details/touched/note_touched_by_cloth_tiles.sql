-- OFFSET 0 keeps the planner at looking up the designs of each row: it takes the changed rows for thousands, and read every design.
CREATE OR REPLACE FUNCTION note_touched_by_cloth_tiles() RETURNS trigger LANGUAGE plpgsql SET jit = off AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO touched_designs (ids, with_cards)
    SELECT array_agg(DISTINCT d.id), false
    FROM (SELECT file_id, width_cm, height_cm, trim_hex FROM new_rows) t
    CROSS JOIN LATERAL (SELECT q.id FROM (SELECT id FROM designs WHERE cloth_tile_id = t.file_id) q (id) OFFSET 0) d (id)
    HAVING count(*) > 0;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO touched_designs (ids, with_cards)
    SELECT array_agg(DISTINCT d.id), false
    FROM (SELECT file_id, width_cm, height_cm, trim_hex FROM old_rows) t
    CROSS JOIN LATERAL (SELECT q.id FROM (SELECT id FROM designs WHERE cloth_tile_id = t.file_id) q (id) OFFSET 0) d (id)
    HAVING count(*) > 0;
  ELSE
    INSERT INTO touched_designs (ids, with_cards)
    SELECT array_agg(DISTINCT d.id), false
    FROM (
      (SELECT file_id, width_cm, height_cm, trim_hex FROM old_rows
        EXCEPT SELECT file_id, width_cm, height_cm, trim_hex FROM new_rows)
      UNION ALL (SELECT file_id, width_cm, height_cm, trim_hex FROM new_rows
        EXCEPT SELECT file_id, width_cm, height_cm, trim_hex FROM old_rows)
    ) t
    CROSS JOIN LATERAL (SELECT q.id FROM (SELECT id FROM designs WHERE cloth_tile_id = t.file_id) q (id) OFFSET 0) d (id)
    HAVING count(*) > 0;
  END IF;
  RETURN NULL;
END
$$;
COMMENT ON FUNCTION note_touched_by_cloth_tiles IS 'Notes the designs that show the rows of cloth_tiles which a statement changes, when it changes what they show of them.';

CREATE OR REPLACE TRIGGER cloth_tiles__details_insert AFTER INSERT ON cloth_tiles REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION note_touched_by_cloth_tiles();
CREATE OR REPLACE TRIGGER cloth_tiles__details_update AFTER UPDATE ON cloth_tiles REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION note_touched_by_cloth_tiles();
CREATE OR REPLACE TRIGGER cloth_tiles__details_delete AFTER DELETE ON cloth_tiles REFERENCING OLD TABLE AS old_rows
  FOR EACH STATEMENT EXECUTE FUNCTION note_touched_by_cloth_tiles();
