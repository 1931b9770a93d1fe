-- Which call put a mail into the outbox, for traces. The previous release leaves it empty.
ALTER TABLE outbox ADD COLUMN traceparent text CONSTRAINT outbox__traceparent CHECK (length(traceparent) <= 64);
COMMENT ON COLUMN outbox.traceparent IS 'W3C trace context of the call that queued this; empty where traces are off.';
