CREATE FUNCTION matrix_units(matrix jsonb) RETURNS int LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT coalesce(sum(value::int), 0)::int FROM jsonb_each_text(matrix)
$$;

CREATE TABLE wholesale_orders (
  id text PRIMARY KEY,
  number text NOT NULL,
  buyer_id text NOT NULL REFERENCES buyers (id),
  seller_profile_id text NOT NULL REFERENCES profiles (id),
  created_by text REFERENCES users (id),
  submitted_by text REFERENCES users (id),
  manager_id text REFERENCES users (id),
  status text NOT NULL DEFAULT 'draft',
  fulfilled boolean NOT NULL DEFAULT false,
  seller_name text NOT NULL,
  seller_name_jp text NOT NULL DEFAULT '',
  seller_handle text NOT NULL,
  buyer_name text NOT NULL,
  po_number text NOT NULL DEFAULT '',
  window_id text REFERENCES delivery_windows (id) ON DELETE SET NULL,
  window_name_en text NOT NULL DEFAULT '',
  window_name_jp text NOT NULL DEFAULT '',
  is_prebook boolean NOT NULL DEFAULT false,
  start_ship date NOT NULL,
  cancel_after date NOT NULL,
  terms text NOT NULL,
  currency char(3) NOT NULL,
  subtotal_minor bigint NOT NULL,
  shipping_minor bigint NOT NULL DEFAULT 0,
  tax_rate_bp int NOT NULL DEFAULT 0,
  tax_minor bigint NOT NULL DEFAULT 0,
  total_minor bigint NOT NULL,
  advance_minor bigint NOT NULL DEFAULT 0,
  ship_to jsonb,
  bill_to jsonb,
  note text NOT NULL DEFAULT '',
  terms_version int NOT NULL DEFAULT 1,
  buyer_accepted_version int NOT NULL DEFAULT 0,
  seller_approved_at timestamptz,
  manager_approved_at timestamptz,
  version int NOT NULL DEFAULT 1,
  placed_at timestamptz,
  approved_at timestamptz,
  cancelled_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT wholesale_orders__number UNIQUE (number),
  CONSTRAINT wholesale_orders__status CHECK (status IN ('draft', 'in_review', 'changes_requested', 'approved', 'in_production', 'partially_shipped', 'shipped', 'delivered', 'closed', 'cancelled')),
  CONSTRAINT wholesale_orders__fulfilled CHECK (fulfilled = (status IN ('shipped', 'delivered', 'closed'))),
  CONSTRAINT wholesale_orders__terms CHECK (terms IN ('prepay', 'deposit30', 'net30', 'net60')),
  CONSTRAINT wholesale_orders__dates CHECK (start_ship <= cancel_after OR status IN ('draft', 'cancelled')),
  CONSTRAINT wholesale_orders__amounts CHECK (subtotal_minor >= 0 AND shipping_minor >= 0 AND tax_minor >= 0 AND advance_minor BETWEEN 0 AND total_minor),
  CONSTRAINT wholesale_orders__total CHECK (total_minor = subtotal_minor + shipping_minor + tax_minor),
  CONSTRAINT wholesale_orders__accepted CHECK (buyer_accepted_version BETWEEN 0 AND terms_version),
  CONSTRAINT wholesale_orders__approved CHECK (buyer_accepted_version = terms_version OR status IN ('draft', 'in_review', 'changes_requested', 'cancelled'))
);
COMMENT ON TABLE wholesale_orders IS 'What one company orders from one designer. Names, prices and dates are frozen when they are agreed on; prices are without tax.';
COMMENT ON COLUMN wholesale_orders.manager_id IS 'The buyer''s account manager when the order was written.';
COMMENT ON COLUMN wholesale_orders.is_prebook IS 'Goods are made for the window: nothing is taken from stock.';
COMMENT ON COLUMN wholesale_orders.advance_minor IS 'To be paid before work begins.';
COMMENT ON COLUMN wholesale_orders.terms_version IS 'Counts changes of goods, prices, dates and terms; version counts every change.';
COMMENT ON COLUMN wholesale_orders.buyer_accepted_version IS 'The terms_version that the buyer agreed to last; nothing is approved without it.';
CREATE INDEX wholesale_orders__buyer_id ON wholesale_orders (buyer_id, created_at DESC, id DESC);
CREATE INDEX wholesale_orders__seller_profile_id ON wholesale_orders (seller_profile_id, created_at DESC, id DESC);
CREATE INDEX wholesale_orders__created_at ON wholesale_orders (created_at DESC, id DESC);
CREATE INDEX wholesale_orders__status ON wholesale_orders (status, created_at DESC, id DESC);

