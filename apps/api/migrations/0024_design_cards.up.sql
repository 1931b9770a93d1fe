-- A read model: every public design as the JSON its lists answer, one row per currency. Lists read one index and one text
-- column instead of joining seven tables, and the triggers below keep it true in the transaction that changes a source.

CREATE FUNCTION currency_exponent(currency text) RETURNS int LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN currency IN ('JPY', 'KRW') THEN 0 ELSE 2 END
$$;

CREATE FUNCTION major_units(minor bigint, currency text) RETURNS numeric LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT trim_scale(minor / (10 ^ currency_exponent(currency))::numeric)
$$;

CREATE FUNCTION local_text(en text, jp text) RETURNS json LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT json_build_object('en', en, 'jp', jp)
$$;

CREATE TABLE design_cards (
  design_id text NOT NULL,
  currency char(3) NOT NULL,
  profile_id text NOT NULL,
  designer_handle text NOT NULL,
  gender text NOT NULL,
  category text NOT NULL,
  colour text NOT NULL,
  materials text[] NOT NULL,
  sizes text[] NOT NULL,
  country text NOT NULL,
  price_minor bigint,
  on_sale boolean NOT NULL,
  in_stock boolean NOT NULL,
  made_to_order boolean NOT NULL,
  archived boolean NOT NULL,
  featured_rank int NOT NULL,
  published_at timestamptz NOT NULL,
  likes_count int NOT NULL,
  card text NOT NULL,
  CONSTRAINT design_cards__pk PRIMARY KEY (design_id, currency)
);
COMMENT ON TABLE design_cards IS 'Public designs as lists show them. Written by refresh_design_cards only; private-reserve designs are not in it.';
COMMENT ON COLUMN design_cards.card IS 'JSON object without its likes and its closing brace: readers append both, so that a like rewrites no text.';
COMMENT ON COLUMN design_cards.price_minor IS 'Lowest retail price of the sizes; null where the design is not sold in the currency.';
CREATE INDEX design_cards__featured ON design_cards (currency, featured_rank, published_at DESC, design_id) WHERE NOT archived;
CREATE INDEX design_cards__new ON design_cards (currency, published_at DESC, design_id) WHERE NOT archived;
CREATE INDEX design_cards__price ON design_cards (currency, price_minor, design_id) WHERE NOT archived;
CREATE INDEX design_cards__price_desc ON design_cards (currency, price_minor DESC NULLS LAST, design_id) WHERE NOT archived;
CREATE INDEX design_cards__likes ON design_cards (currency, likes_count DESC, design_id) WHERE NOT archived;
CREATE INDEX design_cards__category ON design_cards (currency, category, featured_rank) WHERE NOT archived;
CREATE INDEX design_cards__profile_id ON design_cards (profile_id, currency, published_at DESC);
CREATE INDEX design_cards__archived ON design_cards (currency, published_at DESC, design_id) WHERE archived;

CREATE TABLE design_card_counts (
  currency char(3) NOT NULL,
  gender text NOT NULL,
  category text NOT NULL,
  designs int NOT NULL,
  CONSTRAINT design_card_counts__pk PRIMARY KEY (currency, gender, category)
);
COMMENT ON TABLE design_card_counts IS 'How many cards that are not archived there are, so that the total of a plain list needs no count.';

CREATE VIEW design_card_source AS
SELECT
  d.id AS design_id, m.currency::char(3) AS currency, d.profile_id, p.handle::text AS designer_handle, d.gender,
  k.slug::text AS category, d.colour, d.material_keys AS materials, coalesce(v.sizes, '{}') AS sizes,
  d.country_origin::text AS country, v.price_minor, v.compare_at_minor IS NOT NULL AS on_sale,
  coalesce(v.in_stock, false) AS in_stock, coalesce(v.made_to_order, false) AS made_to_order,
  d.archived_at IS NOT NULL AS archived, coalesce(d.featured_rank, 2147483647) AS featured_rank,
  d.confirmed_at AS published_at, d.likes_count,
  d.confirmed = 'confirmed' AND NOT d.hidden AND d.deleted_at IS NULL AND NOT d.private_reserve
    AND p.status = 'approved' AND p.deleted_at IS NULL AS is_public,
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
    'colours', s.colours,
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
  SELECT json_agg(json_build_object(
    'id', f.id, 'width', coalesce(f.width, 0), 'height', coalesce(f.height, 0), 'thumbhash', coalesce(f.thumbhash, ''),
    'color', coalesce(f.color, '#808080'), 'alt', local_text(g.alt_en, g.alt_jp)
  ) ORDER BY g.position) AS images
  FROM (SELECT * FROM design_images WHERE design_id = d.id ORDER BY position LIMIT 2) g JOIN files f ON f.id = g.file_id
) i ON true
CROSS JOIN LATERAL (
  SELECT count(*) AS colours FROM designs b
  WHERE b.style_id = d.style_id AND b.confirmed = 'confirmed' AND NOT b.hidden AND b.deleted_at IS NULL AND NOT b.private_reserve
) s;
COMMENT ON VIEW design_card_source IS 'What the card of any design would be, public or not, in every currency. Ask for few designs at a time.';

