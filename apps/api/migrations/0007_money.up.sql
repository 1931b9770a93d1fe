CREATE TABLE commission_rates (
  id text PRIMARY KEY,
  kind text NOT NULL,
  value bigint NOT NULL,
  currency char(3),
  position integer NOT NULL DEFAULT 0,
  scope text NOT NULL DEFAULT 'global',
  scope_id text,
  valid_from timestamptz,
  valid_to timestamptz,
  min_minor bigint,
  max_minor bigint,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT commission_rates__kind CHECK (kind IN ('percent', 'fixed')),
  CONSTRAINT commission_rates__percent CHECK (kind <> 'percent' OR value BETWEEN 0 AND 10000),
  CONSTRAINT commission_rates__fixed CHECK (kind <> 'fixed' OR value >= 0 AND currency IS NOT NULL),
  CONSTRAINT commission_rates__scope CHECK (scope IN ('global', 'category', 'seller')),
  CONSTRAINT commission_rates__scope_id CHECK ((scope = 'global') = (scope_id IS NULL)),
  CONSTRAINT commission_rates__bounds CHECK (min_minor >= 0 AND max_minor >= min_minor)
);
COMMENT ON TABLE commission_rates IS 'What the marketplace keeps of a sale. The most particular scope wins, then the lowest position. Percent values are basis points.';
CREATE INDEX commission_rates__scope ON commission_rates (scope, scope_id);

-- Double entry: what sellers, promoters and the marketplace are owed is owed by the buyers' account, what is paid out leaves through
-- the bank's. Every reference sums to zero, which check_ledger_balance proves at commit. An invoice to a company is owed by it
-- (receivable) and kept for those who are owed it (deferred), so nobody is paid out what has not come in.
CREATE TABLE ledger_entries (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  account text NOT NULL,
  kind text NOT NULL,
  amount_minor bigint NOT NULL,
  currency char(3) NOT NULL,
  ref text NOT NULL,
  available_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  order_id text,
  wholesale_order_id text,
  CONSTRAINT ledger_entries__kind__ref__account UNIQUE (kind, ref, account),
  CONSTRAINT ledger_entries__kind CHECK (kind IN ('sale', 'commission', 'shipping', 'promotion', 'refund', 'payout', 'adjustment')),
  CONSTRAINT ledger_entries__account CHECK (account IN ('platform', 'buyers', 'bank', 'receivable', 'deferred', 'refunds')
    OR account ~ '^(seller|promoter):')
);
COMMENT ON TABLE ledger_entries IS 'Who is owed what. A balance is a sum; an amount is never changed, only answered by another entry.';
COMMENT ON COLUMN ledger_entries.account IS 'seller:{profile}, promoter:{promoter}, platform (the marketplace), buyers (what buyers paid), bank (what was paid out), receivable (what companies were invoiced and have not paid), deferred (what becomes others'' as they pay) or refunds (what companies paid and is owed back). Positive is owed to the account.';
COMMENT ON COLUMN ledger_entries.available_at IS 'When the amount may be paid out; null while the order is not delivered.';
COMMENT ON COLUMN ledger_entries.order_id IS 'The retail order that the entry is about, also when its reference is a refund.';
COMMENT ON COLUMN ledger_entries.wholesale_order_id IS 'The wholesale order that the entry is about; its reference is an invoice, a payment or a credit note.';
CREATE INDEX ledger_entries__account ON ledger_entries (account, currency, created_at);
CREATE INDEX ledger_entries__order_id ON ledger_entries (order_id) WHERE order_id IS NOT NULL;
CREATE INDEX ledger_entries__ref ON ledger_entries (ref);
CREATE INDEX ledger_entries__available ON ledger_entries (account, currency, available_at) WHERE available_at IS NOT NULL;
CREATE INDEX ledger_entries__wholesale_order_id ON ledger_entries (wholesale_order_id) WHERE wholesale_order_id IS NOT NULL;
CREATE INDEX ledger_entries__commission ON ledger_entries (created_at) WHERE account = 'platform';

