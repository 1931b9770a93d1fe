CREATE TABLE payment_reversals (
  id text PRIMARY KEY,
  payment_id text NOT NULL REFERENCES payments (id),
  provider_ref text NOT NULL,
  kind text NOT NULL,
  status text NOT NULL,
  amount_minor bigint NOT NULL,
  reason text NOT NULL DEFAULT '',
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT payment_reversals__payment_id__provider_ref UNIQUE (payment_id, provider_ref),
  CONSTRAINT payment_reversals__kind CHECK (kind IN ('refund', 'dispute')),
  CONSTRAINT payment_reversals__status CHECK (status IN ('open', 'won', 'lost', 'done')),
  CONSTRAINT payment_reversals__amount_minor CHECK (amount_minor > 0)
);
COMMENT ON TABLE payment_reversals IS 'Money that went back to a buyer by other ways than a refund of ours: given back by hand at the payment provider, or taken back by the buyer''s bank.';
COMMENT ON COLUMN payment_reversals.status IS 'A dispute is open while the bank decides, then won (the money came back) or lost. A refund by hand is done.';
CREATE INDEX payment_reversals__open ON payment_reversals (payment_id) WHERE status = 'open';

CREATE TABLE payment_reversal_parts (
  reversal_id text NOT NULL REFERENCES payment_reversals (id),
  order_id text NOT NULL REFERENCES orders (id),
  amount_minor bigint NOT NULL,
  CONSTRAINT payment_reversal_parts__pk PRIMARY KEY (reversal_id, order_id),
  CONSTRAINT payment_reversal_parts__amount_minor CHECK (amount_minor > 0)
);
COMMENT ON TABLE payment_reversal_parts IS 'Which part of a reversal is of which order, in proportion to what was left of each.';
CREATE INDEX payment_reversal_parts__order_id ON payment_reversal_parts (order_id);
