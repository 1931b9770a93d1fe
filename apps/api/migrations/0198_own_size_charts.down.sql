-- What designs have of their own stays theirs: a chart is read the same way, whoever else has it.
DO $$
BEGIN
  EXECUTE replace(pg_get_functiondef('note_touched_by_size_charts'::regproc),
    'SELECT id FROM designs WHERE size_chart_id = t.id UNION ALL SELECT d.id FROM categories k JOIN designs d ON d.category_id = k.id AND d.size_chart_id IS NULL WHERE k.size_chart_id = t.id',
    'SELECT d.id FROM designs d JOIN categories k ON k.id = d.category_id WHERE coalesce(d.size_chart_id, k.size_chart_id) = t.id');
END $$;
COMMENT ON COLUMN designs.size_chart_id IS 'The chart of this cut; the one of its category when there is none.';
DROP INDEX designs__size_chart_id;
