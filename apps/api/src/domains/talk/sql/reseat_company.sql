CREATE OR REPLACE FUNCTION reseat_company() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  company text;
BEGIN
  IF TG_TABLE_NAME = 'buyers' THEN
    company := NEW.id;
  ELSIF TG_OP = 'DELETE' THEN
    company := OLD.buyer_id;
  ELSE
    company := NEW.buyer_id;
  END IF;
  PERFORM seat_wholesale_people(ARRAY(SELECT o.id FROM wholesale_orders o JOIN channels c ON c.kind = 'order' AND c.ref = o.id WHERE o.buyer_id = company));
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER buyers__wholesale_people AFTER UPDATE ON buyers
  FOR EACH ROW
  WHEN (OLD.verification IS DISTINCT FROM NEW.verification OR OLD.account_manager_id IS DISTINCT FROM NEW.account_manager_id)
  EXECUTE FUNCTION reseat_company();
CREATE OR REPLACE TRIGGER buyer_members__wholesale_people AFTER INSERT OR DELETE OR UPDATE ON buyer_members
  FOR EACH ROW EXECUTE FUNCTION reseat_company();
