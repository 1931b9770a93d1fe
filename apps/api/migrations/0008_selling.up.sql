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
  is_draft boolean NOT NULL DEFAULT false,
  drafted_by text REFERENCES users (id) ON DELETE SET NULL,
  note text NOT NULL DEFAULT '',
  CONSTRAINT checkouts__currency CHECK (currency IN ('USD', 'JPY', 'EUR')),
  CONSTRAINT checkouts__locale CHECK (locale IN ('en', 'jp')),
  CONSTRAINT checkouts__status CHECK (status IN ('open', 'completing', 'completed', 'expired')),
  CONSTRAINT checkouts__lines CHECK (jsonb_typeof(lines) = 'array')
);
COMMENT ON TABLE checkouts IS 'What a visitor is about to buy. The server keeps what was asked for (lines) and the last priced answer (quote).';
COMMENT ON COLUMN checkouts.key_hash IS 'SHA-256 of the key that reads a guest''s checkout back.';
COMMENT ON COLUMN checkouts.quote IS 'The quote whose hash the buyer was given: the "before" of a quote_changed answer.';
COMMENT ON COLUMN checkouts.is_draft IS 'Written by staff for the customer of the e-mail address: its lines, currency and e-mail address do not change.';
COMMENT ON COLUMN checkouts.note IS 'What staff say to the customer.';
CREATE INDEX checkouts__user_id ON checkouts (user_id);
CREATE INDEX checkouts__open_expires_at ON checkouts (expires_at) WHERE status IN ('open', 'completing');
CREATE INDEX checkouts__left ON checkouts (expires_at) WHERE status = 'expired' AND (address IS NOT NULL OR email IS NOT NULL);

