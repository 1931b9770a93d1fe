import { describe, expect, test } from '@jest/globals';
import { readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { publishVersion } from './publish-version.ts';
import { openRegistry, versionFolder } from './registry-folder.ts';
import { promote } from './release-flow.ts';
import { sampleBuild, temporaryFolder } from './sample-build.ts';
import { verifyVersion } from './verify-version.ts';

const ASSET = { path: 'x.js', bytes: 1, brotliBytes: 1, integrity: `sha384-${'A'.repeat(64)}`, kind: 'script' };

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

  test.each([
    ['a file cut off', (folder: string) => truncate(join(folder, 'entry.0123456789abcdef.js.br'), 2)],
    ['a file lost', (folder: string) => rm(join(folder, 'entry.0123456789abcdef.js'))],
    ['a byte of a file altered', (folder: string) => writeFile(join(folder, 'entry.0123456789abcdef.js'), '/* magaz1ne 1.0.0+aaaa */')],
    ['a byte of a twin altered', (folder: string) => flipLastByte(join(folder, 'entry.0123456789abcdef.js.gz'))],
    ['its manifest lost', (folder: string) => rm(join(folder, 'remote.json'))],
    ['its folder lost', (folder: string) => rm(folder, { recursive: true })],
  ])('a version with %s is whole again after the same content is published', async (_, damage) => {
    const registry = openRegistry(await temporaryFolder());
    const build = await sampleBuild({ name: 'magazine', version: '1.0.0+aaaa' });
    await publishVersion(registry, build);
    await damage(versionFolder(registry, 'magazine', '1.0.0+aaaa'));
    expect(await publishVersion(registry, build)).toMatchObject({ status: expect.stringMatching(/repaired|published/) });
    expect(await verifyVersion(registry, 'magazine', '1.0.0+aaaa')).toEqual([]);
  });

  test('other content under a published version is refused and the first stays', async () => {
    const registry = openRegistry(await temporaryFolder());
    await publishVersion(registry, await sampleBuild({ name: 'magazine', version: '1.0.0+aaaa', script: 'first' }));
    const other = await sampleBuild({ name: 'magazine', version: '1.0.0+aaaa', script: 'second' });

    await expect(publishVersion(registry, other)).rejects.toMatchObject({ name: 'RegistryError', code: 'version_differs' });
    expect(await readFile(join(versionFolder(registry, 'magazine', '1.0.0+aaaa'), 'entry.0123456789abcdef.js'), 'utf8')).toBe('first');
  });

  test.each([
    ['manifest', 'r/magazine/1.0.0+aaaa/remote.json'],
    ['copy of the manifest', 'manifests/magazine/1.0.0+aaaa.json'],
  ])('of a live version whose %s was forged the released build is written again, and no other', async (_, forged) => {
    const registry = openRegistry(await temporaryFolder());
    const build = await sampleBuild({ name: 'magazine', version: '1.0.0+aaaa' });
    await publishVersion(registry, build);
    await publishVersion(registry, await sampleBuild({ name: 'shell', version: '1.0.0+aaaa', path: '/' }));
    const { digests } = await promote(registry, { shell: '1.0.0+aaaa', magazine: '1.0.0+aaaa' }, { createdBy: 'test' });
    const evil = await sampleBuild({ name: 'magazine', version: '1.0.0+aaaa', origins: ['https://evil.example'] });
    await writeFile(join(registry.folder, forged), await readFile(join(evil, 'remote.json')));

    await expect(publishVersion(registry, evil)).rejects.toMatchObject({ code: 'version_differs' });
    await publishVersion(registry, build);
    expect(await readFile(join(registry.folder, forged), 'utf8')).not.toContain('evil');
    expect(await verifyVersion(registry, 'magazine', '1.0.0+aaaa', digests?.['magazine'])).toEqual([]);
  });

  test('a file that differs from what remote.json promises is refused before anything is stored', async () => {
    const registry = openRegistry(await temporaryFolder());
    const build = await sampleBuild({ name: 'magazine', version: '1.0.0+aaaa' });
    await writeFile(join(build, 'entry.0123456789abcdef.js'), 'tampered');

    await expect(publishVersion(registry, build)).rejects.toMatchObject({ code: 'version_differs' });
    expect(await readdir(registry.folder)).toEqual([]);
  });

  test.each([
    ['of another schema', { schema: 2 }, 'contract_unsupported'],
    ['without routes', { routes: undefined }, 'manifest_invalid'],
    ['without a list of files', { assets: undefined }, 'manifest_invalid'],
    ['with an entry that is none of its files', { entry: 'elsewhere.js' }, 'manifest_invalid'],
    ['with a file outside its folder', { assets: [{ ...ASSET, path: '../../channels/production.json' }] }, 'manifest_invalid'],
    ['with a container that is no identifier', { container: 'a;b' }, 'manifest_invalid'],
    ['with a policy for an origin', { permissions: { origins: ['https://evil.example; script-src *'], storage: [] } }, 'manifest_invalid'],
    ['with an address for an origin', { permissions: { origins: ['https://cdn.example/path'], storage: [] } }, 'manifest_invalid'],
    ['with every origin', { permissions: { origins: ['https://*.example'], storage: [] } }, 'manifest_invalid'],
  ])('a manifest %s is refused with a stable code and stored nowhere', async (_, change, code) => {
    const registry = openRegistry(await temporaryFolder());
    const build = await sampleBuild({ name: 'magazine', version: '1.0.0+aaaa' });
    const manifest: object = JSON.parse(await readFile(join(build, 'remote.json'), 'utf8'));
    await writeFile(join(build, 'remote.json'), JSON.stringify({ ...manifest, ...change }));
    await expect(publishVersion(registry, build)).rejects.toMatchObject({ name: 'RegistryError', code });
    expect(await readdir(registry.folder)).toEqual([]);
  });

  test('a manifest that is no JSON is refused with a stable code', async () => {
    const registry = openRegistry(await temporaryFolder());
    const build = await sampleBuild({ name: 'magazine', version: '1.0.0+aaaa' });
    await writeFile(join(build, 'remote.json'), '{ "schema": 1,');
    await expect(publishVersion(registry, build)).rejects.toMatchObject({ code: 'manifest_invalid' });
  });

  test('an origin with a port is one', async () => {
    const registry = openRegistry(await temporaryFolder());
    const build = await sampleBuild({ name: 'magazine', version: '1.0.0+aaaa', origins: ['https://tiles.example:8443'] });
    expect(await publishVersion(registry, build)).toMatchObject({ status: 'published' });
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

async function flipLastByte(file: string): Promise<void> {
  const bytes = await readFile(file);
  bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1;
  await writeFile(file, bytes);
}