CREATE TABLE wholesale_order_lines (
  id text PRIMARY KEY,
  order_id text NOT NULL REFERENCES wholesale_orders (id),
  position int NOT NULL,
  design_id text NOT NULL REFERENCES designs (id),
  prepack_id text REFERENCES prepacks (id) ON DELETE SET NULL,
  name text NOT NULL,
  name_jp text NOT NULL DEFAULT '',
  slug text NOT NULL,
  colour_en text NOT NULL DEFAULT '',
  colour_jp text NOT NULL DEFAULT '',
  image jsonb,
  unit_price_minor bigint NOT NULL,
  size_quantities jsonb NOT NULL,
  shipped_quantities jsonb NOT NULL DEFAULT '{}',
  units int NOT NULL GENERATED ALWAYS AS (matrix_units(size_quantities)) STORED,
  line_total_minor bigint NOT NULL,
  CONSTRAINT wholesale_order_lines__order_id__design_id UNIQUE (order_id, design_id),
  CONSTRAINT wholesale_order_lines__unit_price_minor CHECK (unit_price_minor >= 0),
  CONSTRAINT wholesale_order_lines__size_quantities CHECK (NOT jsonb_path_exists(size_quantities, '$.* ? (@.type() != "number" || @ <= 0)')),
  CONSTRAINT wholesale_order_lines__shipped CHECK (matrix_units(shipped_quantities) <= matrix_units(size_quantities)),
  CONSTRAINT wholesale_order_lines__line_total_minor CHECK (line_total_minor = unit_price_minor * matrix_units(size_quantities)),
  CONSTRAINT wholesale_order_lines__units CHECK (matrix_units(size_quantities) > 0)
);
COMMENT ON TABLE wholesale_order_lines IS 'One style in one colour: size_quantities is {size: units}, without zeros.';
CREATE INDEX wholesale_order_lines__design_id ON wholesale_order_lines (design_id);

CREATE TABLE wholesale_allocations (
  line_id text NOT NULL REFERENCES wholesale_order_lines (id),
  variant_id text NOT NULL REFERENCES variants (id),
  size text NOT NULL,
  quantity int NOT NULL,
  shipped_quantity int NOT NULL DEFAULT 0,
  released_at timestamptz,
  CONSTRAINT wholesale_allocations__pk PRIMARY KEY (line_id, variant_id),
  CONSTRAINT wholesale_allocations__quantity CHECK (quantity > 0 AND shipped_quantity BETWEEN 0 AND quantity)
);
COMMENT ON TABLE wholesale_allocations IS 'Stock that an approved order has been promised; the same units are in stock_levels.allocated until they ship or are released.';
CREATE INDEX wholesale_allocations__open ON wholesale_allocations (variant_id) WHERE released_at IS NULL;

CREATE TABLE wholesale_fulfilments (
  id text PRIMARY KEY,
  order_id text NOT NULL REFERENCES wholesale_orders (id),
  lines jsonb NOT NULL,
  carrier text NOT NULL DEFAULT '',
  tracking text NOT NULL DEFAULT '',
  created_by text REFERENCES users (id),
  shipped_at timestamptz NOT NULL DEFAULT now(),
  delivered_at timestamptz
);
COMMENT ON TABLE wholesale_fulfilments IS 'Parcels of wholesale orders: lines is [{lineId, sizeQuantities}].';
CREATE INDEX wholesale_fulfilments__order_id ON wholesale_fulfilments (order_id, shipped_at);

CREATE TABLE wholesale_order_events (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  order_id text NOT NULL REFERENCES wholesale_orders (id),
  kind text NOT NULL,
  note text NOT NULL DEFAULT '',
  actor_id text REFERENCES users (id),
  created_at timestamptz NOT NULL DEFAULT now()
);
COMMENT ON TABLE wholesale_order_events IS 'What happened to a wholesale order, in the order in which it did.';
CREATE INDEX wholesale_order_events__order_id ON wholesale_order_events (order_id, id);