CREATE TABLE cart_items (
  id text PRIMARY KEY,
  user_id text NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  kind text NOT NULL DEFAULT 'retail',
  design_id text NOT NULL REFERENCES designs (id) ON DELETE CASCADE,
  variant_id text REFERENCES variants (id) ON DELETE CASCADE,
  piece_id text REFERENCES pieces (id) ON DELETE CASCADE,
  size text NOT NULL,
  quantity integer NOT NULL,
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
CREATE INDEX cart_items__user_id ON cart_items (user_id, created_at, id);

CREATE TABLE promo_codes (
  id text PRIMARY KEY,
  code citext NOT NULL,
  kind text NOT NULL,
  value bigint NOT NULL DEFAULT 0,
  currency char(3),
  min_spend_minor bigint NOT NULL DEFAULT 0,
  starts_at timestamptz,
  ends_at timestamptz,
  usage_limit integer,
  per_customer_limit integer,
  scope text NOT NULL DEFAULT 'all',
  scope_ids text[] NOT NULL DEFAULT '{}',
  promoter_id text REFERENCES promoters (id),
  active boolean NOT NULL DEFAULT true,
  used_count integer NOT NULL DEFAULT 0,
  created_by text REFERENCES users (id),
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  customer_id text REFERENCES users (id) ON DELETE CASCADE,
  campaign text,
  CONSTRAINT promo_codes__code UNIQUE (code),
  CONSTRAINT promo_codes__customer_id__campaign UNIQUE (customer_id, campaign),
  CONSTRAINT promo_codes__code_format CHECK (btrim(code::text) <> ''),
  CONSTRAINT promo_codes__kind CHECK (kind IN ('percent', 'amount', 'free_shipping')),
  CONSTRAINT promo_codes__percent CHECK (kind <> 'percent' OR value BETWEEN 1 AND 10000),
  CONSTRAINT promo_codes__amount CHECK (kind <> 'amount' OR value > 0 AND currency IS NOT NULL),
  CONSTRAINT promo_codes__min_spend CHECK (min_spend_minor >= 0 AND (min_spend_minor = 0 OR currency IS NOT NULL)),
  CONSTRAINT promo_codes__dates CHECK (starts_at IS NULL OR ends_at IS NULL OR starts_at < ends_at),
  CONSTRAINT promo_codes__limits CHECK (usage_limit > 0 AND per_customer_limit > 0),
  CONSTRAINT promo_codes__scope CHECK (scope IN ('all', 'designer', 'category', 'design')),
  CONSTRAINT promo_codes__scope_ids CHECK (scope = 'all' OR cardinality(scope_ids) > 0),
  CONSTRAINT promo_codes__used_count CHECK (used_count BETWEEN 0 AND usage_limit),
  CONSTRAINT promo_codes__campaign CHECK ((campaign IS NULL) = (customer_id IS NULL))
);
COMMENT ON TABLE promo_codes IS 'Codes a buyer may enter. value is basis points for percent and minor units of currency for amount.';
COMMENT ON COLUMN promo_codes.scope_ids IS 'Profile, category or design ids, by scope.';
COMMENT ON COLUMN promo_codes.customer_id IS 'The one account that may use the code; null for codes anybody may use.';
COMMENT ON COLUMN promo_codes.campaign IS 'What a personal code was given for; each account gets one of a campaign.';
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
  CONSTRAINT order_groups__total CHECK (total_minor = (subtotal_minor - discount_minor + shipping_minor + CASE WHEN tax_included THEN 0
    ELSE tax_minor END))
);
COMMENT ON TABLE order_groups IS 'A purchase: one payment, one order per seller. Unique by checkout, so that browser and webhook can only make it once.';
COMMENT ON COLUMN order_groups.public_key_hash IS 'SHA-256 of the key in a guest''s link.';
CREATE INDEX order_groups__user_id ON order_groups (user_id, placed_at DESC);
CREATE INDEX order_groups__email ON order_groups (email, placed_at DESC);
CREATE INDEX order_groups__placed_at ON order_groups (placed_at DESC);
CREATE INDEX order_groups__number_parts ON order_groups USING gin (number gin_trgm_ops);
CREATE INDEX order_groups__email_parts ON order_groups USING gin ((email::text) gin_trgm_ops);

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
  version integer NOT NULL DEFAULT 1,
  placed_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT orders__number UNIQUE (number),
  CONSTRAINT orders__group_id__seller_profile_id UNIQUE (group_id, seller_profile_id),
  CONSTRAINT orders__status CHECK (status IN ('pending_payment', 'placed', 'processing', 'partially_shipped', 'shipped', 'delivered',
    'closed', 'cancelled', 'expired')),
  CONSTRAINT orders__payment_status CHECK (payment_status IN ('none', 'authorised', 'partially_captured', 'captured', 'partially_refunded',
    'refunded', 'failed', 'voided')),
  CONSTRAINT orders__fulfilment_status CHECK (fulfilment_status IN ('unfulfilled', 'partial', 'fulfilled', 'partially_returned',
    'returned')),
  CONSTRAINT orders__shipping_method CHECK (shipping_method IN ('standard', 'express')),
  CONSTRAINT orders__amounts CHECK (subtotal_minor >= 0 AND discount_minor >= 0 AND shipping_minor >= 0 AND shipping_tax_minor >= 0
    AND tax_minor >= 0),
  CONSTRAINT orders__total CHECK (total_minor = (subtotal_minor - discount_minor + shipping_minor + CASE WHEN tax_included THEN 0
    ELSE tax_minor END))
);
COMMENT ON TABLE orders IS 'What one seller sells in a purchase. Amounts, names and address are frozen at placement.';
CREATE INDEX orders__seller_profile_id ON orders (seller_profile_id, placed_at DESC);
CREATE INDEX orders__pending ON orders (placed_at) WHERE status = 'pending_payment';
-- Lists of staff without a filter, and the totals of those with one, which read the index alone.
CREATE INDEX orders__placed_at ON orders (placed_at DESC, id DESC);
-- Orders that wait for the end of their return window.
CREATE INDEX orders__delivered ON orders (id) WHERE status = 'delivered';
-- Everybody's orders in one status, newest first, and how many there are.
CREATE INDEX orders__status ON orders (status, placed_at DESC, id DESC);
-- The sales of a month from the index alone.
CREATE INDEX orders__sales ON orders (placed_at, group_id) INCLUDE (currency, total_minor) WHERE status NOT IN ('pending_payment',
  'expired', 'cancelled');

