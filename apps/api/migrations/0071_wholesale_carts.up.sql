CREATE TABLE wholesale_carts (
  buyer_id text PRIMARY KEY REFERENCES buyers (id) ON DELETE CASCADE,
  version integer NOT NULL DEFAULT 1,
  updated_at timestamptz NOT NULL DEFAULT now()
);
COMMENT ON TABLE wholesale_carts IS 'Copy of a company''s wholesale cart, so that it is there on every device.';
COMMENT ON COLUMN wholesale_carts.version IS 'Grows with every change; a device that writes over an older one is told.';

CREATE TABLE wholesale_cart_items (
  buyer_id text NOT NULL REFERENCES wholesale_carts (buyer_id) ON DELETE CASCADE,
  design_id text NOT NULL REFERENCES designs (id) ON DELETE CASCADE,
  size_quantities jsonb NOT NULL,
  position integer NOT NULL,
  CONSTRAINT wholesale_cart_items__pkey PRIMARY KEY (buyer_id, design_id)
);
COMMENT ON TABLE wholesale_cart_items IS 'One colour of a style, with units for each size (decision T24).';
COMMENT ON COLUMN wholesale_cart_items.size_quantities IS 'Size to units; never zero.';
CREATE INDEX wholesale_cart_items__design_id ON wholesale_cart_items (design_id);
