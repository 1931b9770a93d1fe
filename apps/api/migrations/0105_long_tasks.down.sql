DELETE FROM telemetry_counts WHERE measure = 'LONG';
ALTER TABLE telemetry_counts
  DROP CONSTRAINT telemetry_counts__measure,
  ADD CONSTRAINT telemetry_counts__measure CHECK (measure IN ('LCP', 'INP', 'CLS', 'FCP', 'TTFB', 'mount', 'mount_failed'));
