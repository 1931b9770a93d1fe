import type { Timestamp } from './columns.ts';

export interface TelemetryTables {
  telemetry_counts: {
    remote: string;
    version: string;
    hour_at: Timestamp;
    measure: string;
    bucket: number;
    count: number;
  };
}
