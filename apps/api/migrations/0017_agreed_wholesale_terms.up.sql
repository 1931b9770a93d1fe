-- A buyer who is asked to accept changed terms has to see what changed: the order itself holds only what it is now.
ALTER TABLE wholesale_orders ADD COLUMN agreed jsonb;
COMMENT ON COLUMN wholesale_orders.agreed IS 'What the buyer last agreed to, while a change of it waits for acceptance: goods, unit prices, dates, terms, freight and total.';
