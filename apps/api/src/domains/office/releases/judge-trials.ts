import type { ChannelFile } from '@orime/contracts';
import { endTrial, isRegistryError, judgeTrial, latestRevision, liveVersions, promote, trialsOf } from '@orime/federation/registry';
import type { Registry, Trial, Verdict } from '@orime/federation/registry';
import { audit } from '../../../house/access/audit.ts';
import type { Db } from '../../../house/db/db.ts';
import { readTrialFigures } from '../telemetry/index.ts';

/**
 * Decides about every version on trial, and writes what it decides as a revision with its cause. The revision is written last before the
 * record of it is committed. Whoever releases at the same moment goes first: it decides again a minute later.
 */
export async function judgeTrials(db: Db, registry: Registry): Promise<void> {
  const current = await latestRevision(registry);
  for (const trial of trialsOf(current)) {
    if (current === undefined) return;
    const verdict = await judge(db, current, trial);
    if (verdict.kind === 'wait') continue;
    try {
      await carryOut(db, registry, { current, trial, verdict });
    } catch (error) {
      if (!isRegistryError(error) || error.code !== 'revision_conflict') throw error;
    }
    // The next trial is beside another revision now.
    return;
  }
}

/** One bad version ends the trial of all that are tried together; all have to be healthy. */
async function judge(db: Db, current: ChannelFile, { remotes, startedAt, judge: rules }: Trial): Promise<Verdict> {
  const live = liveVersions(current);
  const since = new Date(startedAt);
  const minutes = (Date.now() - since.getTime()) / 60_000;
  const verdicts = await Promise.all(
    Object.entries(remotes).map(async ([name, version]) => {
      const [trial, before] = await Promise.all([
        readTrialFigures(db, name, version, since),
        readTrialFigures(db, name, live[name] ?? '', since),
      ]);
      return judgeTrial({ source: `${name}@${version}`, rules, minutes, trial, live: before });
    }),
  );
  const [first] = verdicts;
  const bad = verdicts.find(({ kind }) => kind === 'roll-back');
  if (bad !== undefined) return bad;
  return first !== undefined && verdicts.every(({ kind }) => kind === 'promote') ? first : { kind: 'wait' };
}

interface Decision {
  readonly current: ChannelFile;
  readonly trial: Trial;
  readonly verdict: Exclude<Verdict, { kind: 'wait' }>;
}

async function carryOut(db: Db, registry: Registry, { current, trial, verdict: { kind, cause } }: Decision): Promise<void> {
  const author = { createdBy: 'judge', onRevision: current.revision, cause };
  await db.transaction().execute(async (trx) => {
    const written =
      kind === 'promote' ? await promote(registry, trial.remotes, author) : await endTrial(registry, Object.keys(trial.remotes), author);
    await audit(trx, {
      actor: null,
      action: kind === 'promote' ? 'release.promote' : 'release.rollback',
      entity: 'release',
      entityId: String(written.revision),
      diff: { trial: trial.remotes, cause },
      ip: null,
    });
  });
}
