-- Money that a company paid for an invoice which was credited is owed back until staff record that it was given.
CREATE TABLE invoice_refunds (
  id text PRIMARY KEY,
  invoice_id text NOT NULL REFERENCES invoices (id),
  wholesale_order_id text NOT NULL REFERENCES wholesale_orders (id),
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

ALTER TABLE ledger_entries DROP CONSTRAINT ledger_entries__account;
ALTER TABLE ledger_entries ADD CONSTRAINT ledger_entries__account CHECK (account IN ('platform', 'buyers', 'bank', 'receivable', 'deferred', 'refunds') OR account ~ '^(seller|promoter):') NOT VALID;
ALTER TABLE ledger_entries VALIDATE CONSTRAINT ledger_entries__account;
COMMENT ON COLUMN ledger_entries.account IS 'seller:{profile}, promoter:{promoter}, platform (the marketplace), buyers (what buyers paid), bank (what was paid out), receivable (what companies were invoiced and have not paid), deferred (what becomes others'' as they pay) or refunds (what companies paid and is owed back). Positive is owed to the account.';

CREATE OR REPLACE FUNCTION check_ledger_balance() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM ledger_entries WHERE ref = NEW.ref GROUP BY currency HAVING sum(amount_minor) <> 0 AND bool_or(account IN ('buyers', 'bank', 'receivable', 'deferred', 'refunds'))) THEN
    RAISE EXCEPTION 'ledger entries of % do not balance', NEW.ref USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'ledger_entries__balance';
  END IF;
  RETURN NULL;
END $$;

-- Of invoices credited before, nobody recorded whether the money went back: it is owed until somebody does.
INSERT INTO invoice_refunds (id, invoice_id, wholesale_order_id, amount_minor, currency, created_at)
SELECT 'irf_' || substr(id, 5), id, wholesale_order_id, paid_minor, currency, voided_at
FROM invoices WHERE kind = 'wholesale' AND status = 'void' AND paid_minor > 0 AND wholesale_order_id IS NOT NULL;
INSERT INTO ledger_entries (account, kind, amount_minor, currency, ref, wholesale_order_id)
SELECT e.account, 'adjustment', e.amount_minor, r.currency, r.id, r.wholesale_order_id
FROM invoice_refunds r CROSS JOIN LATERAL (VALUES ('buyers', -r.amount_minor), ('refunds', r.amount_minor)) AS e (account, amount_minor);
