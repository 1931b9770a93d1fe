-- Likes write cards themselves, beside whoever brings them up to date at the same moment.
CREATE OR REPLACE FUNCTION refresh_design_cards(ids text[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  before jsonb;
BEGIN
  -- One writer at a time. This runs at commit, after every other lock of the transaction, so it cannot deadlock with them.
  PERFORM pg_advisory_xact_lock(hashtext('design_cards'));

  SELECT jsonb_agg(jsonb_build_object('currency', c.currency, 'gender', c.gender, 'category', c.category)) INTO before
  FROM design_cards c WHERE c.design_id = ANY (ids) AND NOT c.archived;

  DELETE FROM design_cards c WHERE c.design_id = ANY (ids) AND NOT EXISTS (
    SELECT FROM designs d JOIN profiles p ON p.id = d.profile_id WHERE d.id = c.design_id AND is_public(d, p)
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

  -- A like that was committed while the statement above waited for its rows is not in what that statement had read.
  UPDATE design_cards c SET likes_count = d.likes_count FROM designs d WHERE d.id = c.design_id AND c.design_id = ANY (ids) AND c.likes_count <> d.likes_count;

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
COMMENT ON FUNCTION refresh_design_cards IS 'Brings the cards of the given designs up to date, or removes them when they are not public.';
