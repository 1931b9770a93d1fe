-- OFFSET 0 keeps the planner at looking up the designs of each row: it takes the changed rows for thousands, and read every design.
CREATE OR REPLACE FUNCTION note_touched_by_designs() RETURNS trigger LANGUAGE plpgsql SET jit = off AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO touched_designs (ids, with_siblings, with_cards)
    SELECT array_agg(DISTINCT d.id), true, false
    FROM (SELECT id, profile_id, slug::text, description_en, description_jp, category_id, style_id, colour, season, year, materials, care,
      weight_g, confirmed, hidden, deleted_at, private_reserve, size_chart_id, video_id, video_poster_id, model_id, cloth_tile_id, producer_id, tags, version, created_at FROM new_rows) t
    CROSS JOIN LATERAL (SELECT q.id FROM (SELECT t.id UNION ALL SELECT id FROM designs WHERE style_id = t.style_id) q (id) OFFSET 0) d (id)
    HAVING count(*) > 0;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO touched_designs (ids, with_siblings, with_cards)
    SELECT array_agg(DISTINCT d.id), true, false
    FROM (SELECT id, profile_id, slug::text, description_en, description_jp, category_id, style_id, colour, season, year, materials, care,
      weight_g, confirmed, hidden, deleted_at, private_reserve, size_chart_id, video_id, video_poster_id, model_id, cloth_tile_id, producer_id, tags, version, created_at FROM old_rows) t
    CROSS JOIN LATERAL (SELECT q.id FROM (SELECT t.id UNION ALL SELECT id FROM designs WHERE style_id = t.style_id) q (id) OFFSET 0) d (id)
    HAVING count(*) > 0;
  ELSE
    INSERT INTO touched_designs (ids, with_siblings, with_cards)
    SELECT array_agg(DISTINCT d.id), true, false
    FROM (
      (SELECT id, profile_id, slug::text, description_en, description_jp, category_id, style_id, colour, season, year, materials, care,
        weight_g, confirmed, hidden, deleted_at, private_reserve, size_chart_id, video_id, video_poster_id, model_id, cloth_tile_id, producer_id, tags, version, created_at FROM old_rows
        EXCEPT SELECT id, profile_id, slug::text, description_en, description_jp, category_id, style_id, colour, season, year, materials,
          care, weight_g, confirmed, hidden, deleted_at, private_reserve, size_chart_id, video_id, video_poster_id, model_id, cloth_tile_id, producer_id, tags, version, created_at
          FROM new_rows)
      UNION ALL (SELECT id, profile_id, slug::text, description_en, description_jp, category_id, style_id, colour, season, year, materials,
        care, weight_g, confirmed, hidden, deleted_at, private_reserve, size_chart_id, video_id, video_poster_id, model_id, cloth_tile_id, producer_id, tags, version, created_at FROM new_rows
        EXCEPT SELECT id, profile_id, slug::text, description_en, description_jp, category_id, style_id, colour, season, year, materials,
          care, weight_g, confirmed, hidden, deleted_at, private_reserve, size_chart_id, video_id, video_poster_id, model_id, cloth_tile_id, producer_id, tags, version, created_at
          FROM old_rows)
    ) t
    CROSS JOIN LATERAL (SELECT q.id FROM (SELECT t.id UNION ALL SELECT id FROM designs WHERE style_id = t.style_id) q (id) OFFSET 0) d (id)
    HAVING count(*) > 0;
  END IF;
  RETURN NULL;
END
$$;
COMMENT ON FUNCTION note_touched_by_designs IS 'Notes the designs that show the rows of designs which a statement changes, when it changes what they show of them.';

CREATE OR REPLACE TRIGGER designs__details_insert AFTER INSERT ON designs REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION note_touched_by_designs();
CREATE OR REPLACE TRIGGER designs__details_update AFTER UPDATE ON designs REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION note_touched_by_designs();
CREATE OR REPLACE TRIGGER designs__details_delete AFTER DELETE ON designs REFERENCING OLD TABLE AS old_rows
  FOR EACH STATEMENT EXECUTE FUNCTION note_touched_by_designs();
