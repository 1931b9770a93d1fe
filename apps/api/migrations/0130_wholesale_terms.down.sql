DROP INDEX wholesale_orders__window_id;
DROP TABLE wholesale_terms;
