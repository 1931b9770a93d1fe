-- Amounts are answered, never changed: only the day of availability is set once.
CREATE OR REPLACE FUNCTION refuse_ledger_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' OR (OLD.account, OLD.kind, OLD.amount_minor, OLD.currency, OLD.ref) IS DISTINCT FROM (NEW.account, NEW.kind, NEW.amount_minor, NEW.currency, NEW.ref) THEN
    RAISE EXCEPTION 'the ledger is only added to' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;

CREATE OR REPLACE TRIGGER ledger_entries__append_only BEFORE DELETE OR UPDATE ON ledger_entries
  FOR EACH ROW EXECUTE FUNCTION refuse_ledger_change();
