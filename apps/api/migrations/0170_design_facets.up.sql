-- Which designs have a filter's value, as strings of bits: counting what several filters leave is then an AND and a count of
-- bits over a few rows, and not a look at every design. 4096 designs are a block.

CREATE TABLE design_facet_places (
  design_id text NOT NULL,
  place int NOT NULL,
  keys text[] NOT NULL,
  CONSTRAINT design_facet_places__pk PRIMARY KEY (design_id),
  CONSTRAINT design_facet_places__place UNIQUE (place)
);
COMMENT ON TABLE design_facet_places IS 'Which bit stands for a design, and in whose strings it is set. Written by refresh_design_facets only.';
COMMENT ON COLUMN design_facet_places.place IS 'Block times 4096 plus the bit in it. A design keeps its place while it is hidden; no other ever gets it.';
COMMENT ON COLUMN design_facet_places.keys IS 'facet:value for each string that has the bit; price-USD:12000 for the strings that are the binary digits of 12000. Empty while the design has no card.';

CREATE TABLE design_facet_blocks (
  facet text NOT NULL,
  value text NOT NULL,
  block int NOT NULL,
  designs bit(4096) NOT NULL,
  CONSTRAINT design_facet_blocks__pk PRIMARY KEY (facet, value, block)
) WITH (fillfactor = 70);
COMMENT ON TABLE design_facet_blocks IS 'For each value of a filter the designs that have it: bit n of block b is the design at place 4096 b + n. Written by refresh_design_facets only.';
COMMENT ON COLUMN design_facet_blocks.facet IS 'shelf (current, archived), a filter of lists, priced (a currency), or price-USD and the like, whose values are binary digits: 07 are the designs whose price has the digit of 128.';

CREATE VIEW design_facet_source AS
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

CREATE FUNCTION facet_strings(key text) RETURNS TABLE (facet text, value text) LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT split_part(key, ':', 1), substr(key, strpos(key, ':') + 1) WHERE key NOT LIKE 'price-%'
  UNION ALL
  SELECT 'priced', substr(split_part(key, ':', 1), 7) WHERE key LIKE 'price-%'
  UNION ALL
  SELECT split_part(key, ':', 1), lpad(digit::text, 2, '0')
  FROM (SELECT split_part(key, ':', 2)::bigint AS amount WHERE key LIKE 'price-%') price,
    generate_series(0, length(ltrim(price.amount::bit(64)::text, '0')) - 1) AS digit
  WHERE (price.amount >> digit) & 1 = 1
$$;
COMMENT ON FUNCTION facet_strings IS 'The strings of bits that a key of design_facet_places speaks of.';

