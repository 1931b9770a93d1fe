CREATE TABLE payouts (
  id text PRIMARY KEY,
  account text NOT NULL,
  profile_id text NOT NULL REFERENCES profiles (id),
  amount_minor bigint NOT NULL,
  currency char(3) NOT NULL,
  status text NOT NULL DEFAULT 'pending',
  reference text NOT NULL DEFAULT '',
  failure text NOT NULL DEFAULT '',
  created_by text REFERENCES users (id),
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  paid_at timestamptz,
  version int NOT NULL DEFAULT 1,
  CONSTRAINT payouts__amount_minor CHECK (amount_minor > 0),
  CONSTRAINT payouts__status CHECK (status IN ('pending', 'processing', 'paid', 'failed', 'cancelled')),
  CONSTRAINT payouts__account CHECK (account ~ '^(seller|promoter):'),
  CONSTRAINT payouts__paid_at CHECK ((status = 'paid') = (paid_at IS NOT NULL))
);
COMMENT ON TABLE payouts IS 'Money on its way to a seller or promoter. It leaves the balance when the payout is made, and comes back when it fails.';
CREATE INDEX payouts__profile_id ON payouts (profile_id, created_at DESC, id DESC);
CREATE INDEX payouts__created_at ON payouts (created_at DESC, id DESC);
CREATE INDEX payouts__status ON payouts (status) WHERE status IN ('pending', 'processing');
