DROP TABLE telemetry_counts;
