CREATE OR REPLACE FUNCTION seat_new_wholesale_channel() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Whoever changes the company's people holds its row: the seats are given before that or after it, not beside it.
  PERFORM FROM wholesale_orders o JOIN buyers b ON b.id = o.buyer_id WHERE o.id = NEW.ref FOR SHARE OF b;
  IF FOUND THEN
    PERFORM seat_wholesale_people(ARRAY[NEW.ref]);
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER channels__wholesale_people AFTER INSERT ON channels
  FOR EACH ROW
  WHEN (NEW.kind = 'order')
  EXECUTE FUNCTION seat_new_wholesale_channel();
