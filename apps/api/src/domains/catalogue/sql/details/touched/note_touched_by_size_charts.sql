-- OFFSET 0 keeps the planner at looking up the designs of each row: it takes the changed rows for thousands, and read every design.
CREATE OR REPLACE FUNCTION note_touched_by_size_charts() RETURNS trigger LANGUAGE plpgsql SET jit = off AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO touched_designs (ids, with_cards)
    SELECT array_agg(DISTINCT d.id), false
    FROM (SELECT id, sizes FROM new_rows) t
    CROSS JOIN LATERAL (
      SELECT q.id FROM (
        SELECT id FROM designs WHERE size_chart_id = t.id
        UNION ALL SELECT d.id FROM categories k JOIN designs d ON d.category_id = k.id AND d.size_chart_id IS NULL
          WHERE k.size_chart_id = t.id
      ) q (id) OFFSET 0
    ) d (id)
    HAVING count(*) > 0;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO touched_designs (ids, with_cards)
    SELECT array_agg(DISTINCT d.id), false
    FROM (SELECT id, sizes FROM old_rows) t
    CROSS JOIN LATERAL (
      SELECT q.id FROM (
        SELECT id FROM designs WHERE size_chart_id = t.id
        UNION ALL SELECT d.id FROM categories k JOIN designs d ON d.category_id = k.id AND d.size_chart_id IS NULL
          WHERE k.size_chart_id = t.id
      ) q (id) OFFSET 0
    ) d (id)
    HAVING count(*) > 0;
  ELSE
    INSERT INTO touched_designs (ids, with_cards)
    SELECT array_agg(DISTINCT d.id), false
    FROM (
      (SELECT id, sizes FROM old_rows
        EXCEPT SELECT id, sizes FROM new_rows)
      UNION ALL (SELECT id, sizes FROM new_rows
        EXCEPT SELECT id, sizes FROM old_rows)
    ) t
    CROSS JOIN LATERAL (
      SELECT q.id FROM (
        SELECT id FROM designs WHERE size_chart_id = t.id
        UNION ALL SELECT d.id FROM categories k JOIN designs d ON d.category_id = k.id AND d.size_chart_id IS NULL
          WHERE k.size_chart_id = t.id
      ) q (id) OFFSET 0
    ) d (id)
    HAVING count(*) > 0;
  END IF;
  RETURN NULL;
END
$$;
COMMENT ON FUNCTION note_touched_by_size_charts IS 'Notes the designs that show the rows of size_charts which a statement changes, when it changes what they show of them.';

CREATE OR REPLACE TRIGGER size_charts__details_insert AFTER INSERT ON size_charts REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION note_touched_by_size_charts();
CREATE OR REPLACE TRIGGER size_charts__details_update AFTER UPDATE ON size_charts REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION note_touched_by_size_charts();
CREATE OR REPLACE TRIGGER size_charts__details_delete AFTER DELETE ON size_charts REFERENCING OLD TABLE AS old_rows
  FOR EACH STATEMENT EXECUTE FUNCTION note_touched_by_size_charts();
