CREATE TABLE checkouts (
  id text PRIMARY KEY,
  user_id text REFERENCES users (id) ON DELETE SET NULL,
  key_hash text NOT NULL,
  email citext,
  currency char(3) NOT NULL,
  locale text NOT NULL DEFAULT 'en',
  address jsonb,
  lines jsonb NOT NULL,
  shipping jsonb NOT NULL DEFAULT '{}',
  codes text[] NOT NULL DEFAULT '{}',
  quote jsonb NOT NULL,
  quote_hash text NOT NULL,
  status text NOT NULL DEFAULT 'open',
  hold_expires_at timestamptz,
  expires_at timestamptz NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT checkouts__currency CHECK (currency IN ('USD', 'JPY', 'EUR')),
  CONSTRAINT checkouts__locale CHECK (locale IN ('en', 'jp')),
  CONSTRAINT checkouts__status CHECK (status IN ('open', 'completing', 'completed', 'expired')),
  CONSTRAINT checkouts__lines CHECK (jsonb_typeof(lines) = 'array')
);
COMMENT ON TABLE checkouts IS 'What a visitor is about to buy. The server keeps what was asked for (lines) and the last priced answer (quote).';
COMMENT ON COLUMN checkouts.key_hash IS 'SHA-256 of the key that reads a guest''s checkout back.';
COMMENT ON COLUMN checkouts.quote IS 'The quote whose hash the buyer was given: the "before" of a quote_changed answer.';
CREATE INDEX checkouts__user_id ON checkouts (user_id);
CREATE INDEX checkouts__open_expires_at ON checkouts (expires_at) WHERE status IN ('open', 'completing');

CREATE TABLE cart_items (
  id text PRIMARY KEY,
  user_id text NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  kind text NOT NULL DEFAULT 'retail',
  design_id text NOT NULL REFERENCES designs (id) ON DELETE CASCADE,
  variant_id text REFERENCES variants (id) ON DELETE CASCADE,
  piece_id text REFERENCES pieces (id) ON DELETE CASCADE,
  size text NOT NULL,
  quantity int NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT cart_items__kind CHECK (kind = 'retail'),
  CONSTRAINT cart_items__quantity CHECK (quantity > 0),
  CONSTRAINT cart_items__piece_quantity CHECK (piece_id IS NULL OR quantity = 1)
);
COMMENT ON TABLE cart_items IS 'Copy of a signed-in visitor''s cart. A line is a piece, or a design id with a size.';
CREATE UNIQUE INDEX cart_items__user_id__piece_id ON cart_items (user_id, piece_id) WHERE piece_id IS NOT NULL;
CREATE UNIQUE INDEX cart_items__user_id__design_id__size ON cart_items (user_id, design_id, size) WHERE piece_id IS NULL;
CREATE INDEX cart_items__design_id ON cart_items (design_id);
CREATE INDEX cart_items__variant_id ON cart_items (variant_id);
CREATE INDEX cart_items__piece_id ON cart_items (piece_id);
