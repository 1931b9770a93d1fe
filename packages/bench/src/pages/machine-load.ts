import { loadavg } from 'node:os';

/** Processes that wanted a core during the last minute. */
export function machineLoad(): number {
  return loadavg()[0] ?? 0;
}
