DROP TRIGGER users__wholesale_people ON users;
DROP TRIGGER buyer_members__wholesale_people ON buyer_members;
DROP TRIGGER buyers__wholesale_people ON buyers;
DROP TRIGGER channels__wholesale_people ON channels;
DROP FUNCTION reseat_person();
DROP FUNCTION reseat_company();
DROP FUNCTION seat_new_wholesale_channel();
DROP FUNCTION seat_wholesale_people(text[]);
DROP FUNCTION wholesale_order_people(text);
-- Nobody would keep these seats up to date; what was said stays.
DELETE FROM channel_members s USING channels c, wholesale_orders o WHERE s.channel_id = c.id AND c.kind = 'order' AND c.ref = o.id;
