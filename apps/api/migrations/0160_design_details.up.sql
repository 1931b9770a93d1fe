-- What a design's page shows beside its card, ready as JSON, as design_cards has it for lists. The card has what changes with stock
-- and prices; this has the rest, which changes when somebody edits it. Every table it is read from has triggers below, which note
-- the designs that a statement touches; at commit those are written anew, all at once.

CREATE TABLE measures (
  key text PRIMARY KEY,
  name_en text NOT NULL,
  name_jp text NOT NULL,
  position int NOT NULL
);
COMMENT ON TABLE measures IS 'Names of the measures of size charts, in the order in which charts show them. One without a row is shown by its key, last.';
INSERT INTO measures (key, name_en, name_jp, position)
SELECT key, name_en, name_jp, place FROM unnest(
  ARRAY['bust', 'chest', 'waist', 'hip', 'hips', 'shoulder', 'sleeve', 'arm', 'inseam', 'thigh', 'length', 'height', 'neck', 'width', 'depth', 'handle'],
  ARRAY['Bust', 'Chest', 'Waist', 'Hip', 'Hips', 'Shoulder', 'Sleeve', 'Arm length', 'Inseam', 'Thigh', 'Length', 'Height', 'Neck', 'Width', 'Depth', 'Handle'],
  ARRAY['バスト', '胸囲', 'ウエスト', 'ヒップ', 'ヒップ', '肩幅', '袖丈', '腕の長さ', '股下', 'わたり幅', '着丈', '高さ', '首回り', '幅', 'マチ', '持ち手']
) WITH ORDINALITY AS m (key, name_en, name_jp, place);

CREATE TABLE design_details (
  design_id text PRIMARY KEY,
  detail text NOT NULL,
  holiday_until timestamptz,
  lowest_prices jsonb NOT NULL
);
COMMENT ON TABLE design_details IS 'Designs, public or not, as their pages show them beside their cards. Written by refresh_design_details only.';
COMMENT ON COLUMN design_details.detail IS 'Fields of a JSON object, the house last: without the braces around, and without the house''s closing one. Readers append what depends on the moment.';
COMMENT ON COLUMN design_details.holiday_until IS 'Of the house, to be shown until then.';
COMMENT ON COLUMN design_details.lowest_prices IS 'By currency, the lowest price in minor units that was in force during the thirty days before the current one began.';

CREATE FUNCTION image_ref(file files, alt_en text, alt_jp text) RETURNS json LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT json_build_object(
    'id', file.id, 'width', coalesce(file.width, 0), 'height', coalesce(file.height, 0), 'thumbhash', coalesce(file.thumbhash, ''),
    'color', coalesce(file.color, '#808080'), 'alt', local_text(alt_en, alt_jp))
$$;

