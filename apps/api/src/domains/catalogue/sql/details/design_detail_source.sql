-- after: local_text
-- after: image_ref
-- after: is_public
CREATE OR REPLACE VIEW design_detail_source AS
SELECT d.id AS design_id, p.holiday_until, (
  SELECT coalesce(jsonb_object_agg(l.currency, l.amount_minor), '{}') FROM (
    SELECT h.currency, min(h.amount_minor) AS amount_minor FROM (
      SELECT h.currency, h.amount_minor, lead(h.valid_from) OVER (PARTITION BY h.variant_id, h.currency ORDER BY h.valid_from, h.id) AS valid_to,
        max(h.valid_from) OVER (PARTITION BY h.variant_id, h.currency) AS reduced_at
      FROM price_history h JOIN variants v ON v.id = h.variant_id WHERE v.design_id = d.id
    ) h
    WHERE h.valid_to > h.reduced_at - interval '30 days' GROUP BY h.currency
  ) l
) AS lowest_prices,
substr(left(json_build_object(
  'images', coalesce((
    SELECT json_agg(image_ref(f, g.alt_en, g.alt_jp) ORDER BY g.position) FROM design_images g JOIN files f ON f.id = g.file_id WHERE g.design_id = d.id
  ), '[]'),
  'description', local_text(d.description_en, d.description_jp), 'categoryLabel', local_text(k.name_en, k.name_jp), 'season', d.season, 'year', coalesce(d.year, 0),
  'materials', coalesce((
    SELECT json_agg(json_build_object('fibre', m.fibre, 'label', local_text(coalesce(b.name_en, m.fibre), coalesce(b.name_jp, m.fibre)), 'percent', m.percent) ORDER BY m.percent DESC, m.fibre)
    FROM jsonb_to_recordset(d.materials) AS m (fibre text, percent numeric) LEFT JOIN fibres b ON b.key = m.fibre
  ), '[]'),
  'care', coalesce((
    SELECT json_agg(json_build_object('key', t.key, 'label', local_text(coalesce(l.name_en, t.key), coalesce(l.name_jp, t.key))) ORDER BY t.place)
    FROM unnest(d.care) WITH ORDINALITY AS t (key, place) LEFT JOIN care_labels l ON l.key = t.key
  ), '[]'),
  'weightGrams', d.weight_g,
  'pieces', coalesce((
    SELECT json_agg(json_build_object(
      'id', q.id, 'size', v.size, 'serial', q.serial, 'edition', q.edition, 'condition', local_text(q.condition_en, q.condition_jp), 'available', q.status = 'available') ORDER BY q.serial)
    FROM pieces q JOIN variants v ON v.id = q.variant_id WHERE q.design_id = d.id AND q.status <> 'withheld'
  ), '[]'),
  'siblings', (
    SELECT json_agg(json_build_object(
      'id', b.id, 'slug', b.slug, 'colour', b.colour, 'colourLabel', local_text(o.name_en, o.name_jp), 'colourHex', o.hex,
      'image', (SELECT image_ref(f, g.alt_en, g.alt_jp) FROM design_images g JOIN files f ON f.id = g.file_id WHERE g.design_id = b.id ORDER BY g.position LIMIT 1)
    ) ORDER BY b.created_at, b.id)
    FROM designs b JOIN colours o ON o.key = b.colour
    WHERE b.style_id = d.style_id AND (b.id = d.id OR is_public(b))
  ),
  'sizeChart', coalesce((
    SELECT json_agg(json_build_object('size', r.size, 'measurements', (
      SELECT coalesce(json_agg(json_build_object('key', e.key, 'label', local_text(coalesce(n.name_en, e.key), coalesce(n.name_jp, e.key)), 'cm', trim_scale(e.value::numeric / 10)) ORDER BY n.position, e.key), '[]')
      FROM jsonb_each_text(r."measuresMm") e LEFT JOIN measures n ON n.key = e.key
    )) ORDER BY r.place)
    FROM size_charts z, ROWS FROM (jsonb_to_recordset(z.sizes) AS (size text, "measuresMm" jsonb)) WITH ORDINALITY AS r (size, "measuresMm", place)
    WHERE z.id = coalesce(d.size_chart_id, k.size_chart_id)
  ), '[]'),
  'producer', (
    SELECT json_build_object('handle', r.handle, 'name', r.name, 'nameJp', r.name_jp, 'city', r.city, 'cityJp', r.city_jp, 'country', r.country, 'lat', r.lat, 'lon', r.lon)
    FROM producers r WHERE r.id = d.producer_id AND r.status = 'approved' AND r.deleted_at IS NULL
  ),
  'video', (
    SELECT json_build_object('id', f.id, 'width', f.width, 'height', f.height, 'poster', image_ref(o, o.alt_en, o.alt_jp))
    FROM files f JOIN files o ON o.id = d.video_poster_id WHERE f.id = d.video_id
  ),
  'modelId', d.model_id,
  'clothTile', (
    SELECT json_build_object('fileId', t.file_id, 'widthCm', trim_scale(t.width_cm), 'heightCm', trim_scale(t.height_cm), 'trimHex', t.trim_hex)
    FROM cloth_tiles t WHERE t.file_id = d.cloth_tile_id
  ),
  'tags', d.tags, 'canonical', '/designs/' || d.slug, 'confirmed', d.confirmed, 'hidden', d.hidden, 'version', d.version,
  'designerCard', json_build_object(
    'id', p.id, 'handle', p.handle, 'name', p.name, 'nameJp', p.name_jp, 'city', p.city, 'cityJp', p.city_jp, 'country', p.country, 'bio', local_text(p.bio_en, p.bio_jp),
    'avatar', (SELECT image_ref(f, f.alt_en, f.alt_jp) FROM files f WHERE f.id = p.avatar_id))
)::text, -2), 2) AS detail
FROM designs d
JOIN profiles p ON p.id = d.profile_id
JOIN categories k ON k.id = d.category_id
WHERE d.deleted_at IS NULL;
COMMENT ON VIEW design_detail_source IS 'What the row of a design in design_details would be. Ask for few designs at a time.';
