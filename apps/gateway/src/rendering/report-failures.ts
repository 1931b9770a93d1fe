import type { TelemetryInput } from '@orime/contracts/api/office/telemetry';
import type { ApiReader } from '../documents/api-reader.ts';
import type { RenderFailure } from './page-renderer.ts';

/** A page that fails is tried again after a minute, so this tells of each; many pages of one version are one failure. */
const ONCE_IN_MS = 60_000;

/**
 * Tells the API, where versions on trial are judged, of versions that fail on the server: as mounts that failed, once a minute for each
 * version. What a developer alone has in the set is nobody else's page.
 */
export function reportFailures(api: Pick<ApiReader, 'tell'>): (failure: RenderFailure) => void {
  const told = new Map<string, number>();
  return ({ remote, version, isOverridden }) => {
    const source = `${remote}@${version}`;
    const now = performance.now();
    if (isOverridden || now - (told.get(source) ?? -ONCE_IN_MS) < ONCE_IN_MS) return;
    // Versions come and go for as long as the process lives.
    for (const [known, at] of told) if (now - at >= ONCE_IN_MS) told.delete(known);
    told.set(source, now);
    void api.tell('/api/telemetry', { mounts: [{ remote: source, ok: false, ms: 0 }] } satisfies TelemetryInput);
  };
}
