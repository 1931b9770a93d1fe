CREATE TABLE pieces (
  id text PRIMARY KEY,
  design_id text NOT NULL REFERENCES designs (id) ON DELETE CASCADE,
  variant_id text NOT NULL REFERENCES variants (id) ON DELETE CASCADE,
  serial text NOT NULL,
  edition text NOT NULL DEFAULT '',
  condition_en text NOT NULL DEFAULT '',
  condition_jp text NOT NULL DEFAULT '',
  status text NOT NULL DEFAULT 'available',
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT pieces__design_id__serial UNIQUE (design_id, serial),
  CONSTRAINT pieces__status CHECK (status IN ('available', 'reserved', 'sold', 'withheld'))
);
COMMENT ON TABLE pieces IS 'One-of-one garments: the piece identifier of the cart. Priced by their variant.';
CREATE INDEX pieces__variant_id ON pieces (variant_id);

CREATE TABLE stock_levels (
  variant_id text PRIMARY KEY REFERENCES variants (id) ON DELETE CASCADE,
  on_hand int NOT NULL DEFAULT 0,
  allocated int NOT NULL DEFAULT 0,
  backorder_limit int NOT NULL DEFAULT 0,
  updated_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT stock_levels__on_hand CHECK (on_hand >= 0),
  CONSTRAINT stock_levels__allocated CHECK (allocated >= 0),
  CONSTRAINT stock_levels__available CHECK (on_hand - allocated >= -backorder_limit)
);
COMMENT ON TABLE stock_levels IS 'Stock of a variant: available is on_hand - allocated less the holds of others. The checks are the last wall against overselling.';
COMMENT ON COLUMN stock_levels.backorder_limit IS 'Copied from the variant so that the check can see it.';

CREATE TABLE stock_movements (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  variant_id text NOT NULL REFERENCES variants (id) ON DELETE CASCADE,
  kind text NOT NULL,
  quantity int NOT NULL,
  ref text NOT NULL DEFAULT '',
  actor_id text REFERENCES users (id),
  note text NOT NULL DEFAULT '',
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT stock_movements__kind CHECK (kind IN ('receipt', 'sale', 'release', 'adjustment', 'production', 'return')),
  CONSTRAINT stock_movements__quantity CHECK (quantity <> 0)
);
COMMENT ON TABLE stock_movements IS 'Append-only record of every change of stock.';
CREATE INDEX stock_movements__variant_id ON stock_movements (variant_id, created_at DESC);

CREATE TABLE stock_reservations (
  id text PRIMARY KEY,
  variant_id text REFERENCES variants (id) ON DELETE CASCADE,
  piece_id text REFERENCES pieces (id) ON DELETE CASCADE,
  quantity int NOT NULL DEFAULT 1,
  owner_kind text NOT NULL DEFAULT 'checkout',
  owner_id text NOT NULL,
  expires_at timestamptz NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT stock_reservations__owner_id__variant_id UNIQUE (owner_id, variant_id),
  CONSTRAINT stock_reservations__piece_id UNIQUE (piece_id),
  CONSTRAINT stock_reservations__one_target CHECK (num_nonnulls(variant_id, piece_id) = 1),
  CONSTRAINT stock_reservations__piece_quantity CHECK (quantity > 0 AND (piece_id IS NULL OR quantity = 1))
);
COMMENT ON TABLE stock_reservations IS 'Holds of open checkouts. An expired hold of a piece is taken over by ON CONFLICT (piece_id).';
CREATE INDEX stock_reservations__variant_id ON stock_reservations (variant_id, expires_at);
CREATE INDEX stock_reservations__expires_at ON stock_reservations (expires_at);
CREATE INDEX stock_reservations__owner_id ON stock_reservations (owner_id);