CREATE VIEW design_detail_source AS
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
    WHERE b.style_id = d.style_id AND (b.id = d.id OR (b.confirmed = 'confirmed' AND NOT b.hidden AND b.deleted_at IS NULL AND NOT b.private_reserve))
  ),
  'sizeChart', coalesce((
    SELECT json_agg(json_build_object('size', r.size, 'measurements', (
      SELECT coalesce(json_agg(json_build_object('label', local_text(coalesce(n.name_en, e.key), coalesce(n.name_jp, e.key)), 'cm', trim_scale(e.value::numeric / 10)) ORDER BY n.position, e.key), '[]')
      FROM jsonb_each_text(r."measuresMm") e LEFT JOIN measures n ON n.key = e.key
    )) ORDER BY r.place)
    FROM size_charts z, ROWS FROM (jsonb_to_recordset(z.sizes) AS (size text, "measuresMm" jsonb)) WITH ORDINALITY AS r (size, "measuresMm", place)
    WHERE z.id = coalesce(d.size_chart_id, k.size_chart_id)
  ), '[]'),
  'producer', (
    SELECT json_build_object('handle', r.handle, 'name', r.name, 'nameJp', r.name_jp, 'city', r.city, 'cityJp', r.city_jp, 'country', r.country, 'lat', r.lat, 'lon', r.lon)
    FROM producers r WHERE r.id = d.producer_id AND r.status = 'approved' AND r.deleted_at IS NULL
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

CREATE FUNCTION refresh_design_details(wanted text[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  -- One writer at a time, the same as for cards: a transaction that writes both cannot wait for one that waits for it.
  PERFORM pg_advisory_xact_lock(hashtext('design_cards'));
  DELETE FROM design_details x WHERE x.design_id = ANY (wanted) AND NOT EXISTS (SELECT FROM designs d WHERE d.id = x.design_id AND d.deleted_at IS NULL);
  INSERT INTO design_details AS x (design_id, detail, holiday_until, lowest_prices)
  SELECT design_id, detail, holiday_until, lowest_prices FROM design_detail_source WHERE design_id = ANY (wanted)
  ON CONFLICT (design_id) DO UPDATE SET detail = excluded.detail, holiday_until = excluded.holiday_until, lowest_prices = excluded.lowest_prices
  WHERE (x.detail, x.holiday_until, x.lowest_prices) IS DISTINCT FROM (excluded.detail, excluded.holiday_until, excluded.lowest_prices);
END $$;
COMMENT ON FUNCTION refresh_design_details IS 'Brings the stored details of the given designs up to date, or removes them when the designs are deleted.';

-- One row a statement, not one a design: what is to be done is found and done once, however many rows a statement changes.
CREATE UNLOGGED TABLE touched_designs (
  xid xid8 NOT NULL DEFAULT pg_current_xact_id(),
  ids text[] NOT NULL,
  with_cards boolean NOT NULL
);
COMMENT ON TABLE touched_designs IS 'Designs whose details the transaction has to write anew before it commits. Empty to everybody else.';
COMMENT ON COLUMN touched_designs.with_cards IS 'Whether their cards show what was changed as well and nothing else brings those up to date.';
CREATE INDEX touched_designs__xid ON touched_designs (xid);

CREATE FUNCTION refresh_touched_designs() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  touched text[];
  shown text[];
BEGIN
  -- The first of a transaction takes them all.
  WITH taken AS (DELETE FROM touched_designs WHERE xid = pg_current_xact_id() RETURNING ids, with_cards)
  SELECT array_agg(DISTINCT id), array_agg(DISTINCT id) FILTER (WHERE with_cards) INTO touched, shown FROM taken, unnest(ids) AS id;
  IF shown IS NOT NULL THEN PERFORM refresh_design_cards(shown); END IF;
  IF touched IS NOT NULL THEN PERFORM refresh_design_details(touched); END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER touched_designs__refresh AFTER INSERT ON touched_designs DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION refresh_touched_designs();

CREATE FUNCTION note_touched_designs() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  rows text := CASE TG_OP
    WHEN 'INSERT' THEN format('SELECT %s FROM new_rows', TG_ARGV[0])
    WHEN 'DELETE' THEN format('SELECT %s FROM old_rows', TG_ARGV[0])
    ELSE format('(SELECT %1$s FROM old_rows EXCEPT SELECT %1$s FROM new_rows) UNION ALL (SELECT %1$s FROM new_rows EXCEPT SELECT %1$s FROM old_rows)', TG_ARGV[0])
  END;
BEGIN
  EXECUTE format('INSERT INTO touched_designs (ids, with_cards) SELECT array_agg(DISTINCT d.id), %L FROM (%s) t CROSS JOIN LATERAL (%s) d (id) HAVING count(*) > 0', TG_ARGV[2], rows, TG_ARGV[1]);
  RETURN NULL;
END $$;
COMMENT ON FUNCTION note_touched_designs IS 'For statements on a table: its columns that details show; the designs that show a row t of these; whether cards show them too.';

DO $$
DECLARE
  source record;
BEGIN
  FOR source IN SELECT * FROM (VALUES
    ('designs', 'id, profile_id, slug::text, description_en, description_jp, category_id, style_id, colour, season, year, materials, care, weight_g, confirmed, hidden, deleted_at, private_reserve, size_chart_id, producer_id, tags, version, created_at',
      'SELECT t.id UNION ALL SELECT id FROM designs WHERE style_id = t.style_id', false),
    ('profiles', 'id, handle::text, name, name_jp, city, city_jp, country, bio_en, bio_jp, avatar_id, holiday_until', 'SELECT id FROM designs WHERE profile_id = t.id', false),
    ('design_images', 'id, design_id, file_id, position, alt_en, alt_jp', 'SELECT b.id FROM designs d JOIN designs b ON b.style_id = d.style_id WHERE d.id = t.design_id', false),
    ('variants', 'id, design_id, size', 'SELECT t.design_id', false),
    ('pieces', 'id, design_id, variant_id, serial, edition, condition_en, condition_jp, status', 'SELECT t.design_id', false),
    ('price_history', 'id, variant_id, currency, amount_minor, valid_from', 'SELECT design_id FROM variants WHERE id = t.variant_id', false),
    ('producers', 'id, handle::text, name, name_jp, city, city_jp, country, lat, lon, status, deleted_at', 'SELECT id FROM designs WHERE producer_id = t.id', false),
    ('files', 'id, width, height, thumbhash, color, alt_en, alt_jp',
      'SELECT b.id FROM design_images g JOIN designs d ON d.id = g.design_id JOIN designs b ON b.style_id = d.style_id WHERE g.file_id = t.id
       UNION ALL SELECT d.id FROM profiles p JOIN designs d ON d.profile_id = p.id WHERE p.avatar_id = t.id', true),
    -- Words of the house, which the site itself never changes: these read every design.
    ('categories', 'id, slug::text, name_en, name_jp, size_chart_id', 'SELECT id FROM designs WHERE category_id = t.id', true),
    ('colours', 'key, hex, name_en, name_jp', 'SELECT b.id FROM designs d JOIN designs b ON b.style_id = d.style_id WHERE d.colour = t.key', true),
    ('fibres', 'key, name_en, name_jp', 'SELECT id FROM designs WHERE materials @> jsonb_build_array(jsonb_build_object(''fibre'', t.key))', false),
    ('care_labels', 'key, name_en, name_jp', 'SELECT id FROM designs WHERE care @> ARRAY[t.key]', false),
    ('size_charts', 'id, sizes', 'SELECT d.id FROM designs d JOIN categories k ON k.id = d.category_id WHERE coalesce(d.size_chart_id, k.size_chart_id) = t.id', false),
    ('measures', 'key, name_en, name_jp, position',
      'SELECT d.id FROM size_charts z JOIN categories k ON true JOIN designs d ON d.category_id = k.id AND coalesce(d.size_chart_id, k.size_chart_id) = z.id WHERE strpos(z.sizes::text, to_json(t.key)::text) > 0', false)
  ) AS s (name, columns, designs, with_cards)
  LOOP
    EXECUTE format('CREATE TRIGGER %1$s__details_insert AFTER INSERT ON %1$s REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION note_touched_designs(%2$L, %3$L, %4$L)', source.name, source.columns, source.designs, source.with_cards);
    EXECUTE format('CREATE TRIGGER %1$s__details_update AFTER UPDATE ON %1$s REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION note_touched_designs(%2$L, %3$L, %4$L)', source.name, source.columns, source.designs, source.with_cards);
    EXECUTE format('CREATE TRIGGER %1$s__details_delete AFTER DELETE ON %1$s REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION note_touched_designs(%2$L, %3$L, %4$L)', source.name, source.columns, source.designs, source.with_cards);
  END LOOP;
END $$;