CREATE TABLE order_lines (
  id text PRIMARY KEY,
  order_id text NOT NULL REFERENCES orders (id),
  position integer NOT NULL,
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
  lead_days integer,
  quantity integer NOT NULL,
  fulfilled_quantity integer NOT NULL DEFAULT 0,
  unit_price_minor bigint NOT NULL,
  subtotal_minor bigint NOT NULL,
  discount_minor bigint NOT NULL,
  tax_minor bigint NOT NULL,
  tax_rate_bp integer NOT NULL,
  tax_included boolean NOT NULL,
  total_minor bigint NOT NULL,
  CONSTRAINT order_lines__order_id__position UNIQUE (order_id, position),
  CONSTRAINT order_lines__mode CHECK (mode IN ('stock', 'made_to_order', 'piece')),
  CONSTRAINT order_lines__quantity CHECK (quantity > 0),
  CONSTRAINT order_lines__piece CHECK ((mode = 'piece') = (piece_id IS NOT NULL) AND (piece_id IS NULL OR quantity = 1)),
  CONSTRAINT order_lines__fulfilled_quantity CHECK (fulfilled_quantity BETWEEN 0 AND quantity),
  CONSTRAINT order_lines__amounts CHECK (unit_price_minor >= 0 AND subtotal_minor = (unit_price_minor * quantity)
    AND discount_minor BETWEEN 0 AND subtotal_minor AND tax_minor >= 0)
);
COMMENT ON TABLE order_lines IS 'Garments of an order with everything a receipt, a refund and an invoice need.';
COMMENT ON COLUMN order_lines.released_at IS 'When the goods went back on sale: the order was cancelled or expired.';
CREATE UNIQUE INDEX order_lines__piece_id ON order_lines (piece_id) WHERE released_at IS NULL;
CREATE INDEX order_lines__design_id ON order_lines (design_id);
CREATE INDEX order_lines__variant_id ON order_lines (variant_id);

CREATE TABLE commission_lines (
  order_line_id text PRIMARY KEY REFERENCES order_lines (id),
  rate_id text REFERENCES commission_rates (id),
  rate_bp integer NOT NULL,
  amount_minor bigint NOT NULL,
  tax_minor bigint NOT NULL DEFAULT 0,
  frozen boolean NOT NULL DEFAULT true,
  CONSTRAINT commission_lines__amount_minor CHECK (amount_minor >= 0)
);
COMMENT ON TABLE commission_lines IS 'Commission of a sold line, frozen at placement: editing a rate never changes an old order.';
CREATE INDEX commission_lines__rate_id ON commission_lines (rate_id);

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
  quantity integer NOT NULL,
  CONSTRAINT fulfilment_lines__pk PRIMARY KEY (fulfilment_id, order_line_id),
  CONSTRAINT fulfilment_lines__quantity CHECK (quantity > 0)
);
COMMENT ON TABLE fulfilment_lines IS 'What is in a parcel; order_lines.fulfilled_quantity is the wall against shipping more than was bought.';
CREATE INDEX fulfilment_lines__order_line_id ON fulfilment_lines (order_line_id);

CREATE TABLE payment_sessions (
  id text PRIMARY KEY,
  checkout_id text NOT NULL REFERENCES checkouts (id),
  provider text NOT NULL,
  provider_ref text NOT NULL,
  amount_minor bigint NOT NULL,
  currency char(3) NOT NULL,
  quote_hash text NOT NULL,
  status text NOT NULL DEFAULT 'open',
  method_label text NOT NULL DEFAULT '',
  failure text,
  expires_at timestamptz NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT payment_sessions__provider_ref UNIQUE (provider, provider_ref),
  CONSTRAINT payment_sessions__provider CHECK (provider IN ('test', 'stripe')),
  CONSTRAINT payment_sessions__amount_minor CHECK (amount_minor >= 0),
  CONSTRAINT payment_sessions__status CHECK (status IN ('open', 'requires_action', 'processing', 'authorised', 'declined', 'voided',
    'expired'))
);
COMMENT ON TABLE payment_sessions IS 'Attempts to pay for a checkout. Only one can become the payment of its purchase; an authorised one that does not is voided.';
COMMENT ON COLUMN payment_sessions.quote_hash IS 'What the payer agreed to; a webhook completes the checkout on these terms only.';
CREATE INDEX payment_sessions__checkout_id ON payment_sessions (checkout_id);
CREATE INDEX payment_sessions__unsettled ON payment_sessions (updated_at) WHERE status IN ('requires_action', 'processing', 'authorised');

