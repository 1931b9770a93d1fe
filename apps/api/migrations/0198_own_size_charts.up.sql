-- A design can have a chart that is its own: such a one is written with its design, and must not read all of them.
CREATE INDEX designs__size_chart_id ON designs (size_chart_id) WHERE size_chart_id IS NOT NULL;
COMMENT ON COLUMN designs.size_chart_id IS 'The chart of this cut, szc_ and the id of the design when it is the design''s own; the one of its category when there is none.';
DO $$
BEGIN
  EXECUTE replace(pg_get_functiondef('note_touched_by_size_charts'::regproc),
    'SELECT d.id FROM designs d JOIN categories k ON k.id = d.category_id WHERE coalesce(d.size_chart_id, k.size_chart_id) = t.id',
    'SELECT id FROM designs WHERE size_chart_id = t.id UNION ALL SELECT d.id FROM categories k JOIN designs d ON d.category_id = k.id AND d.size_chart_id IS NULL WHERE k.size_chart_id = t.id');
END $$;
