ALTER TABLE payment_reversals
  ADD COLUMN fee_minor bigint NOT NULL DEFAULT 0,
  ADD COLUMN fee_currency char(3),
  ADD COLUMN evidence_due_at timestamptz,
  DROP CONSTRAINT payment_reversals__status,
  ADD CONSTRAINT payment_reversals__status CHECK (status IN ('open', 'won', 'lost', 'done', 'failed')),
  ADD CONSTRAINT payment_reversals__fee CHECK (fee_minor = 0 OR fee_currency IS NOT NULL);
COMMENT ON COLUMN payment_reversals.status IS 'A dispute is open while the bank decides, then won (the money came back) or lost. A refund by hand is done, or failed: the buyer''s bank did not take it.';
COMMENT ON COLUMN payment_reversals.fee_minor IS 'What the payment provider keeps for a dispute, in minor units of fee_currency.';
COMMENT ON COLUMN payment_reversals.evidence_due_at IS 'Until when the bank takes evidence; null when nothing is asked for.';

ALTER TABLE refunds
  ADD COLUMN failed_at timestamptz,
  ADD COLUMN failure text NOT NULL DEFAULT '',
  ADD COLUMN settled_at timestamptz,
  ADD COLUMN settled_reference text NOT NULL DEFAULT '',
  ADD CONSTRAINT refunds__settled CHECK (settled_at IS NULL OR failed_at IS NOT NULL);
COMMENT ON COLUMN refunds.failed_at IS 'When the buyer''s bank sent the money back. It is still owed to the buyer, and paid by other ways: settled_at.';

CREATE TABLE job_failures (
  name text PRIMARY KEY,
  failures integer NOT NULL DEFAULT 1,
  error text NOT NULL,
  first_failed_at timestamptz NOT NULL DEFAULT now(),
  last_failed_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT job_failures__failures CHECK (failures > 0)
);
COMMENT ON TABLE job_failures IS 'Scheduled jobs whose last run failed. A run that succeeds deletes its row.';
