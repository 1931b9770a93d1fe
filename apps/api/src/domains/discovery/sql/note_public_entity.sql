CREATE OR REPLACE FUNCTION note_public_entity() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_changes (kind, entity_id) VALUES (TG_ARGV[0], to_jsonb(coalesce(NEW, OLD)) ->> TG_ARGV[1]);
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER design_cards__search_archive AFTER UPDATE ON design_cards
  FOR EACH ROW
  WHEN (NEW.archived <> OLD.archived AND NEW.currency = 'USD')
  EXECUTE FUNCTION note_public_entity('design', 'design_id');
CREATE OR REPLACE TRIGGER profiles__search AFTER INSERT OR DELETE ON profiles
  FOR EACH ROW EXECUTE FUNCTION note_public_entity('profile', 'id');
CREATE OR REPLACE TRIGGER profiles__search_change AFTER UPDATE ON profiles
  FOR EACH ROW
  WHEN (NEW.status IS DISTINCT FROM OLD.status OR NEW.deleted_at IS DISTINCT FROM OLD.deleted_at)
  EXECUTE FUNCTION note_public_entity('profile', 'id');
CREATE OR REPLACE TRIGGER producers__search AFTER INSERT OR DELETE ON producers
  FOR EACH ROW EXECUTE FUNCTION note_public_entity('producer', 'id');
CREATE OR REPLACE TRIGGER producers__search_change AFTER UPDATE ON producers
  FOR EACH ROW
  WHEN (NEW.status IS DISTINCT FROM OLD.status OR NEW.deleted_at IS DISTINCT FROM OLD.deleted_at)
  EXECUTE FUNCTION note_public_entity('producer', 'id');
CREATE OR REPLACE TRIGGER articles__search AFTER INSERT OR DELETE ON articles
  FOR EACH ROW EXECUTE FUNCTION note_public_entity('article', 'id');
CREATE OR REPLACE TRIGGER articles__search_change AFTER UPDATE ON articles
  FOR EACH ROW
  WHEN (NEW.status <> OLD.status)
  EXECUTE FUNCTION note_public_entity('article', 'id');
