DELETE FROM telemetry_counts WHERE measure IN ('mount_broke', 'error');
ALTER TABLE telemetry_counts
  DROP CONSTRAINT telemetry_counts__measure,
  ADD CONSTRAINT telemetry_counts__measure CHECK (measure IN ('LCP', 'INP', 'CLS', 'FCP', 'TTFB', 'LONG', 'mount', 'mount_failed'));
