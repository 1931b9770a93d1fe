ALTER TABLE designs DROP COLUMN size_chart_id;
