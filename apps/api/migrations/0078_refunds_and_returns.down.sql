DROP TABLE return_lines;
DROP TABLE returns;
ALTER TABLE refunds DROP COLUMN shipping_minor;
DROP TABLE refund_lines;
