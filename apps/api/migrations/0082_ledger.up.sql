-- The ledger becomes double entry: what sellers, promoters and the marketplace are owed is owed by the buyers' account,
-- what is paid out leaves through the bank's. Every reference sums to zero, which the database itself checks at commit,
-- except for references without either account: a process of the release before still writes those.
ALTER TABLE ledger_entries ADD COLUMN order_id text REFERENCES orders (id);
COMMENT ON COLUMN ledger_entries.order_id IS 'The retail order that the entry is about, also when its reference is a refund.';
UPDATE ledger_entries e SET order_id = o.id FROM orders o WHERE o.id = e.ref;
CREATE INDEX ledger_entries__order_id ON ledger_entries (order_id) WHERE order_id IS NOT NULL;
CREATE INDEX ledger_entries__ref ON ledger_entries (ref);
CREATE INDEX ledger_entries__available ON ledger_entries (account, currency, available_at) WHERE available_at IS NOT NULL;

ALTER TABLE ledger_entries DROP CONSTRAINT ledger_entries__kind, DROP CONSTRAINT ledger_entries__account;
ALTER TABLE ledger_entries
  ADD CONSTRAINT ledger_entries__kind CHECK (kind IN ('sale', 'commission', 'shipping', 'promotion', 'refund', 'payout', 'adjustment')),
  ADD CONSTRAINT ledger_entries__account CHECK (account IN ('platform', 'buyers', 'bank') OR account ~ '^(seller|promoter):');
COMMENT ON COLUMN ledger_entries.account IS 'seller:{profile}, promoter:{promoter}, platform (the marketplace), buyers (what was bought) or bank (what was paid out). Positive is owed to the account.';

-- What stood before is answered by the buyers' account, kind by kind.
INSERT INTO ledger_entries (account, kind, amount_minor, currency, ref, order_id, created_at)
SELECT 'buyers', CASE WHEN bool_or(kind = 'refund') AND NOT bool_or(kind = 'sale') THEN 'refund' ELSE 'sale' END, -sum(amount_minor), currency, ref, max(order_id), min(created_at)
FROM ledger_entries GROUP BY currency, ref HAVING sum(amount_minor) <> 0;

CREATE FUNCTION check_ledger_balance() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM ledger_entries WHERE ref = NEW.ref GROUP BY currency HAVING sum(amount_minor) <> 0 AND bool_or(account IN ('buyers', 'bank'))) THEN
    RAISE EXCEPTION 'ledger entries of % do not balance', NEW.ref USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'ledger_entries__balance';
  END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER ledger_entries__balance AFTER INSERT ON ledger_entries DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_ledger_balance();

-- Amounts are answered, never changed: only the day of availability is set once.
CREATE FUNCTION refuse_ledger_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' OR (OLD.account, OLD.kind, OLD.amount_minor, OLD.currency, OLD.ref) IS DISTINCT FROM (NEW.account, NEW.kind, NEW.amount_minor, NEW.currency, NEW.ref) THEN
    RAISE EXCEPTION 'the ledger is only added to' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER ledger_entries__append_only BEFORE UPDATE OR DELETE ON ledger_entries FOR EACH ROW EXECUTE FUNCTION refuse_ledger_change();
