import { beforeEach, describe, expect, test } from '@jest/globals';
import { writeFile } from 'node:fs/promises';
import { liveVersions } from './compose-revision.ts';
import { publishVersion } from './publish-version.ts';
import { openRegistry, revisionFile, type Registry } from './registry-folder.ts';
import { promote, rollback, startTrial } from './release-flow.ts';
import { latestRevision, readRevision } from './revisions.ts';
import { sampleBuild, temporaryFolder } from './sample-build.ts';

const author = { createdBy: 'test' };
const first = { shell: '1.0.0+a', magazine: '1.0.0+a', wholesale: '1.0.0+a' };
const bad = { magazine: '1.0.0+b' };
let registry: Registry;

async function live() {
  const channel = await latestRevision(registry);
  return channel && liveVersions(channel);
}

/** As if the revision had been written so long ago. */
async function age(revision: number, minutes: number): Promise<void> {
  const createdAt = new Date(Date.now() - minutes * 60_000).toISOString();
  await writeFile(revisionFile(registry, revision), JSON.stringify({ ...(await readRevision(registry, revision)), createdAt }));
}

beforeEach(async () => {
  registry = openRegistry(await temporaryFolder());
  await publishVersion(registry, await sampleBuild({ name: 'shell', version: '1.0.0+a', path: '/' }));
  for (const version of ['1.0.0+a', '1.0.0+b', '1.0.0+c'])
    for (const name of ['magazine', 'wholesale']) await publishVersion(registry, await sampleBuild({ name, version }));
  await promote(registry, first, author);
});

describe('a version that was rolled back', () => {
  test('is in no set that a rollback of everything leads to, however long it was live', async () => {
    await promote(registry, bad, author);
    await promote(registry, { wholesale: '1.0.0+b' }, author);
    await rollback(registry, 'magazine', author);
    await promote(registry, { wholesale: '1.0.0+c' }, author);
    await age(2, 60);
    await rollback(registry, undefined, author);
    expect(await live()).toEqual({ ...first, wholesale: '1.0.0+b' });
  });

  test('is not promoted, nor put on trial, before somebody says so', async () => {
    await promote(registry, bad, author);
    await rollback(registry, 'magazine', { createdBy: 'somebody' });
    await promote(registry, { wholesale: '1.0.0+b' }, author);
    const refusal = {
      code: 'rolled_back',
      message: expect.stringContaining('was rolled back in revision 3 by somebody'),
      details: { remote: 'magazine', version: '1.0.0+b', revision: 3, command: 'orime promote magazine@1.0.0+b --again' },
    };
    await expect(promote(registry, bad, author)).rejects.toMatchObject(refusal);
    await expect(startTrial(registry, bad, { weight: 10 }, author)).rejects.toMatchObject(refusal);
    expect(await live()).toEqual({ ...first, wholesale: '1.0.0+b' });
    await promote(registry, bad, { ...author, again: true });
    expect(await live()).toEqual({ ...first, ...bad, wholesale: '1.0.0+b' });
  });

  test('is as good as any other once it was live again and gave way to a newer one', async () => {
    await promote(registry, bad, author);
    await rollback(registry, 'magazine', author);
    await promote(registry, bad, { ...author, again: true });
    await promote(registry, { magazine: '1.0.0+c' }, author);
    await promote(registry, bad, author);
    expect(await live()).toEqual({ ...first, ...bad });
  });

  test('on trial is refused too, and not when the trial goes on', async () => {
    await startTrial(registry, bad, { weight: 10 }, author);
    await rollback(registry, 'magazine', author);
    await expect(promote(registry, bad, author)).rejects.toMatchObject({ code: 'rolled_back' });
    await startTrial(registry, bad, { weight: 10 }, { ...author, again: true });
    // As the judge does with a healthy one.
    await promote(registry, bad, author);
    expect(await live()).toEqual({ ...first, ...bad });
  });

  test('is known behind more revisions than are read at a time', async () => {
    await promote(registry, bad, author);
    await rollback(registry, 'magazine', author);
    for (let step = 0; step < 24; step += 1) await promote(registry, { wholesale: step % 2 === 0 ? '1.0.0+b' : '1.0.0+c' }, author);
    await expect(promote(registry, bad, author)).rejects.toMatchObject({ code: 'rolled_back', details: { revision: 3 } });
  });
});
