-- after: refuse_change
CREATE OR REPLACE TRIGGER order_events__append_only BEFORE DELETE OR UPDATE ON order_events FOR EACH ROW EXECUTE FUNCTION refuse_change();
