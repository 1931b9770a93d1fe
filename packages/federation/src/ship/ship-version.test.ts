import { beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { liveVersions, openRegistry, promote, publishVersion, startTrial, type Registry } from '../registry/index.ts';
import { latestRevision } from '../registry/revisions.ts';
import { sampleBuild, temporaryFolder, type SampleBuild } from '../registry/sample-build.ts';
import { shipVersion, type Shipment, type Shipped } from './ship-version.ts';

const author = { createdBy: 'somebody' };
let registry: Registry;
let root = '';
/** Of a repository, oldest first. */
const commits: string[] = [];

beforeAll(async () => {
  root = await temporaryFolder();
  const git = async (...args: string[]) => (await promisify(execFile)('git', args, { cwd: root })).stdout.trim();
  await git('init', '--quiet');
  for (const message of ['first', 'second', 'third']) {
    await git('-c', 'user.name=t', '-c', 'user.email=t@example.org', 'commit', '--quiet', '--allow-empty', '--message', message);
    commits.push(await git('rev-parse', '--short=12', 'HEAD'));
  }
});

beforeEach(async () => {
  registry = openRegistry(await temporaryFolder());
});

const SHELL: SampleBuild = { name: 'shell', version: '1.0.0+a', path: '/' };

async function release(...builds: readonly SampleBuild[]): Promise<void> {
  for (const build of builds) await publishVersion(registry, await sampleBuild(build));
  await promote(registry, Object.fromEntries(builds.map(({ name, version }) => [name, version])), author);
}

/** Ships a build of one of the commits; what happens between its check and its promotion is `meanwhile`. */
async function ship(
  build: SampleBuild,
  { meanwhile = async () => {}, ...more }: Partial<Shipment> & { meanwhile?: () => Promise<void> } = {},
) {
  const folder = await sampleBuild(build);
  return shipVersion(registry, {
    name: build.name,
    createdBy: 'test',
    root,
    commit: build.commit,
    publish: async () => {
      const published = await publishVersion(registry, folder);
      await meanwhile();
      return published;
    },
    waitMs: 0,
    pauseMs: 10,
    ...more,
  });
}

async function live() {
  const channel = await latestRevision(registry);
  return channel && { revision: channel.revision, ...liveVersions(channel) };
}

const magazine = (commit: number): SampleBuild => ({ name: 'magazine', version: `1.0.0+${String(commit)}`, commit: commits[commit] ?? '' });

describe('a build of a commit', () => {
  test('goes live, and again is nothing new', async () => {
    await release(SHELL);
    expect(await ship(magazine(0))).toEqual({ status: 'live', remote: 'magazine', version: '1.0.0+0', revision: 2 });
    expect(await ship(magazine(0))).toMatchObject({ status: 'live', revision: 2 });
  });

  test('is not released over a newer one, whose build was done earlier', async () => {
    await release(SHELL, magazine(1));
    expect(await ship(magazine(0))).toEqual({ status: 'superseded', remote: 'magazine', version: '1.0.0+1', commit: commits[1] });
    expect(await live()).toMatchObject({ revision: 1, magazine: '1.0.0+1' });
    expect(await ship(magazine(2))).toMatchObject({ status: 'live', version: '1.0.0+2' });
  });

  test('is not released over a newer one that is on trial', async () => {
    await release(SHELL, magazine(0));
    await publishVersion(registry, await sampleBuild(magazine(2)));
    await startTrial(registry, { magazine: '1.0.0+2' }, { weight: 10 }, author);
    expect(await ship(magazine(1))).toMatchObject({ status: 'superseded', version: '1.0.0+2' });
    expect((await latestRevision(registry))?.sets).toHaveLength(2);
  });

  test('is not released over a newer one that went live while it was compared', async () => {
    await release(SHELL, magazine(0));
    expect(await ship(magazine(1), { meanwhile: () => release(magazine(2)) })).toMatchObject({ status: 'superseded', version: '1.0.0+2' });
    expect(await live()).toMatchObject({ revision: 2, magazine: '1.0.0+2' });
  });

  test('of a history that nobody knows here is released', async () => {
    await release(SHELL, { ...magazine(1), commit: '--all' });
    expect(await ship(magazine(0))).toMatchObject({ status: 'live' });
  });
});

describe('while others release', () => {
  test('it is compared again with what is live then', async () => {
    await release(SHELL);
    let calls = 0;
    const meanwhile = async () => {
      if (++calls === 1) await release({ name: 'press', version: '1.0.0+a' });
    };
    expect(await ship(magazine(0), { meanwhile })).toMatchObject({ status: 'live', revision: 3 });
    expect(await live()).toMatchObject({ press: '1.0.0+a', magazine: '1.0.0+0' });
  });

  test('it gives up after losing five times', async () => {
    await release(SHELL);
    let calls = 0;
    const meanwhile = () => release({ name: 'press', version: `1.0.0+${String(++calls)}` });
    await expect(ship(magazine(0), { meanwhile })).rejects.toMatchObject({ code: 'revision_conflict' });
    expect(calls).toBe(5);
  });
});

describe('a remote that needs a newer shell', () => {
  const eager: SampleBuild = { name: 'magazine', version: '2.0.0+a', shellApi: '^1.1.0' };
  const newShell: SampleBuild = { ...SHELL, version: '1.1.0+b', shellApi: '^1.1.0' };

  test.each([
    ['shell_missing', async () => {}],
    ['shell_api_mismatch', () => release({ ...SHELL, shellApi: '^1.0.0' })],
  ])('waits where there is %s, and goes live behind it', async (code, before) => {
    await before();
    const { promise: waits, resolve: onWait } = Promise.withResolvers<unknown>();
    const shipped: Promise<Shipped> = ship(eager, { waitMs: 20_000, onWait });
    expect(await waits).toMatchObject({ code });
    await release(newShell);
    expect(await shipped).toMatchObject({ status: 'live' });
    expect(await live()).toMatchObject({ shell: '1.1.0+b', magazine: '2.0.0+a' });
  });

  test('waits no longer than it may', async () => {
    await release({ ...SHELL, shellApi: '^1.0.0' });
    await expect(ship(eager, { waitMs: 50 })).rejects.toMatchObject({ code: 'shell_api_mismatch' });
  });

  test('does not wait for what no shell puts right', async () => {
    await release(SHELL, { name: 'press', version: '1.0.0+a', path: '/magazine' });
    await expect(ship(magazine(0), { waitMs: 20_000 })).rejects.toMatchObject({ code: 'route_conflict' });
  });
});
