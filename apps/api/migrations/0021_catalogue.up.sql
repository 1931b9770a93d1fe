CREATE TABLE size_charts (
  id text PRIMARY KEY,
  name_en text NOT NULL,
  name_jp text NOT NULL,
  sizes jsonb NOT NULL,
  CONSTRAINT size_charts__name_present CHECK (name_en <> '' OR name_jp <> '')
);
COMMENT ON TABLE size_charts IS 'Body measures per size in millimetres: sizes is [{size, measuresMm: {chest: 860}}].';

CREATE TABLE categories (
  id text PRIMARY KEY,
  slug citext NOT NULL,
  name_en text NOT NULL,
  name_jp text NOT NULL,
  size_chart_id text REFERENCES size_charts (id),
  position int NOT NULL DEFAULT 0,
  CONSTRAINT categories__slug UNIQUE (slug),
  CONSTRAINT categories__name_present CHECK (name_en <> '' OR name_jp <> '')
);
COMMENT ON TABLE categories IS 'Kinds of garment, one level.';

CREATE TABLE colours (
  key text PRIMARY KEY,
  hex text NOT NULL,
  name_en text NOT NULL,
  name_jp text NOT NULL,
  position int NOT NULL DEFAULT 0,
  CONSTRAINT colours__hex CHECK (hex ~ '^#[0-9a-f]{6}$')
);
COMMENT ON TABLE colours IS 'The dye card designers choose from.';

CREATE TABLE fibres (
  key text PRIMARY KEY,
  name_en text NOT NULL,
  name_jp text NOT NULL
);
COMMENT ON TABLE fibres IS 'What cloth is made of, named as on a care label.';

CREATE TABLE care_labels (
  key text PRIMARY KEY,
  name_en text NOT NULL,
  name_jp text NOT NULL
);
COMMENT ON TABLE care_labels IS 'How a garment is cared for.';

