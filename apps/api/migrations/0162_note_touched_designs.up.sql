-- A function a table, written out by this migration: of statements that are put together when a trigger fires Postgres keeps no
-- plan, and planning took ten times as long as a like. What they note is as before.
DO $$
DECLARE
  source record;
  noted text := 'INSERT INTO touched_designs (ids, with_cards) SELECT array_agg(DISTINCT d.id), %L FROM (%s) t CROSS JOIN LATERAL (%s) d (id) HAVING count(*) > 0;';
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
    EXECUTE format('CREATE FUNCTION note_touched_by_%s() RETURNS trigger LANGUAGE plpgsql AS %L', source.name, concat_ws(E'\n',
      'BEGIN',
      '  IF TG_OP = ''INSERT'' THEN',
      format('    ' || noted, source.with_cards, format('SELECT %s FROM new_rows', source.columns), source.designs),
      '  ELSIF TG_OP = ''DELETE'' THEN',
      format('    ' || noted, source.with_cards, format('SELECT %s FROM old_rows', source.columns), source.designs),
      '  ELSE',
      format('    ' || noted, source.with_cards, format('(SELECT %1$s FROM old_rows EXCEPT SELECT %1$s FROM new_rows) UNION ALL (SELECT %1$s FROM new_rows EXCEPT SELECT %1$s FROM old_rows)', source.columns), source.designs),
      '  END IF;',
      '  RETURN NULL;',
      'END'));
    EXECUTE format('COMMENT ON FUNCTION note_touched_by_%1$s IS %2$L', source.name, format('Notes the designs that show the rows of %s which a statement changes, when it changes what they show of them.', source.name));
    EXECUTE format('CREATE OR REPLACE TRIGGER %1$s__details_insert AFTER INSERT ON %1$s REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION note_touched_by_%1$s()', source.name);
    EXECUTE format('CREATE OR REPLACE TRIGGER %1$s__details_update AFTER UPDATE ON %1$s REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION note_touched_by_%1$s()', source.name);
    EXECUTE format('CREATE OR REPLACE TRIGGER %1$s__details_delete AFTER DELETE ON %1$s REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION note_touched_by_%1$s()', source.name);
  END LOOP;
END $$;
DROP FUNCTION note_touched_designs();
