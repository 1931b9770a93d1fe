DROP TABLE idempotency_keys;
DROP TABLE rate_limits;
DROP TABLE settings;
DROP FUNCTION take_number(text);
DROP TABLE number_sequences;
