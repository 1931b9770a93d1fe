import { recordTelemetry } from '@orime/contracts/api/office/telemetry';
import { openRegistry, PublishedVersions } from '@orime/federation/registry';
import { anyone } from '../../../house/access/authorize.ts';
import type { ApiApp } from '../../../house/api-app.ts';
import { isGatewayRead } from '../../../house/http/gateway-channel.ts';
import { networkOf } from '../../../house/rate-limit/network-of.ts';
import { fewOfEach } from './few-of-each.ts';
import { JUDGE_JOB } from './judge-job.ts';
import { listMeasurements, type Measure } from './measurements.ts';
import { removeOldCounts } from './remove-old-rows.ts';
import { addMeasurements } from './telemetry.queries.ts';

const FAILURES: ReadonlySet<Measure> = new Set(['mount_failed', 'mount_broke', 'error']);

/**
 * Web vitals, errors and mounts of released versions. Nothing of a visitor is kept with them: a digest of the network, which the counter of
 * rate limits forgets within the hour, keeps one sender from speaking for many. The gateway itself, which tells of what it could not
 * render, keeps count on its own.
 */
export async function telemetryRoutes(app: ApiApp): Promise<void> {
  app.housekeeping.add(removeOldCounts);
  const published = new PublishedVersions(openRegistry(app.config.releasesDir));
  app.route({
    ...recordTelemetry,
    bodyLimit: 16 * 1024,
    config: { rule: anyone, endedSession: 'visitor', rateLimit: { max: 60, timeWindow: 60_000 } },
    handler: async ({ body, ip, raw }) => {
      // Versions that nobody published would let a stranger fill the table.
      const told = listMeasurements(body);
      const isKnown = await Promise.all(told.map(({ remote, version }) => published.has(remote, version)));
      const measurements = told.filter((_, index) => isKnown[index]);
      const isBounded = app.config.rateLimits && !isGatewayRead(raw);
      const counted = isBounded ? await fewOfEach(app.db, networkOf(ip), measurements) : measurements;
      await addMeasurements(app.db, counted);
      // A version on trial that fails should not wait for the minute.
      if (counted.some(({ measure }) => FAILURES.has(measure))) await app.jobs.wake(JUDGE_JOB);
      return { counted: counted.length };
    },
  });
}
