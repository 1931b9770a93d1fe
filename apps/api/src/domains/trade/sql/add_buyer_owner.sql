-- Whoever is in a company already cannot register another.
CREATE OR REPLACE FUNCTION add_buyer_owner() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO buyer_members (buyer_id, user_id, role, created_at) VALUES (NEW.id, NEW.user_id, 'owner', NEW.created_at) ON CONFLICT (buyer_id, user_id) DO NOTHING;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER buyers__owner AFTER INSERT ON buyers FOR EACH ROW EXECUTE FUNCTION add_buyer_owner();