CREATE TABLE payments (
  id text PRIMARY KEY,
  group_id text NOT NULL REFERENCES order_groups (id),
  session_id text NOT NULL REFERENCES payment_sessions (id),
  provider text NOT NULL,
  provider_ref text NOT NULL,
  status text NOT NULL,
  currency char(3) NOT NULL,
  authorised_minor bigint NOT NULL DEFAULT 0,
  captured_minor bigint NOT NULL DEFAULT 0,
  refunded_minor bigint NOT NULL DEFAULT 0,
  attempts integer NOT NULL DEFAULT 0,
  last_error text,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT payments__group_id UNIQUE (group_id),
  CONSTRAINT payments__session_id UNIQUE (session_id),
  CONSTRAINT payments__provider_ref UNIQUE (provider, provider_ref),
  CONSTRAINT payments__status CHECK (status IN ('none', 'authorised', 'partially_captured', 'captured', 'partially_refunded', 'refunded',
    'failed', 'voided')),
  CONSTRAINT payments__captured CHECK (captured_minor BETWEEN 0 AND authorised_minor),
  CONSTRAINT payments__refunded CHECK (refunded_minor BETWEEN 0 AND captured_minor)
);
COMMENT ON TABLE payments IS 'The payment of a purchase.';
CREATE INDEX payments__to_settle ON payments (updated_at) WHERE status = 'authorised';

CREATE TABLE payment_splits (
  payment_id text NOT NULL REFERENCES payments (id),
  order_id text NOT NULL REFERENCES orders (id),
  amount_minor bigint NOT NULL,
  CONSTRAINT payment_splits__pk PRIMARY KEY (payment_id, order_id),
  CONSTRAINT payment_splits__amount_minor CHECK (amount_minor >= 0)
);
COMMENT ON TABLE payment_splits IS 'Which part of a payment is for which order; the parts sum to the payment.';
CREATE INDEX payment_splits__order_id ON payment_splits (order_id);

CREATE TABLE refunds (
  id text PRIMARY KEY,
  payment_id text NOT NULL REFERENCES payments (id),
  order_id text NOT NULL REFERENCES orders (id),
  amount_minor bigint NOT NULL,
  reason text NOT NULL DEFAULT '',
  idempotency_key text NOT NULL,
  status text NOT NULL DEFAULT 'pending',
  created_by text REFERENCES users (id),
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  shipping_minor bigint NOT NULL DEFAULT 0,
  credit_note_id text REFERENCES invoices (id),
  CONSTRAINT refunds__idempotency_key UNIQUE (idempotency_key),
  CONSTRAINT refunds__amount_minor CHECK (amount_minor > 0),
  CONSTRAINT refunds__status CHECK (status IN ('pending', 'done', 'not_needed')),
  CONSTRAINT refunds__shipping_minor CHECK (shipping_minor BETWEEN 0 AND amount_minor)
);
COMMENT ON TABLE refunds IS 'Money to give back. Pending until the provider has done it; not needed when nothing had been captured. The wall against giving back too much is payments__refunded.';
COMMENT ON COLUMN refunds.shipping_minor IS 'The part of the amount that is shipping.';
COMMENT ON COLUMN refunds.credit_note_id IS 'The credit note that says what is given back. Written with the refund; for one of an order that had no invoice when it was called off, with the money.';
CREATE INDEX refunds__payment_id ON refunds (payment_id);
CREATE INDEX refunds__order_id ON refunds (order_id);
CREATE INDEX refunds__pending ON refunds (created_at) WHERE status = 'pending';
CREATE UNIQUE INDEX refunds__credit_note_id ON refunds (credit_note_id) WHERE credit_note_id IS NOT NULL;
CREATE INDEX refunds__without_note ON refunds (created_at) WHERE credit_note_id IS NULL AND status = 'done';

