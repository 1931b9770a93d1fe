-- Wholesale in the ledger. An invoice is owed by its company (receivable) and kept for those who are owed it (deferred); what
-- the company pays goes from there to the seller and the marketplace, so nobody is paid out what has not come in.
ALTER TABLE wholesale_orders
  ADD COLUMN commission_bp int,
  ADD COLUMN commission_minor bigint,
  ADD CONSTRAINT wholesale_orders__commission CHECK ((commission_bp IS NULL) = (commission_minor IS NULL) AND commission_bp BETWEEN 0 AND 10000 AND commission_minor BETWEEN 0 AND subtotal_minor) NOT VALID;
COMMENT ON COLUMN wholesale_orders.commission_bp IS 'Basis points of the goods that the marketplace keeps, frozen at approval.';
COMMENT ON COLUMN wholesale_orders.commission_minor IS 'The same in money, of the goods without freight and tax.';
-- Orders that were approved before were agreed on without one.
UPDATE wholesale_orders SET commission_bp = 0, commission_minor = 0 WHERE approved_at IS NOT NULL;
ALTER TABLE wholesale_orders VALIDATE CONSTRAINT wholesale_orders__commission;

ALTER TABLE ledger_entries ADD COLUMN wholesale_order_id text REFERENCES wholesale_orders (id);
COMMENT ON COLUMN ledger_entries.wholesale_order_id IS 'The wholesale order that the entry is about; its reference is an invoice, a payment or a credit note.';
ALTER TABLE ledger_entries DROP CONSTRAINT ledger_entries__account;
ALTER TABLE ledger_entries ADD CONSTRAINT ledger_entries__account CHECK (account IN ('platform', 'buyers', 'bank', 'receivable', 'deferred') OR account ~ '^(seller|promoter):');
COMMENT ON COLUMN ledger_entries.account IS 'seller:{profile}, promoter:{promoter}, platform (the marketplace), buyers (what buyers paid), bank (what was paid out), receivable (what companies were invoiced and have not paid) or deferred (what becomes others'' as they pay). Positive is owed to the account.';

CREATE OR REPLACE FUNCTION check_ledger_balance() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM ledger_entries WHERE ref = NEW.ref GROUP BY currency HAVING sum(amount_minor) <> 0 AND bool_or(account IN ('buyers', 'bank', 'receivable', 'deferred'))) THEN
    RAISE EXCEPTION 'ledger entries of % do not balance', NEW.ref USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'ledger_entries__balance';
  END IF;
  RETURN NULL;
END $$;

-- What stands of invoices that are there already.
INSERT INTO ledger_entries (account, kind, amount_minor, currency, ref, wholesale_order_id, available_at, created_at)
SELECT e.account, 'sale', e.amount_minor, i.currency, i.id, i.wholesale_order_id, CASE WHEN o.status IN ('delivered', 'closed') THEN now() END, i.issued_at
FROM invoices i JOIN wholesale_orders o ON o.id = i.wholesale_order_id
CROSS JOIN LATERAL (VALUES
  ('receivable', i.paid_minor - i.total_minor), ('deferred', i.total_minor - i.paid_minor), ('buyers', -i.paid_minor), ('seller:' || o.seller_profile_id, i.paid_minor)
) AS e (account, amount_minor)
WHERE i.kind = 'wholesale' AND i.status <> 'void' AND e.amount_minor <> 0;
