CREATE OR REPLACE FUNCTION seat_wholesale_people(of_orders text[]) RETURNS void LANGUAGE plpgsql AS $$
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
