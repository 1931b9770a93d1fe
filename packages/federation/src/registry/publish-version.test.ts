import { describe, expect, test } from '@jest/globals';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { publishVersion } from './publish-version.ts';
import { openRegistry, versionFolder } from './registry-folder.ts';
import { sampleBuild, temporaryFolder } from './sample-build.ts';

describe('publishing a version', () => {
  test('stores every file with its compressed twins', async () => {
    const registry = openRegistry(await temporaryFolder());
    const build = await sampleBuild({ name: 'magazine', version: '1.0.0+aaaa', script: 'console.log("折目")' });

    expect(await publishVersion(registry, build)).toMatchObject({ remote: 'magazine', version: '1.0.0+aaaa', status: 'published' });

    const folder = versionFolder(registry, 'magazine', '1.0.0+aaaa');
    const file = join(folder, 'entry.0123456789abcdef.js');
    expect(await readFile(file, 'utf8')).toBe('console.log("折目")');
    expect(brotliDecompressSync(await readFile(`${file}.br`)).toString()).toBe('console.log("折目")');
    expect(gunzipSync(await readFile(`${file}.gz`)).toString()).toBe('console.log("折目")');
  });

  test('the same content again is a success that changes nothing', async () => {
    const registry = openRegistry(await temporaryFolder());
    const build = await sampleBuild({ name: 'magazine', version: '1.0.0+aaaa' });
    await publishVersion(registry, build);
    expect(await publishVersion(registry, build)).toMatchObject({ status: 'unchanged' });
  });

  test('other content under a published version is refused and the first stays', async () => {
    const registry = openRegistry(await temporaryFolder());
    await publishVersion(registry, await sampleBuild({ name: 'magazine', version: '1.0.0+aaaa', script: 'first' }));
    const other = await sampleBuild({ name: 'magazine', version: '1.0.0+aaaa', script: 'second' });

    await expect(publishVersion(registry, other)).rejects.toMatchObject({ name: 'RegistryError', code: 'version_differs' });
    expect(await readFile(join(versionFolder(registry, 'magazine', '1.0.0+aaaa'), 'entry.0123456789abcdef.js'), 'utf8')).toBe('first');
  });

  test('a file that differs from what remote.json promises is refused before anything is stored', async () => {
    const registry = openRegistry(await temporaryFolder());
    const build = await sampleBuild({ name: 'magazine', version: '1.0.0+aaaa' });
    await writeFile(join(build, 'entry.0123456789abcdef.js'), 'tampered');

    await expect(publishVersion(registry, build)).rejects.toMatchObject({ code: 'version_differs' });
    expect(await readdir(registry.folder)).toEqual([]);
  });

  test('many publishers of one version leave one complete folder', async () => {
    const registry = openRegistry(await temporaryFolder());
    const build = await sampleBuild({ name: 'magazine', version: '1.0.0+aaaa' });
    const results = await Promise.all(Array.from({ length: 8 }, () => publishVersion(registry, build)));
    expect(results.filter(({ status }) => status === 'published')).toHaveLength(1);
    expect(await readdir(join(registry.folder, 'r', 'magazine'))).toEqual(['1.0.0+aaaa']);
  });

  test.each(['../outside', '/etc', '', 'a/b'])('a name like %j never becomes a folder', async (name) => {
    const registry = openRegistry(await temporaryFolder());
    expect(() => versionFolder(registry, name, '1.0.0')).toThrow(expect.objectContaining({ code: 'name_invalid' }));
  });
});
