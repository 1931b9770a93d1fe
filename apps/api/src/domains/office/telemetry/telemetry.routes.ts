import { recordTelemetry } from '@orime/contracts/api/telemetry';
import { isPublished, openRegistry } from '@orime/federation/registry';
import { anyone } from '../../../house/access/authorize.ts';
import type { ApiApp } from '../../../house/api-app.ts';
import { listMeasurements } from './measurements.ts';
import { removeOldCounts } from './remove-old-rows.ts';
import { addMeasurements } from './telemetry.queries.ts';

/** Web vitals and mounts of released versions. Neither address nor account of a visitor is looked at, let alone kept. */
export async function telemetryRoutes(app: ApiApp): Promise<void> {
  app.housekeeping.add(removeOldCounts);
  const registry = openRegistry(app.config.releasesDir);
  app.route({
    ...recordTelemetry,
    bodyLimit: 16 * 1024,
    config: { rule: anyone, rateLimit: { max: 60, timeWindow: 60_000 } },
    handler: async ({ body }) => {
      // Versions that nobody published would let a stranger fill the table.
      const measurements = listMeasurements(body).filter(({ remote, version }) => isPublished(registry, remote, version));
      await addMeasurements(app.db, measurements);
      return { counted: measurements.length };
    },
  });
}
