-- The parcel of a return costs its sender a fee, which is kept back from the refund.
ALTER TABLE refunds ADD COLUMN fee_minor bigint NOT NULL DEFAULT 0;
ALTER TABLE refunds ADD CONSTRAINT refunds__fee_minor CHECK (fee_minor >= 0);
COMMENT ON COLUMN refunds.fee_minor IS 'Kept back for the parcel of a return; the amount is without it. The credit note says it on a line of its own.';
