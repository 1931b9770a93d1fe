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
  version int NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT expenses__vendor CHECK (btrim(vendor) <> ''),
  CONSTRAINT expenses__category CHECK (category IN ('materials', 'production', 'sampling', 'shipping', 'marketing', 'travel', 'studio', 'other')),
  CONSTRAINT expenses__amount_minor CHECK (amount_minor > 0),
  CONSTRAINT expenses__tax_minor CHECK (tax_minor BETWEEN 0 AND amount_minor),
  CONSTRAINT expenses__status CHECK (status IN ('draft', 'submitted', 'approved', 'rejected', 'reimbursed'))
);
COMMENT ON TABLE expenses IS 'What a designer or producer spent. An approved expense no longer changes.';
COMMENT ON COLUMN expenses.amount_minor IS 'With tax, in the smallest unit of the currency.';
CREATE INDEX expenses__owner_user_id ON expenses (owner_user_id, spent_on DESC, id DESC);
CREATE INDEX expenses__spent_on ON expenses (spent_on DESC, id DESC);
CREATE INDEX expenses__design_id ON expenses (design_id) WHERE design_id IS NOT NULL;
