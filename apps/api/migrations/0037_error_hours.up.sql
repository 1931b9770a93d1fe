-- How often a cause occurs over time, which the count of its group alone does not tell.
CREATE TABLE front_end_error_hours (
  error_id text NOT NULL REFERENCES front_end_errors(id) ON DELETE CASCADE,
  hour_at timestamptz NOT NULL,
  count integer NOT NULL DEFAULT 1 CHECK (count > 0),
  CONSTRAINT front_end_error_hours__pk PRIMARY KEY (error_id, hour_at)
);
CREATE INDEX front_end_error_hours__hour_at ON front_end_error_hours (hour_at);
COMMENT ON TABLE front_end_error_hours IS 'Occurrences of an error per hour. Removed after 30 days.';
