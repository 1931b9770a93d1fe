-- What one visitor keeps from others without paying is counted per visitor, not per checkout: checkouts cost nothing.
CREATE TABLE visitor_holds (
  visitor text NOT NULL,
  checkout_id text NOT NULL REFERENCES checkouts (id) ON DELETE CASCADE,
  goods_id text NOT NULL,
  started_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT visitor_holds_pkey PRIMARY KEY (visitor, checkout_id, goods_id)
);
CREATE INDEX visitor_holds__checkout_id ON visitor_holds (checkout_id);
CREATE INDEX visitor_holds__started_at ON visitor_holds (started_at);
COMMENT ON TABLE visitor_holds IS 'Which goods a visitor has held and not paid for, and since when. Rows go with the paid order, and after two hours.';
COMMENT ON COLUMN visitor_holds.visitor IS 'Digest of the account or of the sender''s network.';
COMMENT ON COLUMN visitor_holds.goods_id IS 'A variant or a piece.';
