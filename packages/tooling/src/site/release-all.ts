import { browserApps, buildApps, openRegistry, promote, publishApps, type BuildProgress } from '@orime/federation';
import { findRolledBack, latestRevision, liveVersions } from '@orime/federation/registry';
import { ROOT } from './settings.ts';
import { expectedEnd, shareOfBuild } from './time-left.ts';

export interface ReleaseAllOptions {
  readonly releasesDir: string;
  /** `endsAt`: when the builds will have ended at this pace, in milliseconds. */
  readonly onProgress: (message: string, endsAt?: number) => void;
}

/**
 * Builds what has changed, publishes it and promotes it in one revision. Versions published before are not promoted again, so that a
 * rollback survives a restart.
 */
export async function releaseAll({ releasesDir, onProgress }: ReleaseAllOptions): Promise<void> {
  const apps = browserApps(ROOT);
  const built = await buildApps({ root: ROOT, apps, onProgress: describeBuilds(apps.length, onProgress) });
  onProgress('Publishing');
  const registry = await openRegistry(releasesDir);
  const current = await latestRevision(registry);
  const live = current === undefined ? {} : liveVersions(current);
  const changes: Record<string, string> = {};
  for (const { remote, version, status } of await publishApps(registry, ROOT, apps)) {
    if (status !== 'published' && live[remote] !== undefined) continue;
    const isRolledBack = current !== undefined && (await findRolledBack(registry, current, { [remote]: version })) !== undefined;
    if (!isRolledBack) changes[remote] = version;
  }
  if (Object.keys(changes).length > 0) await promote(registry, changes, { createdBy: 'npm start' });
  const fresh = built.filter(({ status }) => status === 'built').length;
  onProgress(`${built.length} apps released, ${fresh} built, ${built.length - fresh} unchanged`);
}

/** Shows parallel builds as one line: total progress, and the running ones. */
function describeBuilds(total: number, say: ReleaseAllOptions['onProgress']): (progress: BuildProgress) => void {
  const fractions = new Map<string, number>();
  let done = 0;
  let shown = '';
  const startedAt = Date.now();
  return (progress) => {
    if (progress.phase === 'building') fractions.set(progress.app, shareOfBuild(progress.fraction));
    else {
      fractions.delete(progress.app);
      done += 1;
    }
    const sum = [...fractions.values()].reduce((all, fraction) => all + fraction, done);
    // Steps of ten per cent keep logs short.
    const percent = Math.floor((sum / total) * 10) * 10;
    const line = `Building ${String(percent).padStart(3)} %  ${done} of ${total} done${fractions.size > 0 ? `, ${[...fractions.keys()].join(', ')} under way` : ''}`;
    const step = `${percent}/${done}`;
    if (step !== shown) say(line, expectedEnd(startedAt, sum / total, Date.now()));
    shown = step;
  };
}
