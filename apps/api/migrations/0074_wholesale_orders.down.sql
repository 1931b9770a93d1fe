DROP TABLE wholesale_order_events;
DROP TABLE wholesale_fulfilments;
DROP TABLE wholesale_allocations;
DROP TABLE wholesale_order_lines;
DROP TABLE wholesale_orders;
DROP FUNCTION matrix_units(jsonb);