CREATE TABLE refund_lines (
  refund_id text NOT NULL REFERENCES refunds (id),
  order_line_id text NOT NULL REFERENCES order_lines (id),
  quantity integer NOT NULL,
  amount_minor bigint NOT NULL,
  CONSTRAINT refund_lines__pk PRIMARY KEY (refund_id, order_line_id),
  CONSTRAINT refund_lines__quantity CHECK (quantity > 0),
  CONSTRAINT refund_lines__amount_minor CHECK (amount_minor >= 0)
);
COMMENT ON TABLE refund_lines IS 'Which garments a refund gives back, each with its share of discount and tax as they were frozen at placement.';
CREATE INDEX refund_lines__order_line_id ON refund_lines (order_line_id);

CREATE TABLE returns (
  id text PRIMARY KEY,
  number text NOT NULL,
  order_id text NOT NULL REFERENCES orders (id),
  status text NOT NULL DEFAULT 'requested',
  requested_by text REFERENCES users (id),
  note text NOT NULL DEFAULT '',
  answer text NOT NULL DEFAULT '',
  carrier text NOT NULL DEFAULT '',
  tracking text NOT NULL DEFAULT '',
  refund_id text REFERENCES refunds (id),
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT returns__number UNIQUE (number),
  CONSTRAINT returns__status CHECK (status IN ('requested', 'approved', 'declined', 'in_transit', 'received', 'inspected', 'refunded',
    'rejected', 'cancelled'))
);
COMMENT ON TABLE returns IS 'Garments that a customer wants to give back.';
CREATE INDEX returns__order_id ON returns (order_id);
CREATE INDEX returns__created_at ON returns (created_at DESC, id DESC);
CREATE INDEX returns__waiting ON returns (created_at) WHERE status IN ('requested', 'received', 'inspected');

CREATE TABLE return_lines (
  return_id text NOT NULL REFERENCES returns (id),
  order_line_id text NOT NULL REFERENCES order_lines (id),
  quantity integer NOT NULL,
  reason text NOT NULL,
  note text NOT NULL DEFAULT '',
  condition text,
  restock boolean NOT NULL DEFAULT false,
  restocked_at timestamptz,
  CONSTRAINT return_lines__pk PRIMARY KEY (return_id, order_line_id),
  CONSTRAINT return_lines__quantity CHECK (quantity > 0),
  CONSTRAINT return_lines__reason CHECK (reason IN ('too_small', 'too_large', 'not_as_described', 'damaged', 'changed_mind', 'other')),
  CONSTRAINT return_lines__condition CHECK (condition IN ('as_new', 'worn', 'damaged'))
);
COMMENT ON COLUMN return_lines.restocked_at IS 'When it went back on sale: once.';
CREATE INDEX return_lines__order_line_id ON return_lines (order_line_id);

CREATE TABLE test_charges (
  id text PRIMARY KEY,
  amount_minor bigint NOT NULL,
  currency char(3) NOT NULL,
  status text NOT NULL DEFAULT 'created',
  captured_minor bigint NOT NULL DEFAULT 0,
  refunded_minor bigint NOT NULL DEFAULT 0,
  done_keys text[] NOT NULL DEFAULT '{}',
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT test_charges__status CHECK (status IN ('created', 'challenged', 'processing', 'authorised', 'declined', 'captured', 'voided')),
  CONSTRAINT test_charges__refunded CHECK (refunded_minor BETWEEN 0 AND captured_minor AND captured_minor <= amount_minor)
);
COMMENT ON TABLE test_charges IS 'The books of the built-in test provider, which stands for a company elsewhere: only the provider reads and writes them, never in our transactions.';
