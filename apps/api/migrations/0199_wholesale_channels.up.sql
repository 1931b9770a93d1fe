-- The conversation about a wholesale order belongs to whoever runs the order: the seats in it follow those people.

CREATE FUNCTION wholesale_order_people(of_order text) RETURNS SETOF text LANGUAGE sql STABLE AS $$
  SELECT u.id
  FROM wholesale_orders o JOIN buyers b ON b.id = o.buyer_id JOIN profiles p ON p.id = o.seller_profile_id
  CROSS JOIN LATERAL (
    SELECT m.user_id, false FROM buyer_members m WHERE m.buyer_id = b.id AND m.role <> 'viewer' AND b.verification = 'verified'
    UNION ALL VALUES (p.user_id, false), (b.account_manager_id, true)
  ) AS party (user_id, is_staff)
  JOIN users u ON u.id = party.user_id AND u.status = 'active' AND (NOT party.is_staff OR u.staff_role <> 'none')
  WHERE o.id = of_order AND o.placed_at IS NOT NULL
$$;
COMMENT ON FUNCTION wholesale_order_people IS 'Who talks about a placed wholesale order: its designer, the account manager, and who orders for the company while it is verified.';

CREATE FUNCTION seat_wholesale_people(of_orders text[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  WITH left_seats AS (
    DELETE FROM channel_members s USING channels c
    WHERE c.kind = 'order' AND c.ref = ANY (of_orders) AND s.channel_id = c.id AND NOT EXISTS (SELECT FROM wholesale_order_people(c.ref) AS person WHERE person = s.user_id)
    RETURNING s.user_id, c.name
  )
  -- What was said there is not shown beside the bell, nor mailed, to who left.
  DELETE FROM notifications n USING left_seats l WHERE n.user_id = l.user_id AND n.dedupe_key = 'message:' || l.name;

  -- Who comes later finds what was said, without all of it being news.
  INSERT INTO channel_members (channel_id, user_id, last_read_seq)
  SELECT c.id, person, c.last_seq FROM channels c CROSS JOIN LATERAL wholesale_order_people(c.ref) AS person
  WHERE c.kind = 'order' AND c.ref = ANY (of_orders)
  ORDER BY c.id, person
  ON CONFLICT (channel_id, user_id) DO NOTHING;
END $$;
COMMENT ON FUNCTION seat_wholesale_people IS 'Brings the members of the channels of these wholesale orders up to date.';

CREATE FUNCTION seat_new_wholesale_channel() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Whoever changes the company's people holds its row: the seats are given before that or after it, not beside it.
  PERFORM FROM wholesale_orders o JOIN buyers b ON b.id = o.buyer_id WHERE o.id = NEW.ref FOR SHARE OF b;
  IF FOUND THEN
    PERFORM seat_wholesale_people(ARRAY[NEW.ref]);
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER channels__wholesale_people AFTER INSERT ON channels FOR EACH ROW WHEN (NEW.kind = 'order') EXECUTE FUNCTION seat_new_wholesale_channel();

CREATE FUNCTION reseat_company() RETURNS trigger LANGUAGE plpgsql AS $$
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
CREATE TRIGGER buyers__wholesale_people AFTER UPDATE ON buyers FOR EACH ROW
  WHEN ((OLD.verification, OLD.account_manager_id) IS DISTINCT FROM (NEW.verification, NEW.account_manager_id)) EXECUTE FUNCTION reseat_company();
CREATE TRIGGER buyer_members__wholesale_people AFTER INSERT OR UPDATE OR DELETE ON buyer_members FOR EACH ROW EXECUTE FUNCTION reseat_company();

CREATE FUNCTION reseat_person() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM seat_wholesale_people(ARRAY(
    SELECT o.id FROM (
      SELECT w.id FROM buyer_members m JOIN wholesale_orders w ON w.buyer_id = m.buyer_id WHERE m.user_id = NEW.id
      UNION SELECT w.id FROM buyers b JOIN wholesale_orders w ON w.buyer_id = b.id WHERE b.account_manager_id = NEW.id
      UNION SELECT w.id FROM profiles p JOIN wholesale_orders w ON w.seller_profile_id = p.id WHERE p.user_id = NEW.id
    ) AS o JOIN channels c ON c.kind = 'order' AND c.ref = o.id));
  RETURN NULL;
END $$;
CREATE TRIGGER users__wholesale_people AFTER UPDATE ON users FOR EACH ROW
  WHEN ((OLD.status, OLD.staff_role) IS DISTINCT FROM (NEW.status, NEW.staff_role)) EXECUTE FUNCTION reseat_person();

-- Where this was undone and is done again.
SELECT seat_wholesale_people(ARRAY(SELECT o.id FROM channels c JOIN wholesale_orders o ON o.id = c.ref WHERE c.kind = 'order'));
