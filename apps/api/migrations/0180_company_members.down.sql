DROP TABLE buyer_invitations;
CREATE OR REPLACE FUNCTION add_buyer_owner() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO buyer_members (buyer_id, user_id, role, created_at) VALUES (NEW.id, NEW.user_id, 'owner', NEW.created_at) ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
COMMENT ON COLUMN buyers.user_id IS NULL;
COMMENT ON TABLE buyer_members IS 'Who acts for a company. Whoever registers it is its owner.';
DROP INDEX buyer_members__user_id;
CREATE INDEX buyer_members__user_id ON buyer_members (user_id);
