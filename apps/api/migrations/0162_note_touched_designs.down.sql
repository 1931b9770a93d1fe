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
    EXECUTE format('CREATE OR REPLACE TRIGGER %1$s__details_insert AFTER INSERT ON %1$s REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION note_touched_designs(%2$L, %3$L, %4$L)', source.name, source.columns, source.designs, source.with_cards);
    EXECUTE format('CREATE OR REPLACE TRIGGER %1$s__details_update AFTER UPDATE ON %1$s REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION note_touched_designs(%2$L, %3$L, %4$L)', source.name, source.columns, source.designs, source.with_cards);
    EXECUTE format('CREATE OR REPLACE TRIGGER %1$s__details_delete AFTER DELETE ON %1$s REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION note_touched_designs(%2$L, %3$L, %4$L)', source.name, source.columns, source.designs, source.with_cards);
    EXECUTE format('DROP FUNCTION note_touched_by_%s()', source.name);
  END LOOP;
END $$;
