ALTER TABLE refunds DROP COLUMN fee_minor;
