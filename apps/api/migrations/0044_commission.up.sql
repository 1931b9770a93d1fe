CREATE TABLE commission_rates (
  id text PRIMARY KEY,
  kind text NOT NULL,
  value bigint NOT NULL,
  currency char(3),
  position int NOT NULL DEFAULT 0,
  scope text NOT NULL DEFAULT 'global',
  scope_id text,
  valid_from timestamptz,
  valid_to timestamptz,
  min_minor bigint,
  max_minor bigint,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT commission_rates__kind CHECK (kind IN ('percent', 'fixed')),
  CONSTRAINT commission_rates__percent CHECK (kind <> 'percent' OR value BETWEEN 0 AND 10000),
  CONSTRAINT commission_rates__fixed CHECK (kind <> 'fixed' OR (value >= 0 AND currency IS NOT NULL)),
  CONSTRAINT commission_rates__scope CHECK (scope IN ('global', 'category', 'seller')),
  CONSTRAINT commission_rates__scope_id CHECK ((scope = 'global') = (scope_id IS NULL)),
  CONSTRAINT commission_rates__bounds CHECK (min_minor >= 0 AND max_minor >= min_minor)
);
COMMENT ON TABLE commission_rates IS 'What the marketplace keeps of a sale. The most particular scope wins, then the lowest position. Percent values are basis points.';
CREATE INDEX commission_rates__scope ON commission_rates (scope, scope_id);
INSERT INTO commission_rates (id, kind, value, scope) VALUES ('cmr_standard', 'percent', 1500, 'global');

CREATE TABLE commission_lines (
  order_line_id text PRIMARY KEY REFERENCES order_lines (id),
  rate_id text REFERENCES commission_rates (id),
  rate_bp int NOT NULL,
  amount_minor bigint NOT NULL,
  tax_minor bigint NOT NULL DEFAULT 0,
  frozen boolean NOT NULL DEFAULT true,
  CONSTRAINT commission_lines__amount_minor CHECK (amount_minor >= 0)
);
COMMENT ON TABLE commission_lines IS 'Commission of a sold line, frozen at placement: editing a rate never changes an old order.';
CREATE INDEX commission_lines__rate_id ON commission_lines (rate_id);

CREATE TABLE ledger_entries (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  account text NOT NULL,
  kind text NOT NULL,
  amount_minor bigint NOT NULL,
  currency char(3) NOT NULL,
  ref text NOT NULL,
  available_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT ledger_entries__kind__ref__account UNIQUE (kind, ref, account),
  CONSTRAINT ledger_entries__kind CHECK (kind IN ('sale', 'commission', 'shipping', 'refund', 'payout', 'adjustment')),
  CONSTRAINT ledger_entries__account CHECK (account = 'platform' OR account ~ '^(seller|promoter):')
);
COMMENT ON TABLE ledger_entries IS 'Who is owed what. A balance is a sum; an amount is never changed, only answered by another entry.';
COMMENT ON COLUMN ledger_entries.available_at IS 'When the amount may be paid out; null while the order is not delivered.';
CREATE INDEX ledger_entries__account ON ledger_entries (account, currency, created_at);