CREATE TABLE designs (
  id text PRIMARY KEY,
  profile_id text NOT NULL REFERENCES profiles (id),
  slug citext NOT NULL,
  name text NOT NULL,
  name_jp text NOT NULL DEFAULT '',
  description_en text NOT NULL DEFAULT '',
  description_jp text NOT NULL DEFAULT '',
  gender text NOT NULL,
  category_id text NOT NULL REFERENCES categories (id),
  style_id text NOT NULL,
  fabric text NOT NULL DEFAULT '',
  print text NOT NULL DEFAULT '',
  colour text NOT NULL REFERENCES colours (key),
  season text NOT NULL DEFAULT '',
  year int,
  materials jsonb NOT NULL DEFAULT '[]',
  material_keys text[] NOT NULL DEFAULT '{}',
  care text[] NOT NULL DEFAULT '{}',
  tags text[] NOT NULL DEFAULT '{}',
  country_origin char(2) NOT NULL,
  producer_id text REFERENCES producers (id),
  hs_code text NOT NULL DEFAULT '',
  weight_g int,
  confirmed text NOT NULL DEFAULT 'draft',
  reject_reason text,
  hidden boolean NOT NULL DEFAULT false,
  private_reserve boolean NOT NULL DEFAULT false,
  submitted_at timestamptz,
  confirmed_at timestamptz,
  confirmed_by text REFERENCES users (id),
  archived_at timestamptz,
  featured_rank int,
  likes_count int NOT NULL DEFAULT 0,
  version int NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  deleted_at timestamptz,
  CONSTRAINT designs__slug UNIQUE (slug),
  CONSTRAINT designs__slug_format CHECK (slug::text ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  CONSTRAINT designs__name_present CHECK (name <> '' OR name_jp <> ''),
  CONSTRAINT designs__gender CHECK (gender IN ('men', 'women', 'unisex')),
  CONSTRAINT designs__confirmed CHECK (confirmed IN ('draft', 'unconfirmed', 'confirmed', 'rejected')),
  CONSTRAINT designs__confirmed_at CHECK (confirmed <> 'confirmed' OR confirmed_at IS NOT NULL),
  CONSTRAINT designs__weight_g CHECK (weight_g > 0),
  CONSTRAINT designs__likes_count CHECK (likes_count >= 0)
);
COMMENT ON TABLE designs IS 'One garment in one colour. Public when confirmed, not hidden, not deleted and its profile approved.';
COMMENT ON COLUMN designs.featured_rank IS 'Place in the default order of the catalogue, 1 first; designs without one follow, newest first.';
COMMENT ON COLUMN designs.style_id IS 'Joins the colour siblings of one style.';
COMMENT ON COLUMN designs.materials IS '[{fibre, percent}], percents sum to 100.';
COMMENT ON COLUMN designs.material_keys IS 'The fibres of materials, for filters.';
CREATE INDEX designs__profile_id ON designs (profile_id, created_at DESC, id) WHERE deleted_at IS NULL;
CREATE INDEX designs__style_id ON designs (style_id);
CREATE INDEX designs__category_id ON designs (category_id);
CREATE INDEX designs__producer_id ON designs (producer_id);
CREATE INDEX designs__unconfirmed ON designs (submitted_at, id) WHERE confirmed = 'unconfirmed' AND deleted_at IS NULL;

CREATE TABLE design_images (
  id text PRIMARY KEY,
  design_id text NOT NULL REFERENCES designs (id) ON DELETE CASCADE,
  file_id text NOT NULL REFERENCES files (id),
  position int NOT NULL,
  alt_en text NOT NULL,
  alt_jp text NOT NULL,
  focal_x real NOT NULL DEFAULT 0.5,
  focal_y real NOT NULL DEFAULT 0.5,
  CONSTRAINT design_images__design_id__position UNIQUE (design_id, position) DEFERRABLE INITIALLY DEFERRED,
  CONSTRAINT design_images__position CHECK (position >= 0),
  CONSTRAINT design_images__focal CHECK (focal_x BETWEEN 0 AND 1 AND focal_y BETWEEN 0 AND 1)
);
COMMENT ON TABLE design_images IS 'Pictures of a design in order; the second one is shown on hover.';
CREATE INDEX design_images__file_id ON design_images (file_id);

CREATE TABLE design_changes (
  id text PRIMARY KEY,
  design_id text NOT NULL REFERENCES designs (id) ON DELETE CASCADE,
  requested_by text NOT NULL REFERENCES users (id),
  patch jsonb NOT NULL,
  base_version int NOT NULL,
  status text NOT NULL DEFAULT 'pending',
  reason text,
  decided_by text REFERENCES users (id),
  decided_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT design_changes__status CHECK (status IN ('pending', 'accepted', 'declined', 'cancelled'))
);
COMMENT ON TABLE design_changes IS 'Edits of confirmed designs that wait for review.';
CREATE UNIQUE INDEX design_changes__design_id__pending ON design_changes (design_id) WHERE status = 'pending';
CREATE INDEX design_changes__pending ON design_changes (created_at) WHERE status = 'pending';

CREATE TABLE design_likes (
  user_id text NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  design_id text NOT NULL REFERENCES designs (id) ON DELETE CASCADE,
  type text NOT NULL DEFAULT 'like',
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT design_likes__pk PRIMARY KEY (user_id, design_id)
);
COMMENT ON TABLE design_likes IS 'Who likes what; designs.likes_count is kept in the same transaction.';
CREATE INDEX design_likes__design_id ON design_likes (design_id);

CREATE TABLE variants (
  id text PRIMARY KEY,
  design_id text NOT NULL REFERENCES designs (id) ON DELETE CASCADE,
  size text NOT NULL,
  position int NOT NULL DEFAULT 0,
  sku citext NOT NULL,
  mode text NOT NULL DEFAULT 'stock',
  lead_days int,
  backorder_limit int NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL DEFAULT now(),
  deleted_at timestamptz,
  CONSTRAINT variants__sku UNIQUE (sku),
  CONSTRAINT variants__design_id__size UNIQUE (design_id, size),
  CONSTRAINT variants__mode CHECK (mode IN ('stock', 'made_to_order')),
  CONSTRAINT variants__lead_days CHECK (lead_days BETWEEN 1 AND 365),
  CONSTRAINT variants__lead_days_for_made_to_order CHECK (mode <> 'made_to_order' OR lead_days IS NOT NULL),
  CONSTRAINT variants__backorder_limit CHECK (backorder_limit >= 0)
);
COMMENT ON TABLE variants IS 'One size of a design, from stock or made to order.';

CREATE TABLE prices (
  id text PRIMARY KEY,
  variant_id text NOT NULL REFERENCES variants (id) ON DELETE CASCADE,
  channel text NOT NULL,
  currency char(3) NOT NULL,
  amount_minor bigint NOT NULL,
  compare_at_minor bigint,
  min_qty int NOT NULL DEFAULT 1,
  updated_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT prices__variant_id__channel__currency__min_qty UNIQUE (variant_id, channel, currency, min_qty),
  CONSTRAINT prices__channel CHECK (channel IN ('retail', 'wholesale')),
  CONSTRAINT prices__amount_minor CHECK (amount_minor >= 0),
  CONSTRAINT prices__compare_at_minor CHECK (compare_at_minor > amount_minor),
  CONSTRAINT prices__min_qty CHECK (min_qty >= 1)
);
COMMENT ON TABLE prices IS 'Stored per currency and channel; nothing is converted at checkout.';
COMMENT ON COLUMN prices.compare_at_minor IS 'The former price while the variant is on sale.';

CREATE TABLE price_history (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  variant_id text NOT NULL REFERENCES variants (id) ON DELETE CASCADE,
  currency char(3) NOT NULL,
  amount_minor bigint NOT NULL,
  valid_from timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT price_history__amount_minor CHECK (amount_minor >= 0)
);
COMMENT ON TABLE price_history IS 'A row for each retail price from the moment it held; gives the lowest of the last 30 days.';
CREATE INDEX price_history__variant_id ON price_history (variant_id, currency, valid_from DESC);

CREATE FUNCTION record_price() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO price_history (variant_id, currency, amount_minor) VALUES (NEW.variant_id, NEW.currency, NEW.amount_minor);
  RETURN NULL;
END $$;
CREATE TRIGGER prices__history AFTER INSERT ON prices FOR EACH ROW
  WHEN (NEW.channel = 'retail' AND NEW.min_qty = 1 AND current_setting('orime.bulk_load', true) IS DISTINCT FROM 'on') EXECUTE FUNCTION record_price();
CREATE TRIGGER prices__history_change AFTER UPDATE ON prices FOR EACH ROW
  WHEN (NEW.channel = 'retail' AND NEW.min_qty = 1 AND NEW.amount_minor <> OLD.amount_minor AND current_setting('orime.bulk_load', true) IS DISTINCT FROM 'on')
  EXECUTE FUNCTION record_price();

CREATE TABLE wholesale_rules (
  design_id text PRIMARY KEY REFERENCES designs (id) ON DELETE CASCADE,
  moq_units int NOT NULL DEFAULT 1,
  order_multiple int NOT NULL DEFAULT 1,
  CONSTRAINT wholesale_rules__moq_units CHECK (moq_units >= 1),
  CONSTRAINT wholesale_rules__order_multiple CHECK (order_multiple >= 1)
);
COMMENT ON TABLE wholesale_rules IS 'A design is sold wholesale when it has a row here. The suggested retail price is the retail price.';

CREATE TABLE prepacks (
  id text PRIMARY KEY,
  design_id text NOT NULL REFERENCES designs (id) ON DELETE CASCADE,
  name_en text NOT NULL,
  name_jp text NOT NULL,
  sizes jsonb NOT NULL,
  position int NOT NULL DEFAULT 0,
  CONSTRAINT prepacks__name_present CHECK (name_en <> '' OR name_jp <> '')
);
COMMENT ON TABLE prepacks IS 'Ready size runs: sizes is {size: quantity}.';
CREATE INDEX prepacks__design_id ON prepacks (design_id);

CREATE TABLE brand_terms (
  profile_id text NOT NULL REFERENCES profiles (id) ON DELETE CASCADE,
  currency char(3) NOT NULL,
  first_order_min_minor bigint NOT NULL DEFAULT 0,
  reorder_min_minor bigint NOT NULL DEFAULT 0,
  CONSTRAINT brand_terms__pk PRIMARY KEY (profile_id, currency),
  CONSTRAINT brand_terms__minimums CHECK (first_order_min_minor >= 0 AND reorder_min_minor >= 0)
);
COMMENT ON TABLE brand_terms IS 'Wholesale order minimums of a designer, per currency.';

CREATE TABLE delivery_windows (
  id text PRIMARY KEY,
  profile_id text NOT NULL REFERENCES profiles (id) ON DELETE CASCADE,
  name_en text NOT NULL,
  name_jp text NOT NULL,
  start_ship date NOT NULL,
  end_ship date NOT NULL,
  order_cutoff date NOT NULL,
  prebook boolean NOT NULL DEFAULT false,
  CONSTRAINT delivery_windows__dates CHECK (start_ship < end_ship AND order_cutoff <= end_ship)
);
COMMENT ON TABLE delivery_windows IS 'When a designer ships wholesale orders.';
CREATE INDEX delivery_windows__profile_id ON delivery_windows (profile_id, start_ship);
