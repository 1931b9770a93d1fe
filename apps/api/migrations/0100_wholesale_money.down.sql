ALTER TABLE ledger_entries DISABLE TRIGGER ledger_entries__append_only;
DELETE FROM ledger_entries WHERE wholesale_order_id IS NOT NULL;
ALTER TABLE ledger_entries ENABLE TRIGGER ledger_entries__append_only;
CREATE OR REPLACE FUNCTION check_ledger_balance() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM ledger_entries WHERE ref = NEW.ref GROUP BY currency HAVING sum(amount_minor) <> 0 AND bool_or(account IN ('buyers', 'bank'))) THEN
    RAISE EXCEPTION 'ledger entries of % do not balance', NEW.ref USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'ledger_entries__balance';
  END IF;
  RETURN NULL;
END $$;
ALTER TABLE ledger_entries DROP CONSTRAINT ledger_entries__account;
ALTER TABLE ledger_entries ADD CONSTRAINT ledger_entries__account CHECK (account IN ('platform', 'buyers', 'bank') OR account ~ '^(seller|promoter):');
COMMENT ON COLUMN ledger_entries.account IS 'seller:{profile}, promoter:{promoter}, platform (the marketplace), buyers (what was bought) or bank (what was paid out). Positive is owed to the account.';
ALTER TABLE ledger_entries DROP COLUMN wholesale_order_id;
ALTER TABLE wholesale_orders DROP COLUMN commission_minor, DROP COLUMN commission_bp;
