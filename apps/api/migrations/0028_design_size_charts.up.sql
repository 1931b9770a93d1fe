ALTER TABLE designs ADD COLUMN size_chart_id text REFERENCES size_charts (id);
COMMENT ON COLUMN designs.size_chart_id IS 'The chart of this cut; the one of its category when there is none.';
