ALTER TABLE order_groups DROP COLUMN wishes;
ALTER TABLE checkouts DROP COLUMN wishes;
