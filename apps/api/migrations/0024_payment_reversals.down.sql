DROP TABLE payment_reversal_parts;
DROP TABLE payment_reversals;