CREATE FUNCTION refresh_design_facets(ids text[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  -- The lock of refresh_design_cards: whoever comes from there has it, and no two writers ever hold rows of blocks crosswise.
  PERFORM pg_advisory_xact_lock(hashtext('design_cards'));

  WITH changed AS (
    SELECT i.design_id, p.place, coalesce(p.keys, '{}') AS before, coalesce(s.keys, '{}') AS after
    FROM (SELECT DISTINCT unnest(ids) AS design_id) i
    LEFT JOIN design_facet_places p ON p.design_id = i.design_id
    LEFT JOIN (SELECT design_id, keys FROM design_facet_source WHERE design_id = ANY (ids)) s ON s.design_id = i.design_id
    WHERE coalesce(p.keys, '{}') <> coalesce(s.keys, '{}')
  ), placed AS (
    SELECT design_id, before, after, coalesce(place,
      (SELECT coalesce(max(place) + 1, 0) FROM design_facet_places) + (row_number() OVER (PARTITION BY place IS NULL ORDER BY design_id))::int - 1) AS place
    FROM changed
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

CREATE PROCEDURE rebuild_design_facets() LANGUAGE plpgsql AS $$
DECLARE
  last text := '';
  ids text[];
BEGIN
  LOOP
    ids := ARRAY(SELECT design_id FROM design_cards WHERE currency = 'USD' AND design_id > last ORDER BY design_id LIMIT 2000);
    EXIT WHEN cardinality(ids) = 0;
    PERFORM refresh_design_facets(ids);
    last := ids[cardinality(ids)];
    -- Whoever sells meanwhile waits for one step, not for all.
    COMMIT;
  END LOOP;
END $$;
COMMENT ON PROCEDURE rebuild_design_facets IS 'Brings the bits of all designs with a card to what the cards say, in short transactions.';

CREATE FUNCTION priced_from(digits bit[], weights int[], priced bit, least_minor bigint) RETURNS bit LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
  above bit varying := priced & ~priced;
  -- Those whose digits so far are the digits of the amount.
  same bit varying := priced;
  rest bigint := least_minor;
BEGIN
  FOR n IN 1 .. coalesce(cardinality(weights), 0) LOOP
    -- A digit of the amount above all that are left is one that no price has.
    IF rest >> (weights[n] + 1) > 0 THEN RETURN above; END IF;
    IF (rest >> weights[n]) & 1 = 1 THEN
      same := same & digits[n];
      rest := rest - (1::bigint << weights[n]);
    ELSE
      above := above | (same & digits[n]);
      same := same & ~digits[n];
    END IF;
  END LOOP;
  RETURN CASE WHEN rest > 0 THEN above ELSE above | same END;
END $$;
COMMENT ON FUNCTION priced_from IS 'Of the priced designs of a block those that cost the amount or more. Digits from the heaviest down, with the place of each as its weight.';

CREATE FUNCTION price_bounds(digits bit[], weights int[], among bit, OUT min_minor bigint, OUT max_minor bigint) LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
  none bit varying := among & ~among;
  cheapest bit varying := among;
  dearest bit varying := among;
  part bit varying;
BEGIN
  IF among = none THEN RETURN; END IF;
  min_minor := 0;
  max_minor := 0;
  FOR n IN 1 .. coalesce(cardinality(weights), 0) LOOP
    part := cheapest & ~digits[n];
    IF part = none THEN min_minor := min_minor | (1::bigint << weights[n]); ELSE cheapest := part; END IF;
    part := dearest & digits[n];
    IF part <> none THEN max_minor := max_minor | (1::bigint << weights[n]); dearest := part; END IF;
  END LOOP;
END $$;
COMMENT ON FUNCTION price_bounds IS 'The lowest and the highest price among designs of a block, all of which have one; null of none.';

CREATE OR REPLACE FUNCTION refresh_design_cards(ids text[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  before jsonb;
BEGIN
  -- One writer at a time. This runs at commit, after every other lock of the transaction, so it cannot deadlock with them.
  PERFORM pg_advisory_xact_lock(hashtext('design_cards'));

  SELECT jsonb_agg(jsonb_build_object('currency', c.currency, 'gender', c.gender, 'category', c.category)) INTO before
  FROM design_cards c WHERE c.design_id = ANY (ids) AND NOT c.archived;

  DELETE FROM design_cards c WHERE c.design_id = ANY (ids) AND NOT EXISTS (
    SELECT FROM designs d JOIN profiles p ON p.id = d.profile_id
    WHERE d.id = c.design_id AND d.confirmed = 'confirmed' AND NOT d.hidden AND d.deleted_at IS NULL AND NOT d.private_reserve
      AND p.status = 'approved' AND p.deleted_at IS NULL
  );

  INSERT INTO design_cards AS c (
    design_id, currency, profile_id, designer_handle, gender, category, colour, materials, sizes, country, price_minor, on_sale,
    in_stock, made_to_order, archived, featured_rank, published_at, likes_count, card
  )
  SELECT design_id, currency, profile_id, designer_handle, gender, category, colour, materials, sizes, country, price_minor, on_sale,
    in_stock, made_to_order, archived, featured_rank, published_at, likes_count, card
  FROM design_card_source WHERE design_id = ANY (ids) AND is_public
  ON CONFLICT (design_id, currency) DO UPDATE SET
    profile_id = excluded.profile_id, designer_handle = excluded.designer_handle, gender = excluded.gender,
    category = excluded.category, colour = excluded.colour, materials = excluded.materials, sizes = excluded.sizes,
    country = excluded.country, price_minor = excluded.price_minor, on_sale = excluded.on_sale, in_stock = excluded.in_stock,
    made_to_order = excluded.made_to_order, archived = excluded.archived, featured_rank = excluded.featured_rank,
    published_at = excluded.published_at, likes_count = excluded.likes_count, card = excluded.card
  WHERE (c.card, c.featured_rank, c.country, c.materials) IS DISTINCT FROM (excluded.card, excluded.featured_rank, excluded.country, excluded.materials)
    OR c.likes_count <> excluded.likes_count OR c.sizes <> excluded.sizes;

  INSERT INTO design_card_counts AS n (currency, gender, category, designs)
  SELECT currency, gender, category, sum(delta) FROM (
    SELECT b.currency, b.gender, b.category, -1 AS delta
    FROM jsonb_to_recordset(coalesce(before, '[]')) AS b (currency char(3), gender text, category text)
    UNION ALL
    SELECT c.currency, c.gender, c.category, 1 FROM design_cards c WHERE c.design_id = ANY (ids) AND NOT c.archived
  ) deltas
  GROUP BY currency, gender, category HAVING sum(delta) <> 0
  ON CONFLICT (currency, gender, category) DO UPDATE SET designs = n.designs + excluded.designs;

  PERFORM refresh_design_facets(ids);
END $$;
