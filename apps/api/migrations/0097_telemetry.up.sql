CREATE TABLE telemetry_counts (
  remote text NOT NULL,
  version text NOT NULL,
  hour_at timestamptz NOT NULL,
  measure text NOT NULL,
  bucket smallint NOT NULL,
  count bigint NOT NULL,
  CONSTRAINT telemetry_counts__pkey PRIMARY KEY (remote, version, hour_at, measure, bucket),
  CONSTRAINT telemetry_counts__measure CHECK (measure IN ('LCP', 'INP', 'CLS', 'FCP', 'TTFB', 'mount', 'mount_failed')),
  CONSTRAINT telemetry_counts__count CHECK (count > 0)
);
COMMENT ON TABLE telemetry_counts IS 'How released versions do with visitors: counts per hour, nothing about anybody. Kept for 90 days.';
COMMENT ON COLUMN telemetry_counts.bucket IS 'Quarter powers of two: bucket b holds values from 2^(b/4) up to 2^((b+1)/4), in milliseconds, CLS in thousandths.';
CREATE INDEX telemetry_counts__hour_at ON telemetry_counts (hour_at);
