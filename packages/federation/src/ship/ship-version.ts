import type { ChannelFile } from '@orime/contracts';
import { setTimeout as pause } from 'node:timers/promises';
import { knownManifest, liveVersions } from '../registry/compose-revision.ts';
import type { PublishedVersion } from '../registry/publish-version.ts';
import { isRegistryError, type RegistryError, type RegistryErrorCode } from '../registry/registry-error.ts';
import type { Registry } from '../registry/registry-folder.ts';
import { promote } from '../registry/release-flow.ts';
import { latestRevision } from '../registry/revisions.ts';
import { trialsOf } from '../registry/trials.ts';
import { isOlder } from './commit-order.ts';

export interface Shipment {
  /** The app. */
  readonly name: string;
  readonly createdBy: string;
  /** The checkout that it was built from; its history tells which of two commits is older. */
  readonly root: string;
  /** What was built; undefined where that is not known: then nothing is older or newer. */
  readonly commit: string | undefined;
  /** Checks the build with what is live and stores it. Called again for each revision that it is compared with. */
  readonly publish: () => Promise<PublishedVersion>;
  /** How long a remote waits for the release of a shell that it fits. */
  readonly waitMs: number;
  /** Between two looks whether something was released. Default: 10 s. */
  readonly pauseMs?: number;
  /** Why it waits now. */
  readonly onWait?: (reason: RegistryError) => void;
}

export type Shipped =
  | { readonly status: 'live'; readonly remote: string; readonly version: string; readonly revision: number }
  /** Visitors have a version of a newer commit: nothing was released. */
  | { readonly status: 'superseded'; readonly remote: string; readonly version: string; readonly commit: string };

/** What a newer shell may put right: one push often changes both, and nobody says which of them is built first. */
const OF_THE_SHELL: readonly RegistryErrorCode[] = [
  'shell_missing',
  'shell_api_mismatch',
  'runtime_mismatch',
  'shared_mismatch',
  'types_mismatch',
  'event_unknown',
];
/** Each time, another team was faster. */
const MAX_LOST = 5;

/**
 * Publishes a build and makes it live on exactly what it was compared with, unless visitors have a version of a newer commit already.
 * Where another team releases meanwhile it is compared again, and a remote waits for the shell that it needs. Errors: those of
 * `publishVersion` and `promote`.
 */
export async function shipVersion(registry: Registry, shipment: Shipment): Promise<Shipped> {
  const { name, createdBy, publish, waitMs, pauseMs = 10_000, onWait } = shipment;
  const until = Date.now() + waitMs;
  for (let lost = 0; ;) {
    const base = await latestRevision(registry);
    const newer = base && (await findNewer(registry, base, shipment));
    if (newer !== undefined) return { status: 'superseded', remote: name, ...newer };
    const onRevision = base?.revision ?? 0;
    try {
      const { version } = await publish();
      const { revision } = await promote(registry, { [name]: version }, { createdBy, onRevision });
      return { status: 'live', remote: name, version, revision };
    } catch (error) {
      if (!isRegistryError(error)) throw error;
      if (error.code === 'revision_conflict') {
        lost += 1;
        if (lost === MAX_LOST) throw error;
        continue;
      }
      if (name === 'shell' || !OF_THE_SHELL.includes(error.code) || Date.now() >= until) throw error;
      onWait?.(error);
      if (!(await isReleased(registry, onRevision, { until, pauseMs }))) throw error;
    }
  }
}

/** A version that visitors have, live or on trial, of a commit that comes after this one. */
async function findNewer(registry: Registry, base: ChannelFile, { name, root, commit }: Shipment) {
  if (commit === undefined) return undefined;
  const sets = [liveVersions(base), ...trialsOf(base).map(({ remotes }) => remotes)];
  for (const version of sets.flatMap(({ [name]: own }) => own ?? [])) {
    const shown = await knownManifest(registry, name, version).catch(() => undefined);
    if (shown !== undefined && (await isOlder(root, commit, shown.commit))) return { version, commit: shown.commit };
  }
  return undefined;
}

/** Waits until there is a newer revision; false when the time is over. */
async function isReleased(
  registry: Registry,
  revision: number,
  { until, pauseMs }: { readonly until: number; readonly pauseMs: number },
): Promise<boolean> {
  while (Date.now() < until) {
    await pause(Math.min(pauseMs, until - Date.now()));
    if (((await latestRevision(registry))?.revision ?? 0) !== revision) return true;
  }
  return false;
}
