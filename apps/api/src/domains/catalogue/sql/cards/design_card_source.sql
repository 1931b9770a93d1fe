-- after: local_text
-- after: major_units
-- after: image_ref
-- after: is_public
CREATE OR REPLACE VIEW design_card_source AS
SELECT
  d.id AS design_id, m.currency::char(3) AS currency, d.profile_id, p.handle::text AS designer_handle, d.gender,
  k.slug::text AS category, d.colour, d.material_keys AS materials, coalesce(v.sizes, '{}') AS sizes,
  d.country_origin::text AS country, v.price_minor, v.compare_at_minor IS NOT NULL AS on_sale,
  coalesce(v.in_stock, false) AS in_stock, coalesce(v.made_to_order, false) AS made_to_order,
  d.archived_at IS NOT NULL AS archived,
  -- What is sold out has no place of its own until it can be bought again.
  CASE WHEN v.in_stock OR v.made_to_order THEN coalesce(d.featured_rank, 2147483647) ELSE 2147483647 END AS featured_rank,
  d.confirmed_at AS published_at, d.likes_count,
  is_public(d, p) AS is_public,
  left(json_build_object(
    '_id', d.id, 'id', d.id, 'slug', d.slug, 'name', d.name, 'nameJp', d.name_jp,
    'designer', json_build_object('id', p.id, 'handle', p.handle, 'name', p.name, 'nameJp', p.name_jp),
    'images', coalesce(i.images, '[]'::json),
    'gender', d.gender, 'category', k.slug, 'country', d.country_origin,
    'colour', d.colour, 'colourLabel', local_text(o.name_en, o.name_jp), 'colourHex', o.hex,
    'price', major_units(v.price_minor, m.currency), 'priceMinor', v.price_minor, 'currency', m.currency,
    'compareAt', CASE WHEN v.compare_at_minor IS NOT NULL THEN json_build_object(
      'price', major_units(v.compare_at_minor, m.currency), 'priceMinor', v.compare_at_minor, 'currency', m.currency) END,
    'sizes', coalesce(v.size_rows, '[]'::json),
    'onePiece', coalesce(v.pieces_left, 0) > 0,
    'soldOut', NOT coalesce(v.in_stock OR v.made_to_order, false),
    'madeToOrder', coalesce(v.made_to_order, false),
    'archived', d.archived_at IS NOT NULL,
    'colours', s.colours, 'swatches', s.swatches,
    'publishedAt', to_char(d.confirmed_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
  )::text, -1) AS card
FROM designs d
JOIN profiles p ON p.id = d.profile_id
JOIN categories k ON k.id = d.category_id
JOIN colours o ON o.key = d.colour
CROSS JOIN (VALUES ('USD'), ('JPY'), ('EUR')) AS m (currency)
LEFT JOIN LATERAL (
  SELECT
    array_agg(x.size ORDER BY x.position) AS sizes, min(x.amount_minor) AS price_minor,
    (array_agg(x.compare_at_minor ORDER BY x.amount_minor, x.position))[1] AS compare_at_minor,
    bool_or(x.mode = 'stock' AND x.available > 0) AS in_stock, bool_or(x.mode = 'made_to_order') AS made_to_order,
    sum(x.pieces_left) AS pieces_left,
    json_agg(json_build_object(
      'variantId', x.id, 'size', x.size, 'sku', x.sku, 'mode', x.mode, 'leadDays', x.lead_days,
      'availability', CASE
        WHEN x.mode = 'made_to_order' OR x.available > 2 THEN 'available' WHEN x.available > 0 THEN 'low' ELSE 'sold_out' END,
      'left', CASE WHEN x.mode = 'stock' AND x.available BETWEEN 1 AND 2 THEN x.available END
    ) ORDER BY x.position) AS size_rows
  FROM (
    SELECT
      v.id, v.size, v.position, v.sku, v.mode, v.lead_days, r.amount_minor, r.compare_at_minor, coalesce(q.available, 0) AS pieces_left,
      CASE WHEN q.pieces > 0 THEN q.available ELSE coalesce(l.on_hand - l.allocated + l.backorder_limit, 0) END AS available
    FROM variants v
    LEFT JOIN prices r ON r.variant_id = v.id AND r.channel = 'retail' AND r.currency = m.currency AND r.min_qty = 1
    LEFT JOIN stock_levels l ON l.variant_id = v.id
    LEFT JOIN LATERAL (
      SELECT count(*) AS pieces, count(*) FILTER (WHERE status = 'available') AS available FROM pieces WHERE variant_id = v.id
    ) q ON true
    WHERE v.design_id = d.id AND v.deleted_at IS NULL
  ) x
) v ON true
LEFT JOIN LATERAL (
  SELECT json_agg(image_ref(f, g.alt_en, g.alt_jp) ORDER BY g.position) AS images
  FROM (SELECT * FROM design_images WHERE design_id = d.id ORDER BY position LIMIT 2) g JOIN files f ON f.id = g.file_id
) i ON true
CROSS JOIN LATERAL (
  -- As dots, its own colour first; more than five are counted only. A draft without a colour has none.
  SELECT count(*) AS colours, to_json((coalesce(array_agg(c.hex ORDER BY b.id <> d.id, b.created_at, b.id), '{}'))[:5]) AS swatches
  FROM designs b JOIN colours c ON c.key = b.colour WHERE b.style_id = d.style_id AND is_public(b)
) s;
COMMENT ON VIEW design_card_source IS 'What the card of any design would be, public or not, in every currency. Ask for few designs at a time.';
