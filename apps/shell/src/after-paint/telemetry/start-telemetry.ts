import type { TelemetryInput } from '@orime/contracts/api/office/telemetry';
import { reportedErrors, type Platform } from '@orime/platform/host';
import { mountOutcomes } from '../../remotes/mount-outcomes.ts';
import { sourceOf } from '../../remotes/resolve-remote.ts';
import { isFirstTold, wasTold } from './once-told.ts';
import { watchVitals } from './vitals.ts';

const URL = '/api/telemetry';
const SEND_EVERY_MS = 10_000;
/** What the server takes of each kind. */
const MAX_ITEMS = 60;

type Mount = NonNullable<TelemetryInput['mounts']>[number];

/**
 * Sends how the released versions do in this browser, nothing about who uses it: mounts while the page is open, vitals when they are
 * final. Each figure of a version once. Returns the way out.
 */
export function startTelemetry({ boot: { release } }: Pick<Platform, 'boot'>): () => void {
  const shell = `shell@${release.shell}`;
  const vitals = watchVitals(shell);
  // That this runs proves that the shell's own page came.
  const firstPaint = performance.getEntriesByName?.('first-contentful-paint')[0];
  let waiting: readonly Mount[] = [{ remote: shell, ok: true, ms: firstPaint?.startTime ?? 0 }];

  function send(isLast: boolean): void {
    const mounts = [...waiting, ...takeMounts((remote) => sourceOf(release, remote))];
    waiting = [];
    const measured = [vitals.largestPaint(), ...(isLast ? vitals.reactions() : [])].filter((vital) => vital !== undefined);
    const body: TelemetryInput = {
      vitals: measured.filter(({ remote, name }) => isFirstTold(remote, name)).slice(0, MAX_ITEMS),
      mounts: mounts.flatMap(asVisitor).slice(0, MAX_ITEMS),
      errors: [...new Set(reportedErrors.values())]
        .filter(isRelease)
        .filter((source) => isFirstTold(source, 'error'))
        .slice(0, MAX_ITEMS),
    };
    if (Object.values(body).every(({ length }) => length === 0)) return;
    const blob = new Blob([JSON.stringify(body)], { type: 'application/json' });
    if (navigator.sendBeacon?.(URL, blob) !== true) void fetch(URL, { method: 'POST', body: blob, keepalive: true }).catch(() => undefined);
  }

  const handleVisibility = (): void => {
    if (document.visibilityState === 'hidden') send(true);
  };
  const timer = setInterval(() => send(false), SEND_EVERY_MS);
  document.addEventListener('visibilitychange', handleVisibility);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', handleVisibility);
    vitals.stop();
  };
}

/** One visitor of a version, whose mount goes from shown to failed at most: a later failure says that it is no other one. */
function asVisitor(mount: Mount): readonly Mount[] {
  const { remote, ok } = mount;
  const wasOk = wasTold(remote, 'ok');
  if (ok) return !wasTold(remote, 'failed') && isFirstTold(remote, 'ok') ? [mount] : [];
  return isFirstTold(remote, 'failed') ? [{ ...mount, ...(wasOk && { wasOk }) }] : [];
}

function isRelease(source: string | undefined): source is string {
  return source?.includes('@') === true;
}

/** One mount for each version: it failed when any of its parts did. */
function takeMounts(sourceOfRemote: (remote: string) => string): readonly Mount[] {
  const worst = new Map<string, Mount>();
  for (const { remote, isOk, ms } of mountOutcomes.splice(0)) {
    const source = sourceOfRemote(remote);
    if (worst.get(source)?.ok !== false) worst.set(source, { remote: source, ok: isOk, ms: Math.min(Math.max(ms, 0), 600_000) });
  }
  return [...worst.values()];
}