CREATE FUNCTION refresh_design_cards(ids text[]) RETURNS void LANGUAGE plpgsql AS $$
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
END $$;
COMMENT ON FUNCTION refresh_design_cards IS 'Brings the cards of the given designs up to date, or removes them when they are not public.';

CREATE FUNCTION refresh_design_cards_at_commit() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  source record := coalesce(NEW, OLD);
  ids text[];
  done text := coalesce(current_setting('orime.cards_done', true), '');
BEGIN
  ids := CASE TG_TABLE_NAME
    WHEN 'designs' THEN ARRAY(SELECT id FROM designs WHERE style_id = to_jsonb(source) ->> 'style_id' UNION SELECT to_jsonb(source) ->> 'id')
    WHEN 'profiles' THEN ARRAY(SELECT id FROM designs WHERE profile_id = to_jsonb(source) ->> 'id')
    WHEN 'variants' THEN ARRAY[to_jsonb(source) ->> 'design_id']
    WHEN 'pieces' THEN ARRAY[to_jsonb(source) ->> 'design_id']
    WHEN 'design_images' THEN ARRAY[to_jsonb(source) ->> 'design_id']
    ELSE ARRAY(SELECT design_id FROM variants WHERE id = to_jsonb(source) ->> 'variant_id')
  END;
  -- All changes of the transaction are made by now: a design refreshed for the first of them is up to date for the rest.
  ids := ARRAY(SELECT id FROM unnest(ids) AS id WHERE position(id IN done) = 0);
  IF cardinality(ids) > 0 THEN
    PERFORM refresh_design_cards(ids);
    PERFORM set_config('orime.cards_done', done || array_to_string(ids, ',') || ',', true);
  END IF;
  RETURN NULL;
END $$;

-- `SET LOCAL orime.bulk_load = 'on'` lets a bulk load skip the triggers and call refresh_design_cards once.
CREATE CONSTRAINT TRIGGER designs__cards AFTER INSERT OR DELETE ON designs DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN (current_setting('orime.bulk_load', true) IS DISTINCT FROM 'on') EXECUTE FUNCTION refresh_design_cards_at_commit();
CREATE CONSTRAINT TRIGGER designs__cards_change AFTER UPDATE ON designs DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN (current_setting('orime.bulk_load', true) IS DISTINCT FROM 'on' AND NEW.likes_count = OLD.likes_count)
  EXECUTE FUNCTION refresh_design_cards_at_commit();
CREATE CONSTRAINT TRIGGER profiles__cards AFTER UPDATE ON profiles DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN (current_setting('orime.bulk_load', true) IS DISTINCT FROM 'on'
    AND (NEW.handle, NEW.name, NEW.name_jp, NEW.country, NEW.status, NEW.deleted_at) IS DISTINCT FROM (OLD.handle, OLD.name, OLD.name_jp, OLD.country, OLD.status, OLD.deleted_at))
  EXECUTE FUNCTION refresh_design_cards_at_commit();
CREATE CONSTRAINT TRIGGER variants__cards AFTER INSERT OR UPDATE OR DELETE ON variants DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN (current_setting('orime.bulk_load', true) IS DISTINCT FROM 'on') EXECUTE FUNCTION refresh_design_cards_at_commit();
CREATE CONSTRAINT TRIGGER prices__cards AFTER INSERT OR UPDATE OR DELETE ON prices DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN (current_setting('orime.bulk_load', true) IS DISTINCT FROM 'on') EXECUTE FUNCTION refresh_design_cards_at_commit();
CREATE CONSTRAINT TRIGGER design_images__cards AFTER INSERT OR UPDATE OR DELETE ON design_images DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN (current_setting('orime.bulk_load', true) IS DISTINCT FROM 'on') EXECUTE FUNCTION refresh_design_cards_at_commit();
CREATE CONSTRAINT TRIGGER pieces__cards AFTER INSERT OR UPDATE OR DELETE ON pieces DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN (current_setting('orime.bulk_load', true) IS DISTINCT FROM 'on') EXECUTE FUNCTION refresh_design_cards_at_commit();
CREATE CONSTRAINT TRIGGER stock_levels__cards AFTER INSERT ON stock_levels DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN (current_setting('orime.bulk_load', true) IS DISTINCT FROM 'on') EXECUTE FUNCTION refresh_design_cards_at_commit();
-- Cards name the units left only when one or two are, so an order changes them only near the end of the stock.
CREATE CONSTRAINT TRIGGER stock_levels__cards_change AFTER UPDATE ON stock_levels DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN (current_setting('orime.bulk_load', true) IS DISTINCT FROM 'on'
    AND least(3, NEW.on_hand - NEW.allocated + NEW.backorder_limit) <> least(3, OLD.on_hand - OLD.allocated + OLD.backorder_limit))
  EXECUTE FUNCTION refresh_design_cards_at_commit();
