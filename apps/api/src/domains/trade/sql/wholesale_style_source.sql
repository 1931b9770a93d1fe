CREATE OR REPLACE VIEW wholesale_style_source AS
SELECT DISTINCT ON (d.style_id)
  d.style_id, d.id AS design_id, c.profile_id, d.season || coalesce(right(d.year::text, 2), '') AS season, c.category, d.year, c.featured_rank
FROM wholesale_rules w
JOIN designs d ON d.id = w.design_id
JOIN design_cards c ON c.design_id = d.id AND c.currency = 'USD' AND NOT c.archived
ORDER BY d.style_id, c.featured_rank, d.created_at, d.id;
COMMENT ON VIEW wholesale_style_source IS 'What the rows of wholesale_styles have to be. Ask for few styles at a time.';
