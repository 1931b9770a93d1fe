CREATE TABLE refund_lines (
  refund_id text NOT NULL REFERENCES refunds (id),
  order_line_id text NOT NULL REFERENCES order_lines (id),
  quantity int NOT NULL,
  amount_minor bigint NOT NULL,
  CONSTRAINT refund_lines__pk PRIMARY KEY (refund_id, order_line_id),
  CONSTRAINT refund_lines__quantity CHECK (quantity > 0),
  CONSTRAINT refund_lines__amount_minor CHECK (amount_minor >= 0)
);
COMMENT ON TABLE refund_lines IS 'Which garments a refund gives back, each with its share of discount and tax as they were frozen at placement.';
CREATE INDEX refund_lines__order_line_id ON refund_lines (order_line_id);
ALTER TABLE refunds ADD COLUMN shipping_minor bigint NOT NULL DEFAULT 0 CONSTRAINT refunds__shipping_minor CHECK (shipping_minor >= 0 AND shipping_minor <= amount_minor);
COMMENT ON COLUMN refunds.shipping_minor IS 'The part of the amount that is shipping.';

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
  version int NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT returns__number UNIQUE (number),
  CONSTRAINT returns__status CHECK (status IN ('requested', 'approved', 'declined', 'in_transit', 'received', 'inspected', 'refunded', 'rejected', 'cancelled'))
);
COMMENT ON TABLE returns IS 'Garments that a customer wants to give back.';
CREATE INDEX returns__order_id ON returns (order_id);
CREATE INDEX returns__created_at ON returns (created_at DESC, id DESC);

CREATE TABLE return_lines (
  return_id text NOT NULL REFERENCES returns (id),
  order_line_id text NOT NULL REFERENCES order_lines (id),
  quantity int NOT NULL,
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
