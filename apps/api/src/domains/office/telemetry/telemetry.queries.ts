import type { TrialFigures } from '@orime/contracts';
import type { ReleaseHealth } from '@orime/contracts/api/office/releases';
import { sql } from 'kysely';
import type { Db } from '../../../house/db/db.ts';
import { upperQuartile, type Measure, type Measurement } from './measurements.ts';

/** Adds to the counts of the present hour, in one statement and one order, so that reports never wait for each other in a circle. */
export async function addMeasurements(db: Db, measurements: readonly Measurement[]): Promise<void> {
  if (measurements.length === 0) return;
  const column = (name: keyof Measurement) => measurements.map((measurement) => measurement[name]);
  await sql`
    INSERT INTO telemetry_counts (remote, version, hour_at, measure, bucket, count)
    SELECT remote, version, date_trunc('hour', now()), measure, bucket, count(*)
    FROM unnest(${column('remote')}::text[], ${column('version')}::text[], ${column('measure')}::text[], ${column('bucket')}::smallint[]) AS m (remote, version, measure, bucket)
    GROUP BY remote, version, measure, bucket ORDER BY remote, version, measure, bucket
    ON CONFLICT (remote, version, hour_at, measure, bucket) DO UPDATE SET count = telemetry_counts.count + excluded.count`.execute(db);
}

/** How a version did in the last 24 hours. */
export async function readHealth(db: Db, remote: string, version: string): Promise<ReleaseHealth> {
  const { of, visitors } = await readCounts(db, remote, version, new Date(Date.now() - 24 * 3_600_000));
  const cls = upperQuartile(of('CLS'));
  return {
    ...visitors,
    mountP75Ms: upperQuartile(of('mount')),
    lcpP75Ms: upperQuartile(of('LCP')),
    inpP75Ms: upperQuartile(of('INP')),
    clsP75: cls === null ? null : cls / 1000,
    longP75Ms: upperQuartile(of('LONG')),
  };
}

/** The quartile of fewer visitors is one visitor's slow train. */
const FEWEST_MEASURED = 10;

/** How a version did since a trial began, which two versions are compared by. Counts are of whole hours: the one that it began in counts. */
export async function readTrialFigures(db: Db, remote: string, version: string, since: Date): Promise<TrialFigures> {
  const { of, total, visitors } = await readCounts(db, remote, version, new Date(since.getTime() - (since.getTime() % 3_600_000) - 1));
  const provenQuartile = (measure: Measure) => (total(measure) < FEWEST_MEASURED ? null : upperQuartile(of(measure)));
  return { ...visitors, erring: total('error'), lcpP75Ms: provenQuartile('LCP'), inpP75Ms: provenQuartile('INP') };
}

async function readCounts(db: Db, remote: string, version: string, after: Date) {
  const { rows } = await sql<{ measure: Measure; bucket: number; count: number }>`
    SELECT measure, bucket, sum(count)::int AS count FROM telemetry_counts
    WHERE remote = ${remote} AND version = ${version} AND hour_at > ${after} GROUP BY measure, bucket`.execute(db);
  const of = (measure: Measure) => rows.filter((row) => row.measure === measure);
  const total = (measure: Measure) => of(measure).reduce((sum, { count }) => sum + count, 0);
  const failedMounts = total('mount_failed') + total('mount_broke');
  // Who saw it before this time and saw it fail within it is a visitor of this time.
  const mounts = Math.max(total('mount') + total('mount_failed'), failedMounts);
  return { of, total, visitors: { mounts, failedMounts } };
}
