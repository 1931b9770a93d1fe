CREATE OR REPLACE VIEW design_facet_source AS
SELECT c.design_id, array_agg(DISTINCT k.key ORDER BY k.key) AS keys
FROM design_cards c CROSS JOIN LATERAL unnest(
  ARRAY[
    CASE WHEN c.archived THEN 'shelf:archived' ELSE 'shelf:current' END, 'gender:' || c.gender, 'category:' || c.category,
    'designer:' || c.designer_handle, 'colour:' || c.colour, 'country:' || c.country,
    CASE WHEN c.in_stock THEN 'availability:inStock' END, CASE WHEN c.made_to_order THEN 'availability:mto' END,
    CASE WHEN c.on_sale THEN 'availability:sale-' || c.currency END, 'price-' || c.currency || ':' || c.price_minor
  ] || ARRAY(SELECT 'size:' || s FROM unnest(c.sizes) s) || ARRAY(SELECT 'material:' || m FROM unnest(c.materials) m)
) k (key)
WHERE k.key IS NOT NULL
GROUP BY c.design_id;
COMMENT ON VIEW design_facet_source IS 'What design_facet_places.keys of designs with a card has to be. Ask for few designs at a time.';
