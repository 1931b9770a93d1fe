CREATE OR REPLACE FUNCTION refuse_invoice_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' OR (to_jsonb(OLD) - '{status,paid_minor,voided_at,updated_at}'::text[]) IS DISTINCT FROM (to_jsonb(NEW) - '{status,paid_minor,voided_at,updated_at}'::text[]) THEN
    RAISE EXCEPTION 'an issued invoice does not change' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;

CREATE OR REPLACE TRIGGER invoices__immutable BEFORE DELETE OR UPDATE ON invoices FOR EACH ROW EXECUTE FUNCTION refuse_invoice_change();
