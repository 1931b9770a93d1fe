DROP TABLE test_charges;
DROP TABLE webhook_events;
DROP TABLE refunds;
DROP TABLE payment_splits;
DROP TABLE payments;
DROP TABLE payment_sessions;
