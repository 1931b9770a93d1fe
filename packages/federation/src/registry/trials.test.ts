import { beforeEach, describe, expect, test } from '@jest/globals';
import type { TrialFigures } from '@orime/contracts';
import { liveVersions } from './compose-revision.ts';
import { judgeTrial } from './judge-trial.ts';
import { publishVersion } from './publish-version.ts';
import { openRegistry, type Registry } from './registry-folder.ts';
import { promote, rollback, startTrial } from './release-flow.ts';
import { readChannel } from './revisions.ts';
import { sampleBuild, temporaryFolder } from './sample-build.ts';
import { TRIAL_RULES, trialsOf } from './trials.ts';

const author = { createdBy: 'test' };
let registry: Registry;

async function state() {
  const channel = (await readChannel(registry)) ?? fail();
  const trials = trialsOf(channel).map(({ remotes, weight }) => ({ ...remotes, weight }));
  return { live: liveVersions(channel), trials, weights: channel.sets.map(({ weight }) => weight), reason: channel.reason };
}

function fail(): never {
  throw new Error('nothing is live');
}

beforeEach(async () => {
  registry = openRegistry(await temporaryFolder());
  await publishVersion(registry, await sampleBuild({ name: 'shell', version: '1.0.0+a', path: '/' }));
  for (const version of ['1.0.0+a', '1.0.0+b', '1.0.0+c'])
    for (const name of ['magazine', 'wholesale']) await publishVersion(registry, await sampleBuild({ name, version }));
  await promote(registry, { shell: '1.0.0+a', magazine: '1.0.0+a', wholesale: '1.0.0+a' }, author);
});

const live = { shell: '1.0.0+a', magazine: '1.0.0+a', wholesale: '1.0.0+a' };

describe('a version on trial', () => {
  test('is beside what is live, and goes on beside what others promote', async () => {
    await startTrial(registry, { magazine: '1.0.0+b' }, { weight: 10 }, author);
    expect(await state()).toMatchObject({ live, trials: [{ magazine: '1.0.0+b', weight: 10 }], weights: [90, 10] });
    await promote(registry, { wholesale: '1.0.0+b' }, author);
    const { trials, live: after } = await state();
    expect(after).toEqual({ ...live, wholesale: '1.0.0+b' });
    expect(trials).toEqual([{ magazine: '1.0.0+b', weight: 10 }]);
  });

  test('is over when a version of the same remote goes to everybody', async () => {
    await startTrial(registry, { magazine: '1.0.0+b' }, { weight: 10 }, author);
    await promote(registry, { magazine: '1.0.0+b' }, author);
    expect(await state()).toMatchObject({ live: { ...live, magazine: '1.0.0+b' }, trials: [], weights: [100] });
  });

  test('ends by a rollback, which leaves what is live; the next one goes further back', async () => {
    await promote(registry, { magazine: '1.0.0+b' }, author);
    await startTrial(registry, { magazine: '1.0.0+c' }, { weight: 10 }, author);
    await rollback(registry, 'magazine', author);
    expect(await state()).toMatchObject({ live: { ...live, magazine: '1.0.0+b' }, trials: [], reason: 'rollback' });
    await rollback(registry, 'magazine', author);
    expect((await state()).live).toEqual(live);
  });

  test('is what a rollback of the newest revision takes back', async () => {
    await promote(registry, { magazine: '1.0.0+b' }, author);
    await startTrial(registry, { wholesale: '1.0.0+c' }, { weight: 10 }, author);
    await rollback(registry, undefined, author);
    expect(await state()).toMatchObject({ live: { ...live, magazine: '1.0.0+b' }, trials: [] });
  });

  test.each([
    ['the shell', { shell: '1.0.0+a' }, 10],
    ['nobody', { magazine: '1.0.0+b' }, 0],
    ['most visitors', { magazine: '1.0.0+b' }, 51],
  ])('is refused for %s', async (_, versions, weight) => {
    await expect(startTrial(registry, versions, { weight }, author)).rejects.toMatchObject({ code: 'trial_impossible' });
    expect((await state()).weights).toEqual([100]);
  });

  test('has to fit what is live', async () => {
    await publishVersion(registry, await sampleBuild({ name: 'press', version: '1.0.0+a' }));
    await expect(startTrial(registry, { press: '9.0.0+none' }, { weight: 10 }, author)).rejects.toMatchObject({ code: 'version_unknown' });
  });
});

describe('the judge', () => {
  const figures = (mounts: number, failedMounts: number, lcpP75Ms: number | null = null): TrialFigures => ({
    mounts,
    failedMounts,
    lcpP75Ms,
  });
  const judge = (trial: TrialFigures, live_: TrialFigures = figures(1000, 5), minutes = 60, rules = TRIAL_RULES) => {
    const verdict = judgeTrial({ source: 'magazine@1', rules, minutes, trial, live: live_ });
    return verdict.kind === 'wait' ? 'wait' : `${verdict.kind} ${verdict.cause.code}`;
  };

  test.each([
    ['too few mounts', figures(29, 29), 'wait'],
    ['30 % of 100 fail', figures(100, 30), 'roll-back errors'],
    ['9 of 30 fail', figures(30, 9), 'roll-back errors'],
    ['one of 30 fails, which may be chance', figures(30, 1), 'wait'],
    ['none of 30 fails', figures(30, 0), 'promote healthy'],
    ['as many fail as before', figures(1000, 5), 'promote healthy'],
  ])('%s', (_, trial, verdict) => expect(judge(trial)).toBe(verdict));

  test('takes what the live version fails for into account', () =>
    expect(judge(figures(100, 30), figures(1000, 300))).toBe('promote healthy'));
  test('rolls back what is slower than allowed', () => {
    expect(judge(figures(100, 0, 1900), figures(1000, 0, 1600))).toBe('roll-back slow');
    expect(judge(figures(100, 0, 1750), figures(1000, 0, 1600))).toBe('promote healthy');
  });
  test('rolls back what has errors, or answers later, for more visitors than the live version', () => {
    const healthy = { ...figures(1000, 5), erring: 20, inpP75Ms: 120 };
    expect(judge({ ...figures(100, 0), erring: 20 }, healthy)).toBe('roll-back faults');
    expect(judge({ ...figures(100, 0), erring: 2 }, healthy)).toBe('promote healthy');
    // More than before, and maybe by chance.
    expect(judge({ ...figures(30, 0), erring: 2 }, healthy)).toBe('wait');
    expect(judge({ ...figures(100, 0), inpP75Ms: 240 }, healthy)).toBe('roll-back unresponsive');
    expect(judge({ ...figures(100, 0), inpP75Ms: 200 }, healthy)).toBe('promote healthy');
    expect(judge({ ...figures(100, 0), inpP75Ms: 200 }, healthy, 60, { ...TRIAL_RULES, maxInpDeltaMs: 50 })).toBe('roll-back unresponsive');
    expect(judge({ ...figures(100, 0), inpP75Ms: null }, healthy)).toBe('promote healthy');
  });
  test('takes more failures than mounts as all of them', () => expect(judge(figures(30, 45))).toBe('roll-back errors'));
  test('promotes nothing before its time', () => expect(judge(figures(100, 0), figures(0, 0), 9)).toBe('wait'));
  test('leaves it to people where they want to', () =>
    expect(judge(figures(100, 100), figures(0, 0), 60, { ...TRIAL_RULES, autoRollback: false })).toBe('wait'));
});
