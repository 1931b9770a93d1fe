CREATE OR REPLACE FUNCTION refresh_design_facets(ids text[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  -- The lock of refresh_design_cards: whoever comes from there has it, and no two writers ever hold rows of blocks crosswise.
  PERFORM pg_advisory_xact_lock(hashtext('design_cards'));

  -- A design may be shown before its words are.
  INSERT INTO search_numbers (kind, entity_id)
  SELECT 'design', c.design_id FROM design_cards c
  WHERE c.design_id = ANY (ids) AND c.currency = 'USD' AND NOT EXISTS (SELECT FROM search_numbers n WHERE n.kind = 'design' AND n.entity_id = c.design_id)
  ORDER BY c.design_id ON CONFLICT DO NOTHING;

  WITH changed AS (
    SELECT i.design_id, p.place, coalesce(p.keys, '{}') AS before, coalesce(s.keys, '{}') AS after
    FROM (SELECT DISTINCT unnest(ids) AS design_id) i
    LEFT JOIN design_facet_places p ON p.design_id = i.design_id
    LEFT JOIN (SELECT design_id, keys FROM design_facet_source WHERE design_id = ANY (ids)) s ON s.design_id = i.design_id
    WHERE coalesce(p.keys, '{}') <> coalesce(s.keys, '{}')
  ), placed AS (
    SELECT c.design_id, c.before, c.after, coalesce(c.place, n.number) AS place
    FROM changed c JOIN search_numbers n ON n.kind = 'design' AND n.entity_id = c.design_id
  ), stored AS (
    INSERT INTO design_facet_places (design_id, place, keys) SELECT design_id, place, after FROM placed
    ON CONFLICT (design_id) DO UPDATE SET keys = excluded.keys
  ), flips AS (
    SELECT p.place, k.key FROM placed p CROSS JOIN LATERAL (
      SELECT key FROM unnest(p.before) key WHERE key <> ALL (p.after) UNION ALL SELECT key FROM unnest(p.after) key WHERE key <> ALL (p.before)
    ) k
  )
  INSERT INTO design_facet_blocks AS b (facet, value, block, designs)
  -- Digits that the old price and the new one share are flipped twice, which is not at all.
  SELECT s.facet, s.value, f.place / 4096, bit_xor(set_bit(0::bit(4096), f.place % 4096, 1))
  FROM flips f CROSS JOIN LATERAL facet_strings(f.key) s
  GROUP BY 1, 2, 3 HAVING bit_count(bit_xor(set_bit(0::bit(4096), f.place % 4096, 1))) > 0
  ON CONFLICT (facet, value, block) DO UPDATE SET designs = b.designs # excluded.designs;
END $$;
COMMENT ON FUNCTION refresh_design_facets IS 'Brings the bits of the given designs to what their cards say. Which bits are set is known from design_facet_places, so asking twice changes nothing.';
