-- How long a version's scripts hold pages up, beside the vitals.
ALTER TABLE telemetry_counts
  DROP CONSTRAINT telemetry_counts__measure,
  ADD CONSTRAINT telemetry_counts__measure CHECK (measure IN ('LCP', 'INP', 'CLS', 'FCP', 'TTFB', 'LONG', 'mount', 'mount_failed')) NOT VALID;
ALTER TABLE telemetry_counts VALIDATE CONSTRAINT telemetry_counts__measure;
