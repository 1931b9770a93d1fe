CREATE TABLE promo_codes (
  id text PRIMARY KEY,
  code citext NOT NULL,
  kind text NOT NULL,
  value bigint NOT NULL DEFAULT 0,
  currency char(3),
  min_spend_minor bigint NOT NULL DEFAULT 0,
  starts_at timestamptz,
  ends_at timestamptz,
  usage_limit int,
  per_customer_limit int,
  scope text NOT NULL DEFAULT 'all',
  scope_ids text[] NOT NULL DEFAULT '{}',
  promoter_id text REFERENCES promoters (id),
  active boolean NOT NULL DEFAULT true,
  used_count int NOT NULL DEFAULT 0,
  created_by text REFERENCES users (id),
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT promo_codes__code UNIQUE (code),
  CONSTRAINT promo_codes__code_format CHECK (btrim(code::text) <> ''),
  CONSTRAINT promo_codes__kind CHECK (kind IN ('percent', 'amount', 'free_shipping')),
  CONSTRAINT promo_codes__percent CHECK (kind <> 'percent' OR value BETWEEN 1 AND 10000),
  CONSTRAINT promo_codes__amount CHECK (kind <> 'amount' OR (value > 0 AND currency IS NOT NULL)),
  CONSTRAINT promo_codes__min_spend CHECK (min_spend_minor >= 0 AND (min_spend_minor = 0 OR currency IS NOT NULL)),
  CONSTRAINT promo_codes__dates CHECK (starts_at IS NULL OR ends_at IS NULL OR starts_at < ends_at),
  CONSTRAINT promo_codes__limits CHECK (usage_limit > 0 AND per_customer_limit > 0),
  CONSTRAINT promo_codes__scope CHECK (scope IN ('all', 'designer', 'category', 'design')),
  CONSTRAINT promo_codes__scope_ids CHECK (scope = 'all' OR cardinality(scope_ids) > 0),
  CONSTRAINT promo_codes__used_count CHECK (used_count >= 0 AND used_count <= usage_limit)
);
COMMENT ON TABLE promo_codes IS 'Codes a buyer may enter. value is basis points for percent and minor units of currency for amount.';
COMMENT ON COLUMN promo_codes.scope_ids IS 'Profile, category or design ids, by scope.';
CREATE INDEX promo_codes__promoter_id ON promo_codes (promoter_id);

CREATE TABLE order_groups (
  id text PRIMARY KEY,
  number text NOT NULL,
  checkout_id text NOT NULL REFERENCES checkouts (id),
  user_id text REFERENCES users (id) ON DELETE SET NULL,
  email citext NOT NULL,
  currency char(3) NOT NULL,
  locale text NOT NULL,
  market text NOT NULL,
  rounding text NOT NULL,
  address jsonb NOT NULL,
  subtotal_minor bigint NOT NULL,
  discount_minor bigint NOT NULL,
  shipping_minor bigint NOT NULL,
  tax_minor bigint NOT NULL,
  tax_included boolean NOT NULL,
  total_minor bigint NOT NULL,
  public_key_hash text NOT NULL,
  placed_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT order_groups__number UNIQUE (number),
  CONSTRAINT order_groups__checkout_id UNIQUE (checkout_id),
  CONSTRAINT order_groups__locale CHECK (locale IN ('en', 'jp')),
  CONSTRAINT order_groups__rounding CHECK (rounding IN ('half-up', 'floor')),
  CONSTRAINT order_groups__amounts CHECK (subtotal_minor >= 0 AND discount_minor >= 0 AND shipping_minor >= 0 AND tax_minor >= 0),
  CONSTRAINT order_groups__total CHECK (total_minor = subtotal_minor - discount_minor + shipping_minor + CASE WHEN tax_included THEN 0 ELSE tax_minor END)
);
COMMENT ON TABLE order_groups IS 'A purchase: one payment, one order per seller. Unique by checkout, so that browser and webhook can only make it once.';
COMMENT ON COLUMN order_groups.public_key_hash IS 'SHA-256 of the key in a guest''s link.';
CREATE INDEX order_groups__user_id ON order_groups (user_id, placed_at DESC);
CREATE INDEX order_groups__email ON order_groups (email, placed_at DESC);

CREATE TABLE promo_redemptions (
  id text PRIMARY KEY,
  promo_code_id text NOT NULL REFERENCES promo_codes (id),
  order_group_id text NOT NULL REFERENCES order_groups (id),
  user_id text REFERENCES users (id) ON DELETE SET NULL,
  email_norm text NOT NULL,
  discount_minor bigint NOT NULL,
  status text NOT NULL DEFAULT 'reserved',
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT promo_redemptions__promo_code_id__order_group_id UNIQUE (promo_code_id, order_group_id),
  CONSTRAINT promo_redemptions__status CHECK (status IN ('reserved', 'used', 'released')),
  CONSTRAINT promo_redemptions__discount_minor CHECK (discount_minor >= 0)
);
COMMENT ON TABLE promo_redemptions IS 'Who used which code. Reserved until paid; released when every order of the purchase is cancelled or expired.';
CREATE INDEX promo_redemptions__order_group_id ON promo_redemptions (order_group_id);
CREATE INDEX promo_redemptions__customer ON promo_redemptions (promo_code_id, email_norm) WHERE status <> 'released';
CREATE INDEX promo_redemptions__user ON promo_redemptions (promo_code_id, user_id) WHERE status <> 'released';
