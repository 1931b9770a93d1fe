-- The styles that are sold wholesale, as the linesheet orders and counts them: finding each style's first colour among all
-- designs took longer with every design. What changes them is noted by statement, and written once, at commit.
CREATE VIEW wholesale_style_source AS
SELECT DISTINCT ON (d.style_id)
  d.style_id, d.id AS design_id, c.profile_id, d.season || coalesce(right(d.year::text, 2), '') AS season, c.category, d.year, c.featured_rank
FROM wholesale_rules w
JOIN designs d ON d.id = w.design_id
JOIN design_cards c ON c.design_id = d.id AND c.currency = 'USD' AND NOT c.archived
ORDER BY d.style_id, c.featured_rank, d.created_at, d.id;
COMMENT ON VIEW wholesale_style_source IS 'What the rows of wholesale_styles have to be. Ask for few styles at a time.';

CREATE TABLE wholesale_styles (
  style_id text PRIMARY KEY,
  design_id text NOT NULL,
  profile_id text NOT NULL,
  season text NOT NULL,
  category text NOT NULL,
  year int,
  featured_rank int NOT NULL
);
COMMENT ON TABLE wholesale_styles IS 'Public styles that are sold wholesale. Written by refresh_wholesale_styles only.';
COMMENT ON COLUMN wholesale_styles.design_id IS 'The colour that stands for the style.';
COMMENT ON COLUMN wholesale_styles.season IS 'With the last two digits of the year, as it is filtered by: AW26.';
CREATE INDEX wholesale_styles__design_id ON wholesale_styles (design_id);
CREATE INDEX wholesale_styles__order ON wholesale_styles (year DESC NULLS LAST, featured_rank, design_id);
CREATE INDEX wholesale_styles__category ON wholesale_styles (category, year DESC NULLS LAST, featured_rank, design_id);
CREATE INDEX wholesale_styles__profile_id ON wholesale_styles (profile_id, year DESC NULLS LAST, featured_rank, design_id);

CREATE TABLE wholesale_style_counts (
  profile_id text NOT NULL,
  season text NOT NULL,
  category text NOT NULL,
  styles int NOT NULL,
  CONSTRAINT wholesale_style_counts__pk PRIMARY KEY (profile_id, season, category)
);
COMMENT ON TABLE wholesale_style_counts IS 'How many rows of wholesale_styles a house has in a season and category, zero where it had some: totals and facets need no count.';

CREATE FUNCTION refresh_wholesale_styles(changed text[], left_styles text[] DEFAULT '{}') RETURNS void LANGUAGE plpgsql AS $$
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

CREATE UNLOGGED TABLE touched_styles (
  xid xid8 NOT NULL DEFAULT pg_current_xact_id(),
  designs text[] NOT NULL,
  left_styles text[] NOT NULL DEFAULT '{}'
);
COMMENT ON TABLE touched_styles IS 'Designs whose styles the transaction has to write anew before it commits. Empty to everybody else.';
COMMENT ON COLUMN touched_styles.left_styles IS 'Those that the designs belonged to before.';
CREATE INDEX touched_styles__xid ON touched_styles (xid);

CREATE FUNCTION refresh_touched_styles() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  touched text[];
  left_ones text[];
BEGIN
  -- The first of a transaction takes them all.
  WITH taken AS (DELETE FROM touched_styles WHERE xid = pg_current_xact_id() RETURNING designs, left_styles)
  SELECT (SELECT array_agg(DISTINCT id) FROM taken, unnest(designs) AS id), (SELECT array_agg(DISTINCT id) FROM taken, unnest(left_styles) AS id) INTO touched, left_ones;
  IF touched IS NOT NULL THEN PERFORM refresh_wholesale_styles(touched, coalesce(left_ones, '{}')); END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER touched_styles__refresh AFTER INSERT ON touched_styles DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION refresh_touched_styles();

-- Most changes of cards are likes and stock, and most of designs are texts: those end at the comparison.
CREATE FUNCTION note_styles_of_cards() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  CASE TG_OP
    WHEN 'INSERT' THEN INSERT INTO touched_styles (designs) SELECT array_agg(design_id) FROM new_rows WHERE currency = 'USD' HAVING count(*) > 0;
    WHEN 'DELETE' THEN INSERT INTO touched_styles (designs) SELECT array_agg(design_id) FROM old_rows WHERE currency = 'USD' HAVING count(*) > 0;
    ELSE
      INSERT INTO touched_styles (designs)
      SELECT array_agg(n.design_id) FROM new_rows n JOIN old_rows o ON o.design_id = n.design_id AND o.currency = n.currency
      WHERE n.currency = 'USD' AND (n.profile_id, n.category, n.archived, n.featured_rank) IS DISTINCT FROM (o.profile_id, o.category, o.archived, o.featured_rank) HAVING count(*) > 0;
  END CASE;
  RETURN NULL;
END $$;
CREATE TRIGGER design_cards__styles_insert AFTER INSERT ON design_cards REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION note_styles_of_cards();
CREATE TRIGGER design_cards__styles_update AFTER UPDATE ON design_cards REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION note_styles_of_cards();
CREATE TRIGGER design_cards__styles_delete AFTER DELETE ON design_cards REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION note_styles_of_cards();

CREATE FUNCTION note_styles_of_rules() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN INSERT INTO touched_styles (designs) SELECT array_agg(design_id) FROM new_rows HAVING count(*) > 0;
  ELSE INSERT INTO touched_styles (designs) SELECT array_agg(design_id) FROM old_rows HAVING count(*) > 0;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER wholesale_rules__styles_insert AFTER INSERT ON wholesale_rules REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION note_styles_of_rules();
CREATE TRIGGER wholesale_rules__styles_delete AFTER DELETE ON wholesale_rules REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION note_styles_of_rules();

CREATE FUNCTION note_styles_of_designs() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO touched_styles (designs, left_styles)
  SELECT array_agg(n.id), array_agg(o.style_id) FROM new_rows n JOIN old_rows o ON o.id = n.id
  WHERE (n.style_id, n.season, n.year, n.created_at) IS DISTINCT FROM (o.style_id, o.season, o.year, o.created_at) HAVING count(*) > 0;
  RETURN NULL;
END $$;
CREATE TRIGGER designs__styles_update AFTER UPDATE ON designs REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION note_styles_of_designs();
