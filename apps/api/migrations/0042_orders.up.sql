CREATE TABLE orders (
  id text PRIMARY KEY,
  group_id text NOT NULL REFERENCES order_groups (id),
  seller_profile_id text NOT NULL REFERENCES profiles (id),
  number text NOT NULL,
  status text NOT NULL,
  payment_status text NOT NULL DEFAULT 'none',
  fulfilment_status text NOT NULL DEFAULT 'unfulfilled',
  fulfilled boolean GENERATED ALWAYS AS (fulfilment_status = 'fulfilled') STORED,
  currency char(3) NOT NULL,
  seller_name text NOT NULL,
  seller_name_jp text NOT NULL DEFAULT '',
  seller_handle text NOT NULL,
  shipping_method text NOT NULL,
  subtotal_minor bigint NOT NULL,
  discount_minor bigint NOT NULL,
  shipping_minor bigint NOT NULL,
  shipping_tax_minor bigint NOT NULL,
  tax_minor bigint NOT NULL,
  tax_included boolean NOT NULL,
  total_minor bigint NOT NULL,
  promo jsonb NOT NULL DEFAULT '[]',
  address jsonb NOT NULL,
  cancelled_at timestamptz,
  cancel_reason text,
  version int NOT NULL DEFAULT 1,
  placed_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT orders__number UNIQUE (number),
  CONSTRAINT orders__group_id__seller_profile_id UNIQUE (group_id, seller_profile_id),
  CONSTRAINT orders__status CHECK (status IN ('pending_payment', 'placed', 'processing', 'partially_shipped', 'shipped', 'delivered', 'closed', 'cancelled', 'expired')),
  CONSTRAINT orders__payment_status CHECK (payment_status IN ('none', 'authorised', 'partially_captured', 'captured', 'partially_refunded', 'refunded', 'failed', 'voided')),
  CONSTRAINT orders__fulfilment_status CHECK (fulfilment_status IN ('unfulfilled', 'partial', 'fulfilled', 'partially_returned', 'returned')),
  CONSTRAINT orders__shipping_method CHECK (shipping_method IN ('standard', 'express')),
  CONSTRAINT orders__amounts CHECK (subtotal_minor >= 0 AND discount_minor >= 0 AND shipping_minor >= 0 AND shipping_tax_minor >= 0 AND tax_minor >= 0),
  CONSTRAINT orders__total CHECK (total_minor = subtotal_minor - discount_minor + shipping_minor + CASE WHEN tax_included THEN 0 ELSE tax_minor END)
);
COMMENT ON TABLE orders IS 'What one seller sells in a purchase. Amounts, names and address are frozen at placement.';
CREATE INDEX orders__seller_profile_id ON orders (seller_profile_id, placed_at DESC);
CREATE INDEX orders__pending ON orders (placed_at) WHERE status = 'pending_payment';

CREATE TABLE order_lines (
  id text PRIMARY KEY,
  order_id text NOT NULL REFERENCES orders (id),
  position int NOT NULL,
  design_id text NOT NULL REFERENCES designs (id),
  variant_id text NOT NULL REFERENCES variants (id),
  piece_id text REFERENCES pieces (id),
  released_at timestamptz,
  name text NOT NULL,
  name_jp text NOT NULL DEFAULT '',
  slug text NOT NULL,
  size text NOT NULL,
  colour_en text NOT NULL DEFAULT '',
  colour_jp text NOT NULL DEFAULT '',
  image jsonb,
  mode text NOT NULL,
  lead_days int,
  quantity int NOT NULL,
  fulfilled_quantity int NOT NULL DEFAULT 0,
  unit_price_minor bigint NOT NULL,
  subtotal_minor bigint NOT NULL,
  discount_minor bigint NOT NULL,
  tax_minor bigint NOT NULL,
  tax_rate_bp int NOT NULL,
  tax_included boolean NOT NULL,
  total_minor bigint NOT NULL,
  CONSTRAINT order_lines__order_id__position UNIQUE (order_id, position),
  CONSTRAINT order_lines__mode CHECK (mode IN ('stock', 'made_to_order', 'piece')),
  CONSTRAINT order_lines__quantity CHECK (quantity > 0),
  CONSTRAINT order_lines__piece CHECK ((mode = 'piece') = (piece_id IS NOT NULL) AND (piece_id IS NULL OR quantity = 1)),
  CONSTRAINT order_lines__fulfilled_quantity CHECK (fulfilled_quantity BETWEEN 0 AND quantity),
  CONSTRAINT order_lines__amounts CHECK (unit_price_minor >= 0 AND subtotal_minor = unit_price_minor * quantity AND discount_minor BETWEEN 0 AND subtotal_minor AND tax_minor >= 0)
);
COMMENT ON TABLE order_lines IS 'Garments of an order with everything a receipt, a refund and an invoice need.';
COMMENT ON COLUMN order_lines.released_at IS 'When the goods went back on sale: the order was cancelled or expired.';
CREATE UNIQUE INDEX order_lines__piece_id ON order_lines (piece_id) WHERE released_at IS NULL;
CREATE INDEX order_lines__design_id ON order_lines (design_id);
CREATE INDEX order_lines__variant_id ON order_lines (variant_id);

CREATE TABLE order_codes (
  order_id text NOT NULL REFERENCES orders (id),
  code citext NOT NULL,
  discount_minor bigint NOT NULL DEFAULT 0,
  CONSTRAINT order_codes__pk PRIMARY KEY (order_id, code)
);
COMMENT ON TABLE order_codes IS 'Promo codes of an order, each at most once.';

CREATE TABLE order_events (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  order_id text NOT NULL REFERENCES orders (id),
  kind text NOT NULL,
  actor_id text,
  data jsonb NOT NULL DEFAULT '{}',
  created_at timestamptz NOT NULL DEFAULT clock_timestamp()
);
COMMENT ON TABLE order_events IS 'Timeline of an order: every change with actor and time.';
CREATE INDEX order_events__order_id ON order_events (order_id, id);
CREATE TRIGGER order_events__append_only BEFORE UPDATE OR DELETE ON order_events FOR EACH ROW EXECUTE FUNCTION refuse_change();

CREATE TABLE fulfilments (
  id text PRIMARY KEY,
  order_id text NOT NULL REFERENCES orders (id),
  carrier text NOT NULL DEFAULT '',
  tracking text NOT NULL DEFAULT '',
  status text NOT NULL DEFAULT 'shipped',
  shipped_at timestamptz NOT NULL DEFAULT now(),
  delivered_at timestamptz,
  created_by text REFERENCES users (id),
  CONSTRAINT fulfilments__status CHECK (status IN ('shipped', 'delivered'))
);
COMMENT ON TABLE fulfilments IS 'Parcels of an order.';
CREATE INDEX fulfilments__order_id ON fulfilments (order_id, shipped_at);

CREATE TABLE fulfilment_lines (
  fulfilment_id text NOT NULL REFERENCES fulfilments (id) ON DELETE CASCADE,
  order_line_id text NOT NULL REFERENCES order_lines (id),
  quantity int NOT NULL,
  CONSTRAINT fulfilment_lines__pk PRIMARY KEY (fulfilment_id, order_line_id),
  CONSTRAINT fulfilment_lines__quantity CHECK (quantity > 0)
);
COMMENT ON TABLE fulfilment_lines IS 'What is in a parcel; order_lines.fulfilled_quantity is the wall against shipping more than was bought.';
CREATE INDEX fulfilment_lines__order_line_id ON fulfilment_lines (order_line_id);
