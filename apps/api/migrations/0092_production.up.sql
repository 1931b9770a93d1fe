CREATE TABLE rfqs (
  id text PRIMARY KEY,
  reference text NOT NULL,
  requester_user_id text NOT NULL REFERENCES users (id),
  profile_id text REFERENCES profiles (id),
  producer_id text NOT NULL REFERENCES producers (id),
  design_id text REFERENCES designs (id),
  title text NOT NULL,
  message text NOT NULL,
  size_quantities jsonb NOT NULL DEFAULT '{}',
  units int NOT NULL,
  due_on date,
  status text NOT NULL DEFAULT 'open',
  unit_price_minor bigint,
  currency char(3),
  lead_days int,
  answer text NOT NULL DEFAULT '',
  version int NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT rfqs__reference UNIQUE (reference),
  CONSTRAINT rfqs__status CHECK (status IN ('open', 'quoted', 'accepted', 'declined', 'withdrawn')),
  CONSTRAINT rfqs__units CHECK (units > 0),
  CONSTRAINT rfqs__quote CHECK (status NOT IN ('quoted', 'accepted') OR (unit_price_minor IS NOT NULL AND currency IS NOT NULL AND lead_days IS NOT NULL)),
  CONSTRAINT rfqs__unit_price_minor CHECK (unit_price_minor > 0)
);
COMMENT ON TABLE rfqs IS 'Requests for quotation: a designer or a verified buyer asks a producer, who names a price and a time or declines.';
COMMENT ON COLUMN rfqs.profile_id IS 'Of a designer who asks; null for buyers. An accepted quote on a design of theirs becomes a production.';
COMMENT ON COLUMN rfqs.unit_price_minor IS 'Quoted, in the smallest unit of the currency.';
CREATE INDEX rfqs__requester_user_id ON rfqs (requester_user_id, created_at DESC, id);
CREATE INDEX rfqs__producer_id ON rfqs (producer_id, created_at DESC, id);
CREATE INDEX rfqs__profile_id ON rfqs (profile_id) WHERE profile_id IS NOT NULL;
CREATE INDEX rfqs__design_id ON rfqs (design_id) WHERE design_id IS NOT NULL;

CREATE TABLE productions (
  id text PRIMARY KEY,
  profile_id text NOT NULL REFERENCES profiles (id),
  design_id text NOT NULL REFERENCES designs (id),
  producer_id text REFERENCES producers (id),
  rfq_id text REFERENCES rfqs (id),
  status text NOT NULL DEFAULT 'requested',
  size_quantities jsonb NOT NULL,
  costs jsonb NOT NULL DEFAULT '[]',
  currency char(3) NOT NULL,
  start_on date,
  due_on date,
  assignee text NOT NULL DEFAULT '',
  notes text NOT NULL DEFAULT '',
  photos text[] NOT NULL DEFAULT '{}',
  stocked_at timestamptz,
  version int NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT productions__rfq_id UNIQUE (rfq_id),
  CONSTRAINT productions__status CHECK (status IN ('requested', 'quoted', 'accepted', 'sampling', 'in_production', 'qc', 'completed', 'cancelled')),
  CONSTRAINT productions__days CHECK (start_on <= due_on),
  CONSTRAINT productions__stocked_at CHECK (stocked_at IS NULL OR status = 'completed')
);
COMMENT ON TABLE productions IS 'A run of a design, in the designer''s own house or at a producer. Its completion writes a receipt of stock, once.';
COMMENT ON COLUMN productions.size_quantities IS '{"M": 12}: units of each size.';
COMMENT ON COLUMN productions.costs IS '[{"label": "Linen", "amountMinor": 12000}], in the smallest unit of the currency.';
CREATE INDEX productions__profile_id ON productions (profile_id, created_at DESC, id);
CREATE INDEX productions__producer_id ON productions (producer_id, created_at DESC, id) WHERE producer_id IS NOT NULL;
CREATE INDEX productions__design_id ON productions (design_id);

CREATE TABLE production_events (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  production_id text NOT NULL REFERENCES productions (id) ON DELETE CASCADE,
  from_status text,
  to_status text NOT NULL,
  note text NOT NULL DEFAULT '',
  actor_id text REFERENCES users (id),
  created_at timestamptz NOT NULL DEFAULT now()
);
COMMENT ON TABLE production_events IS 'The stages a production went through.';
CREATE INDEX production_events__production_id ON production_events (production_id, id);

-- The last wall against a second receipt of the same run. `ref` is the production.
CREATE UNIQUE INDEX stock_movements__production ON stock_movements (ref, variant_id) WHERE kind = 'production';
