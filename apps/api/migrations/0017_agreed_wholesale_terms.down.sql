ALTER TABLE wholesale_orders DROP COLUMN agreed;
