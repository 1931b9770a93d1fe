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
  CONSTRAINT payment_sessions__status CHECK (status IN ('open', 'requires_action', 'processing', 'authorised', 'declined', 'voided', 'expired'))
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
  attempts int NOT NULL DEFAULT 0,
  last_error text,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT payments__group_id UNIQUE (group_id),
  CONSTRAINT payments__session_id UNIQUE (session_id),
  CONSTRAINT payments__provider_ref UNIQUE (provider, provider_ref),
  CONSTRAINT payments__status CHECK (status IN ('none', 'authorised', 'partially_captured', 'captured', 'partially_refunded', 'refunded', 'failed', 'voided')),
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
  CONSTRAINT refunds__idempotency_key UNIQUE (idempotency_key),
  CONSTRAINT refunds__amount_minor CHECK (amount_minor > 0),
  CONSTRAINT refunds__status CHECK (status IN ('pending', 'done', 'not_needed'))
);
COMMENT ON TABLE refunds IS 'Money to give back. Pending until the provider has done it; not needed when nothing had been captured. The wall against giving back too much is payments__refunded.';
CREATE INDEX refunds__payment_id ON refunds (payment_id);
CREATE INDEX refunds__order_id ON refunds (order_id);
CREATE INDEX refunds__pending ON refunds (created_at) WHERE status = 'pending';

CREATE TABLE webhook_events (
  provider text NOT NULL,
  event_id text NOT NULL,
  kind text NOT NULL,
  received_at timestamptz NOT NULL DEFAULT now(),
  processed_at timestamptz,
  CONSTRAINT webhook_events__pk PRIMARY KEY (provider, event_id)
);
COMMENT ON TABLE webhook_events IS 'Calls of payment providers; a second delivery of one finds it here and does nothing.';

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