CREATE TABLE invoices (
  id text PRIMARY KEY,
  number text NOT NULL,
  source text NOT NULL,
  kind text NOT NULL,
  status text NOT NULL DEFAULT 'issued',
  order_id text,
  wholesale_order_id text,
  credit_of text REFERENCES invoices (id),
  seller_profile_id text REFERENCES profiles (id),
  buyer_user_id text REFERENCES users (id),
  buyer_id text,
  locale text NOT NULL,
  currency char(3) NOT NULL,
  seller jsonb NOT NULL,
  buyer jsonb NOT NULL,
  lines jsonb NOT NULL,
  taxes jsonb NOT NULL,
  tax_included boolean NOT NULL,
  subtotal_minor bigint NOT NULL,
  discount_minor bigint NOT NULL DEFAULT 0,
  shipping_minor bigint NOT NULL DEFAULT 0,
  tax_minor bigint NOT NULL DEFAULT 0,
  total_minor bigint NOT NULL,
  paid_minor bigint NOT NULL DEFAULT 0,
  reason text NOT NULL DEFAULT '',
  issued_at timestamptz NOT NULL DEFAULT now(),
  due_at timestamptz NOT NULL DEFAULT now(),
  voided_at timestamptz,
  updated_at timestamptz NOT NULL DEFAULT now(),
  replaces text REFERENCES invoices (id),
  debtor_profile_id text REFERENCES profiles (id),
  period date,
  CONSTRAINT invoices__number UNIQUE (number),
  CONSTRAINT invoices__source UNIQUE (source),
  CONSTRAINT invoices__kind CHECK (kind IN ('retail', 'wholesale', 'commission', 'credit_note')),
  CONSTRAINT invoices__status CHECK (status IN ('issued', 'partially_paid', 'paid', 'overdue', 'void')),
  CONSTRAINT invoices__locale CHECK (locale IN ('en', 'jp')),
  CONSTRAINT invoices__credit_of CHECK ((kind = 'credit_note') = (credit_of IS NOT NULL)),
  CONSTRAINT invoices__total CHECK (total_minor = (subtotal_minor - discount_minor + shipping_minor + CASE WHEN tax_included THEN 0
    ELSE tax_minor END)),
  CONSTRAINT invoices__sign CHECK (kind = 'credit_note' OR debtor_profile_id IS NOT NULL OR total_minor >= 0),
  CONSTRAINT invoices__paid_minor CHECK (kind = 'credit_note' OR debtor_profile_id IS NOT NULL AND paid_minor = total_minor
    OR paid_minor BETWEEN 0 AND total_minor),
  CONSTRAINT invoices__commission CHECK (kind = 'credit_note' OR (kind = 'commission') = (debtor_profile_id IS NOT NULL
    AND period IS NOT NULL))
);
COMMENT ON TABLE invoices IS 'Issued invoices and credit notes, each with numbers of their own that have no gaps within a year; what was issued never changes, a credit note answers it.';
COMMENT ON COLUMN invoices.source IS 'What the invoice is for, such as order:ord_…, credit:inv_… or refund:rfd_…: asking again gives the same invoice.';
COMMENT ON COLUMN invoices.seller IS 'Name, address and registration number as they were at the time.';
COMMENT ON COLUMN invoices.taxes IS 'One entry a rate: base and tax, each rounded once.';
COMMENT ON COLUMN invoices.replaces IS 'The credited invoice in whose place this one was issued.';
COMMENT ON COLUMN invoices.debtor_profile_id IS 'The seller who owes a commission; such invoices are settled from the ledger.';
COMMENT ON COLUMN invoices.period IS 'First day of the month (UTC) that a commission invoice is for.';
COMMENT ON CONSTRAINT invoices__sign ON invoices IS 'A month in which more commission was given back than taken comes to less than nothing.';
CREATE INDEX invoices__buyer_user_id ON invoices (buyer_user_id, issued_at DESC, id DESC);
CREATE INDEX invoices__seller_profile_id ON invoices (seller_profile_id, issued_at DESC, id DESC);
CREATE INDEX invoices__buyer_id ON invoices (buyer_id) WHERE buyer_id IS NOT NULL;
CREATE INDEX invoices__order_id ON invoices (order_id) WHERE order_id IS NOT NULL;
CREATE INDEX invoices__wholesale_order_id ON invoices (wholesale_order_id) WHERE wholesale_order_id IS NOT NULL;
CREATE INDEX invoices__issued_at ON invoices (issued_at DESC, id DESC);
CREATE INDEX invoices__open ON invoices (due_at) WHERE status IN ('issued', 'partially_paid');
CREATE INDEX invoices__kind_status ON invoices (kind, status);
CREATE UNIQUE INDEX invoices__replaces ON invoices (replaces) WHERE replaces IS NOT NULL;
CREATE UNIQUE INDEX invoices__commission_month ON invoices (debtor_profile_id, period, currency) WHERE kind = 'commission'
  AND status <> 'void';
CREATE INDEX invoices__debtor_profile_id ON invoices (debtor_profile_id, period, currency) WHERE debtor_profile_id IS NOT NULL;

CREATE TABLE invoice_payments (
  id text PRIMARY KEY,
  invoice_id text NOT NULL REFERENCES invoices (id),
  amount_minor bigint NOT NULL,
  method text NOT NULL,
  reference text NOT NULL DEFAULT '',
  received_at timestamptz NOT NULL DEFAULT now(),
  recorded_by text REFERENCES users (id),
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT invoice_payments__amount_minor CHECK (amount_minor > 0),
  CONSTRAINT invoice_payments__method CHECK (method IN ('card', 'bank_transfer', 'other'))
);
COMMENT ON TABLE invoice_payments IS 'Money received for an invoice, in as many parts as it came.';
CREATE INDEX invoice_payments__invoice_id ON invoice_payments (invoice_id, received_at);

