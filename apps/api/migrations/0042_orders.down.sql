DROP TABLE fulfilment_lines;
DROP TABLE fulfilments;
DROP TABLE order_events;
DROP TABLE order_codes;
DROP TABLE order_lines;
DROP TABLE orders;
