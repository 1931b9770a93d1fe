import type { ChannelFile, ReleaseCause, TrialRules } from '@orime/contracts';
import { composeRevision, liveVersions, sameVersions, type VersionMap } from './compose-revision.ts';
import { RegistryError } from './registry-error.ts';
import type { Registry } from './registry-folder.ts';
import {
  appendRevision,
  latestRevision,
  listRevisions,
  pointChannel,
  readRevision,
  restoreRevision,
  revisionConflict,
} from './revisions.ts';
import { refuseRolledBack } from './rolled-back.ts';
import { TRIAL_RULES, trialsOf, trialsWithout, type Trial } from './trials.ts';
import { versionsBefore } from './versions-before.ts';

export interface ReleaseAuthor {
  readonly createdBy: string;
  /** The revision that the decision was based on. Default: the newest. */
  readonly onRevision?: number;
  /** Also what was rolled back, which is refused otherwise with `rolled_back`. */
  readonly again?: boolean;
  /** Why, where the judge decided. */
  readonly cause?: ReleaseCause;
}

/**
 * Makes published versions live for everybody. All changes form one revision, so that no visitor gets a mixed set. Trials of these
 * remotes are over; others go on beside what is live then. What was rolled back is refused with `rolled_back`.
 */
export async function promote(registry: Registry, changes: VersionMap, author: ReleaseAuthor): Promise<ChannelFile> {
  const base = await readBase(registry, author);
  const live = base.current === undefined ? {} : liveVersions(base.current);
  const wanted = { ...live, ...changes };
  const trials = trialsWithout(trialsOf(base.current), new Set(Object.keys(changes)));
  const isSame = sameVersions(live, wanted) && trials.length === trialsOf(base.current).length;
  if (base.current !== undefined && isSame && base.newest === base.current.revision) {
    // The promotion that wrote this revision may have been killed before the channel followed, or the channel file is lost.
    await pointChannel(registry);
    return base.current;
  }
  if (author.again !== true && base.current !== undefined) await refuseRolledBack(registry, base.current, changes);
  return write(registry, base, { versions: wanted, trials, reason: base.current === undefined ? 'first' : 'deploy' }, author);
}

export interface TrialStart {
  /** Per cent of the visitors, 1 to 50. */
  readonly weight: number;
  /** Default: `TRIAL_RULES`. */
  readonly judge?: Partial<TrialRules>;
}

/** Gives published versions to a part of the visitors; one trial of a remote takes the place of another. */
export async function startTrial(
  registry: Registry,
  changes: VersionMap,
  { weight, judge }: TrialStart,
  author: ReleaseAuthor,
): Promise<ChannelFile> {
  const base = await readBase(registry, author);
  if (base.current === undefined) throw new RegistryError('trial_impossible', 'Nothing is live beside which it could be tried');
  if (changes['shell'] !== undefined)
    throw new RegistryError('trial_impossible', 'The shell cannot be on trial: every remote shares its modules', { remote: 'shell' });
  if (author.again !== true) await refuseRolledBack(registry, base.current, changes);
  const others = trialsWithout(trialsOf(base.current), new Set(Object.keys(changes)));
  const shared = others.reduce((sum, trial) => sum + trial.weight, weight);
  if (!Number.isInteger(weight) || weight < 1 || shared > MAX_TRIED)
    throw new RegistryError('trial_impossible', `At most ${String(MAX_TRIED)} % of the visitors may be on trial at a time, at least 1 %`, {
      weight,
      shared,
    });
  const trial: Trial = { remotes: changes, weight, startedAt: new Date().toISOString(), judge: { ...TRIAL_RULES, ...judge } };
  return write(registry, base, { versions: liveVersions(base.current), trials: [...others, trial], reason: 'deploy' }, author);
}

/** Ends the trial of these remotes; what is live stays. */
export async function endTrial(registry: Registry, names: readonly string[], author: ReleaseAuthor): Promise<ChannelFile> {
  const base = await readBase(registry, author);
  const trials = trialsOf(base.current);
  const left = trialsWithout(trials, new Set(names));
  if (base.current === undefined || JSON.stringify(left) === JSON.stringify(trials))
    throw new RegistryError('nothing_to_roll_back', `Nothing of ${names.join(', ')} is on trial`, { remote: names[0] });
  return write(registry, base, { versions: liveVersions(base.current), trials: left, reason: 'rollback' }, author);
}

/** More would be no trial any more: most visitors have to get what is proved. */
const MAX_TRIED = 50;

/**
 * Ends the trial of a remote; without one, restores what was live before of it. Without a name: of everything that the newest revision
 * changed (see `versionsBefore`).
 */
export async function rollback(registry: Registry, remote: string | undefined, author: ReleaseAuthor): Promise<ChannelFile> {
  const base = await readBase(registry, author);
  if (base.current === undefined) throw new RegistryError('nothing_to_roll_back', 'Nothing was ever promoted');
  const live = liveVersions(base.current);
  const trials = trialsOf(base.current);
  const isTried = remote === undefined ? await onlyTrialsChanged(registry, base.current) : trials.some(({ remotes }) => remote in remotes);
  if (isTried) {
    const left = remote === undefined ? [] : trialsWithout(trials, new Set([remote]));
    return write(registry, base, { versions: live, trials: left, reason: 'rollback' }, author);
  }
  if (remote !== undefined && live[remote] === undefined) throw new RegistryError('remote_unknown', `${remote} is not live`, { remote });
  const before = await versionsBefore(registry, base.current, remote);
  const wanted = remote === undefined ? before : { ...live, [remote]: before[remote] ?? '' };
  const left = remote === undefined ? [] : trials;
  return write(registry, base, { versions: wanted, trials: left, reason: 'rollback' }, author);
}

/** Whether the newest revision did nothing but put versions on trial. */
async function onlyTrialsChanged(registry: Registry, current: ChannelFile): Promise<boolean> {
  if (current.previous === null || current.sets.length === 1) return false;
  const previous = await readRevision(registry, current.previous).catch(() => undefined);
  return previous !== undefined && sameVersions(liveVersions(previous), liveVersions(current));
}

interface Base {
  readonly current: ChannelFile | undefined;
  /** Number of the newest revision, also of one that cannot be read or is not signed and so never was live. */
  readonly newest: number;
}

/** What a decision is based on; refuses one that was based on another revision, also when that made the same versions live. */
async function readBase(registry: Registry, { onRevision }: ReleaseAuthor): Promise<Base> {
  // Before the channel moves on: it may be the only place that still has what is live.
  await restoreRevision(registry);
  // Listed once: of two decisions at once, the second would see a newest revision that its base is not.
  const numbers = await listRevisions(registry);
  const current = await latestRevision(registry, numbers);
  const newest = Math.max(numbers.at(-1) ?? 0, current?.revision ?? 0);
  if (onRevision !== undefined && onRevision !== (current?.revision ?? 0)) {
    if (current !== undefined) throw revisionConflict(current);
    throw new RegistryError('revision_conflict', 'Nothing was ever promoted', { revision: 0 });
  }
  return { current, newest };
}

interface Content {
  readonly versions: VersionMap;
  readonly trials: readonly Trial[];
  readonly reason: ChannelFile['reason'];
}

async function write(
  registry: Registry,
  { current, newest }: Base,
  content: Content,
  { createdBy, cause }: ReleaseAuthor,
): Promise<ChannelFile> {
  const next = await composeRevision(registry, { ...content, revision: newest + 1, current, createdBy, cause });
  await appendRevision(registry, next);
  return next;
}
