CREATE OR REPLACE FUNCTION refresh_wholesale_styles(
  changed text[], left_styles text[] DEFAULT '{}'::text[]
) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  wanted text[];
  before jsonb;
BEGIN
  -- One writer at a time, the same as for cards: a transaction that writes both cannot wait for one that waits for it. Only now it
  -- is looked which styles those are, so that what the writer before has changed is seen.
  PERFORM pg_advisory_xact_lock(hashtext('design_cards'));
  wanted := ARRAY(
    SELECT style_id FROM designs WHERE id = ANY (changed)
    UNION SELECT style_id FROM wholesale_styles WHERE design_id = ANY (changed)
    UNION SELECT unnest(left_styles)
  );
  before := (SELECT jsonb_agg(jsonb_build_object('profile_id', profile_id, 'season', season, 'category', category)) FROM wholesale_styles WHERE style_id = ANY (wanted));
  DELETE FROM wholesale_styles s WHERE s.style_id = ANY (wanted) AND NOT EXISTS (SELECT FROM wholesale_style_source o WHERE o.style_id = s.style_id);
  INSERT INTO wholesale_styles AS s (style_id, design_id, profile_id, season, category, year, featured_rank)
  SELECT style_id, design_id, profile_id, season, category, year, featured_rank FROM wholesale_style_source WHERE style_id = ANY (wanted)
  ON CONFLICT (style_id) DO UPDATE SET
    design_id = excluded.design_id, profile_id = excluded.profile_id, season = excluded.season, category = excluded.category, year = excluded.year, featured_rank = excluded.featured_rank
  WHERE (s.design_id, s.profile_id, s.season, s.category, s.year, s.featured_rank)
    IS DISTINCT FROM (excluded.design_id, excluded.profile_id, excluded.season, excluded.category, excluded.year, excluded.featured_rank);
  INSERT INTO wholesale_style_counts AS n (profile_id, season, category, styles)
  SELECT profile_id, season, category, sum(delta) FROM (
    SELECT b.profile_id, b.season, b.category, -1 AS delta FROM jsonb_to_recordset(coalesce(before, '[]')) AS b (profile_id text, season text, category text)
    UNION ALL SELECT profile_id, season, category, 1 FROM wholesale_styles WHERE style_id = ANY (wanted)
  ) deltas
  GROUP BY profile_id, season, category HAVING sum(delta) <> 0
  ON CONFLICT (profile_id, season, category) DO UPDATE SET styles = n.styles + excluded.styles;
END $$;
COMMENT ON FUNCTION refresh_wholesale_styles IS 'Brings the styles of the given designs, and those given by name, up to date, or removes them when nothing of them is sold wholesale.';
