-- OFFSET 0 keeps the planner at looking up the designs of each row: it takes the changed rows for thousands, and read every design.
CREATE OR REPLACE FUNCTION note_touched_by_measures() RETURNS trigger LANGUAGE plpgsql SET jit = off AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO touched_designs (ids, with_cards)
    SELECT array_agg(DISTINCT d.id), false
    FROM (SELECT key, name_en, name_jp, position FROM new_rows) t
    CROSS JOIN LATERAL (
      SELECT q.id FROM (
        SELECT d.id FROM size_charts z JOIN categories k ON true
        JOIN designs d ON d.category_id = k.id AND coalesce(d.size_chart_id, k.size_chart_id) = z.id
        WHERE strpos(z.sizes::text, to_json(t.key)::text) > 0
      ) q (id) OFFSET 0
    ) d (id)
    HAVING count(*) > 0;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO touched_designs (ids, with_cards)
    SELECT array_agg(DISTINCT d.id), false
    FROM (SELECT key, name_en, name_jp, position FROM old_rows) t
    CROSS JOIN LATERAL (
      SELECT q.id FROM (
        SELECT d.id FROM size_charts z JOIN categories k ON true
        JOIN designs d ON d.category_id = k.id AND coalesce(d.size_chart_id, k.size_chart_id) = z.id
        WHERE strpos(z.sizes::text, to_json(t.key)::text) > 0
      ) q (id) OFFSET 0
    ) d (id)
    HAVING count(*) > 0;
  ELSE
    INSERT INTO touched_designs (ids, with_cards)
    SELECT array_agg(DISTINCT d.id), false
    FROM (
      (SELECT key, name_en, name_jp, position FROM old_rows
        EXCEPT SELECT key, name_en, name_jp, position FROM new_rows)
      UNION ALL (SELECT key, name_en, name_jp, position FROM new_rows
        EXCEPT SELECT key, name_en, name_jp, position FROM old_rows)
    ) t
    CROSS JOIN LATERAL (
      SELECT q.id FROM (
        SELECT d.id FROM size_charts z JOIN categories k ON true
        JOIN designs d ON d.category_id = k.id AND coalesce(d.size_chart_id, k.size_chart_id) = z.id
        WHERE strpos(z.sizes::text, to_json(t.key)::text) > 0
      ) q (id) OFFSET 0
    ) d (id)
    HAVING count(*) > 0;
  END IF;
  RETURN NULL;
END
$$;
COMMENT ON FUNCTION note_touched_by_measures IS 'Notes the designs that show the rows of measures which a statement changes, when it changes what they show of them.';

CREATE OR REPLACE TRIGGER measures__details_insert AFTER INSERT ON measures REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION note_touched_by_measures();
CREATE OR REPLACE TRIGGER measures__details_update AFTER UPDATE ON measures REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION note_touched_by_measures();
CREATE OR REPLACE TRIGGER measures__details_delete AFTER DELETE ON measures REFERENCING OLD TABLE AS old_rows
  FOR EACH STATEMENT EXECUTE FUNCTION note_touched_by_measures();
