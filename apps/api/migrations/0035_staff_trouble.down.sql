DROP TABLE job_failures;

ALTER TABLE refunds
  DROP CONSTRAINT refunds__settled,
  DROP COLUMN failed_at,
  DROP COLUMN failure,
  DROP COLUMN settled_at,
  DROP COLUMN settled_reference;

UPDATE payment_reversals SET status = 'done' WHERE status = 'failed';
ALTER TABLE payment_reversals
  DROP CONSTRAINT payment_reversals__fee,
  DROP CONSTRAINT payment_reversals__status,
  ADD CONSTRAINT payment_reversals__status CHECK (status IN ('open', 'won', 'lost', 'done')),
  DROP COLUMN fee_minor,
  DROP COLUMN fee_currency,
  DROP COLUMN evidence_due_at;
COMMENT ON COLUMN payment_reversals.status IS 'A dispute is open while the bank decides, then won (the money came back) or lost. A refund by hand is done.';
