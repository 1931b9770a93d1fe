CREATE TABLE invoices (
  id text PRIMARY KEY,
  number text NOT NULL,
  source text NOT NULL,
  kind text NOT NULL,
  status text NOT NULL DEFAULT 'issued',
  order_id text REFERENCES orders (id),
  wholesale_order_id text,
  credit_of text REFERENCES invoices (id),
  seller_profile_id text REFERENCES profiles (id),
  buyer_user_id text REFERENCES users (id),
  buyer_id text REFERENCES buyers (id),
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
  CONSTRAINT invoices__number UNIQUE (number),
  CONSTRAINT invoices__source UNIQUE (source),
  CONSTRAINT invoices__kind CHECK (kind IN ('retail', 'wholesale', 'commission', 'credit_note')),
  CONSTRAINT invoices__status CHECK (status IN ('issued', 'partially_paid', 'paid', 'overdue', 'void')),
  CONSTRAINT invoices__locale CHECK (locale IN ('en', 'jp')),
  CONSTRAINT invoices__credit_of CHECK ((kind = 'credit_note') = (credit_of IS NOT NULL)),
  CONSTRAINT invoices__sign CHECK (kind = 'credit_note' OR total_minor >= 0),
  CONSTRAINT invoices__total CHECK (total_minor = subtotal_minor - discount_minor + shipping_minor + CASE WHEN tax_included THEN 0 ELSE tax_minor END),
  CONSTRAINT invoices__paid_minor CHECK (kind = 'credit_note' OR paid_minor BETWEEN 0 AND total_minor)
);
COMMENT ON TABLE invoices IS 'Issued invoices and credit notes. Numbers have no gaps within a year; what was issued never changes, a credit note answers it.';
COMMENT ON COLUMN invoices.source IS 'What the invoice is for, such as order:ord_… or credit:inv_…: asking again gives the same invoice.';
COMMENT ON COLUMN invoices.seller IS 'Name, address and registration number as they were at the time.';
COMMENT ON COLUMN invoices.taxes IS 'One entry a rate: base and tax, each rounded once.';
CREATE INDEX invoices__buyer_user_id ON invoices (buyer_user_id, issued_at DESC, id DESC);
CREATE INDEX invoices__seller_profile_id ON invoices (seller_profile_id, issued_at DESC, id DESC);
CREATE INDEX invoices__buyer_id ON invoices (buyer_id) WHERE buyer_id IS NOT NULL;
CREATE INDEX invoices__order_id ON invoices (order_id) WHERE order_id IS NOT NULL;
CREATE INDEX invoices__wholesale_order_id ON invoices (wholesale_order_id) WHERE wholesale_order_id IS NOT NULL;
CREATE INDEX invoices__issued_at ON invoices (issued_at DESC, id DESC);
CREATE INDEX invoices__open ON invoices (due_at) WHERE status IN ('issued', 'partially_paid');

CREATE FUNCTION refuse_invoice_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' OR (to_jsonb(OLD) - '{status,paid_minor,voided_at,updated_at}'::text[]) IS DISTINCT FROM (to_jsonb(NEW) - '{status,paid_minor,voided_at,updated_at}'::text[]) THEN
    RAISE EXCEPTION 'an issued invoice does not change' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER invoices__immutable BEFORE UPDATE OR DELETE ON invoices FOR EACH ROW EXECUTE FUNCTION refuse_invoice_change();

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