-- Money that a company paid for an invoice which was credited is owed back until staff record that it was given.
CREATE TABLE invoice_refunds (
  id text PRIMARY KEY,
  invoice_id text NOT NULL REFERENCES invoices (id),
  wholesale_order_id text NOT NULL,
  amount_minor bigint NOT NULL,
  currency char(3) NOT NULL,
  status text NOT NULL DEFAULT 'open',
  method text,
  reference text NOT NULL DEFAULT '',
  applied_to text REFERENCES invoices (id),
  settled_at timestamptz,
  settled_by text REFERENCES users (id),
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT invoice_refunds__invoice_id UNIQUE (invoice_id),
  CONSTRAINT invoice_refunds__amount_minor CHECK (amount_minor > 0),
  CONSTRAINT invoice_refunds__status CHECK (status IN ('open', 'paid', 'applied')),
  CONSTRAINT invoice_refunds__method CHECK (method IN ('card', 'bank_transfer', 'other')),
  CONSTRAINT invoice_refunds__settled_at CHECK ((status = 'open') = (settled_at IS NULL)),
  CONSTRAINT invoice_refunds__paid CHECK ((status = 'paid') = (method IS NOT NULL)),
  CONSTRAINT invoice_refunds__applied CHECK ((status = 'applied') = (applied_to IS NOT NULL))
);
COMMENT ON TABLE invoice_refunds IS 'What is owed back of credited wholesale invoices: open until it was paid back, or used for the invoice that took their place.';
COMMENT ON COLUMN invoice_refunds.reference IS 'The bank''s, of the payment that gave it back.';
CREATE INDEX invoice_refunds__wholesale_order_id ON invoice_refunds (wholesale_order_id);
CREATE INDEX invoice_refunds__created_at ON invoice_refunds (created_at DESC, id DESC);
CREATE INDEX invoice_refunds__status ON invoice_refunds (status, created_at DESC, id DESC);
CREATE INDEX invoice_refunds__applied_to ON invoice_refunds (applied_to) WHERE applied_to IS NOT NULL;

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
  version integer NOT NULL DEFAULT 1,
  CONSTRAINT payouts__amount_minor CHECK (amount_minor > 0),
  CONSTRAINT payouts__status CHECK (status IN ('pending', 'processing', 'paid', 'failed', 'cancelled')),
  CONSTRAINT payouts__account CHECK (account ~ '^(seller|promoter):'),
  CONSTRAINT payouts__paid_at CHECK ((status = 'paid') = (paid_at IS NOT NULL))
);
COMMENT ON TABLE payouts IS 'Money on its way to a seller or promoter. It leaves the balance when the payout is made, and comes back when it fails.';
CREATE INDEX payouts__profile_id ON payouts (profile_id, created_at DESC, id DESC);
CREATE INDEX payouts__created_at ON payouts (created_at DESC, id DESC);
CREATE INDEX payouts__status ON payouts (status) WHERE status IN ('pending', 'processing');

CREATE TABLE expenses (
  id text PRIMARY KEY,
  owner_user_id text NOT NULL REFERENCES users (id),
  spent_on date NOT NULL,
  vendor text NOT NULL,
  category text NOT NULL,
  amount_minor bigint NOT NULL,
  tax_minor bigint NOT NULL DEFAULT 0,
  currency char(3) NOT NULL,
  receipt_file_id text REFERENCES files (id),
  production_id text,
  design_id text REFERENCES designs (id),
  reimbursable boolean NOT NULL DEFAULT false,
  note text NOT NULL DEFAULT '',
  status text NOT NULL DEFAULT 'draft',
  decided_by text REFERENCES users (id),
  decided_at timestamptz,
  decision_note text NOT NULL DEFAULT '',
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT expenses__vendor CHECK (btrim(vendor) <> ''),
  CONSTRAINT expenses__category CHECK (category IN ('materials', 'production', 'sampling', 'shipping', 'marketing', 'travel', 'studio',
    'other')),
  CONSTRAINT expenses__amount_minor CHECK (amount_minor > 0),
  CONSTRAINT expenses__tax_minor CHECK (tax_minor BETWEEN 0 AND amount_minor),
  CONSTRAINT expenses__status CHECK (status IN ('draft', 'submitted', 'approved', 'rejected', 'reimbursed'))
);
COMMENT ON TABLE expenses IS 'What a designer or producer spent. An approved expense no longer changes.';
COMMENT ON COLUMN expenses.amount_minor IS 'With tax, in the smallest unit of the currency.';
CREATE INDEX expenses__owner_user_id ON expenses (owner_user_id, spent_on DESC, id DESC);
CREATE INDEX expenses__spent_on ON expenses (spent_on DESC, id DESC);
CREATE INDEX expenses__design_id ON expenses (design_id) WHERE design_id IS NOT NULL;
CREATE INDEX expenses__status_category ON expenses (status, category);

INSERT INTO commission_rates (id, kind, value) VALUES
  ('cmr_standard', 'percent', 1500);
