import { beforeEach, expect, test } from '@jest/globals';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { publishVersion } from '../registry/publish-version.ts';
import { readManifest } from '../registry/read-manifest.ts';
import { openRegistry, type Registry } from '../registry/registry-folder.ts';
import { promote } from '../registry/release-flow.ts';
import { sampleBuild, temporaryFolder } from '../registry/sample-build.ts';
import { findGateProblems } from './refuse-problems.ts';

let registry: Registry;

beforeEach(async () => {
  registry = openRegistry(await temporaryFolder());
  const { version } = await publishVersion(registry, await sampleBuild({ name: 'shell', version: '1.0.0+a', path: '/' }));
  await promote(registry, { shell: version }, { createdBy: 'test' });
});

async function buildWith(copies: readonly string[] | undefined, name = 'magazine'): Promise<string> {
  const folder = await sampleBuild({ name, version: '1.0.0+b' });
  await writeFile(join(folder, 'remote.json'), JSON.stringify({ ...(await readManifest(folder)), copies }));
  return folder;
}

test('a build with code of what the shell lends is refused, and is listed where it is live', async () => {
  const folder = await buildWith(['react', 'react-dom']);
  await expect(publishVersion(registry, folder)).rejects.toMatchObject({
    code: 'shared_duplicate',
    details: { remote: 'magazine', module: 'react', problems: [{ code: 'shared_duplicate' }, { code: 'shared_duplicate' }] },
  });
  expect(findGateProblems([await readManifest(folder)]).map(({ message }) => message)).toEqual([
    'magazine@1.0.0+b has code of react, which the shell lends: a page would have it twice',
    'magazine@1.0.0+b has code of react-dom, which the shell lends: a page would have it twice',
  ]);
});

test('a build without any, and one of others that says nothing of it, is published', async () => {
  expect(await publishVersion(registry, await buildWith([]))).toMatchObject({ status: 'published' });
  expect(await publishVersion(registry, await buildWith(undefined, 'stylists'))).toMatchObject({ status: 'published' });
});
