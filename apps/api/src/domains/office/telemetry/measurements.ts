import type { TelemetryInput } from '@orime/contracts/api/office/telemetry';

export type Measure = 'LCP' | 'INP' | 'CLS' | 'FCP' | 'TTFB' | 'LONG' | 'mount' | 'mount_failed' | 'mount_broke' | 'error';

export interface Measurement {
  readonly remote: string;
  readonly version: string;
  readonly measure: Measure;
  readonly bucket: number;
}

const bucketsPerDoubling = 4;

/** What a browser told, one entry per measurement. CLS is kept in thousandths, so that every measure has the same ranges. */
export function listMeasurements({ vitals = [], mounts = [], errors = [] }: TelemetryInput): readonly Measurement[] {
  return [
    ...vitals.map(({ remote, name, value }) => ({
      ...parseRelease(remote),
      measure: name,
      bucket: bucketOf(name === 'CLS' ? value * 1000 : value),
    })),
    ...mounts.map((mount) => ({ ...parseRelease(mount.remote), measure: outcomeOf(mount), bucket: bucketOf(mount.ms) })),
    ...errors.map((remote) => ({ ...parseRelease(remote), measure: 'error' as const, bucket: 0 })),
  ];
}

/** Whoever saw a version and then saw it fail is one visitor, counted as a mount before. */
function outcomeOf({ ok, wasOk = false }: NonNullable<TelemetryInput['mounts']>[number]): Measure {
  if (ok) return 'mount';
  return wasOk ? 'mount_broke' : 'mount_failed';
}

/** Ranges grow with the value, so a slow minute and a fast millisecond are told apart equally well. Below 1 is one range. */
export function bucketOf(value: number): number {
  return value < 1 ? 0 : Math.floor(Math.log2(value) * bucketsPerDoubling);
}

/** The value that three of four measurements do not exceed: the upper end of its range. Null without any. */
export function upperQuartile(counts: readonly { readonly bucket: number; readonly count: number }[]): number | null {
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  let seen = 0;
  for (const { bucket, count } of counts.toSorted((a, b) => a.bucket - b.bucket)) {
    seen += count;
    if (seen >= total * 0.75) return Math.round(2 ** ((bucket + 1) / bucketsPerDoubling));
  }
  return null;
}

function parseRelease(release: string): { remote: string; version: string } {
  const at = release.indexOf('@');
  return { remote: release.slice(0, at), version: release.slice(at + 1) };
}
