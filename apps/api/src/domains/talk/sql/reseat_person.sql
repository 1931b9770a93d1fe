CREATE OR REPLACE FUNCTION reseat_person() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM seat_wholesale_people(ARRAY(
    SELECT o.id FROM (
      SELECT w.id FROM buyer_members m JOIN wholesale_orders w ON w.buyer_id = m.buyer_id WHERE m.user_id = NEW.id
      UNION SELECT w.id FROM buyers b JOIN wholesale_orders w ON w.buyer_id = b.id WHERE b.account_manager_id = NEW.id
      UNION SELECT w.id FROM profiles p JOIN wholesale_orders w ON w.seller_profile_id = p.id WHERE p.user_id = NEW.id
    ) AS o JOIN channels c ON c.kind = 'order' AND c.ref = o.id));
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER users__wholesale_people AFTER UPDATE ON users
  FOR EACH ROW
  WHEN (OLD.status IS DISTINCT FROM NEW.status OR OLD.staff_role IS DISTINCT FROM NEW.staff_role)
  EXECUTE FUNCTION reseat_person();
