import { beforeEach, describe, expect, test } from '@jest/globals';
import type { ChannelFile } from '@orime/contracts';
import { copyFile, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ensureKeyFile, findSigningKeys, publicKeyText, verifyingKeys, type ReleaseKeys } from '../keys/index.ts';
import { liveVersions } from './compose-revision.ts';
import { publishVersion } from './publish-version.ts';
import { readLive } from './read-live.ts';
import { channelFile, openRegistry, revisionFile, type Registry } from './registry-folder.ts';
import { promote, rollback } from './release-flow.ts';
import { latestRevision, pointChannel, readChannel, readRevision } from './revisions.ts';
import { sampleBuild, temporaryFolder } from './sample-build.ts';
import { signRegistry } from './sign-registry.ts';

const author = { createdBy: 'test' };
let folder: string;
let keys: ReleaseKeys;
/** As somebody who releases has it. */
let registry: Registry;
/** As a gateway has it: the public key alone, from a setting. */
let reader: Registry;

beforeEach(async () => {
  folder = await temporaryFolder();
  ({ keys } = await ensureKeyFile(join(folder, 'release-key.pem')));
  registry = openRegistry(join(folder, 'releases'));
  reader = openRegistry(registry.folder, { keys: verifyingKeys(keys.publicKeys.map(publicKeyText).join()) });
  await publishVersion(registry, await sampleBuild({ name: 'shell', version: '1.0.0+a', path: '/' }));
  for (const version of ['1.0.0+a', '1.0.0+b'])
    await publishVersion(registry, await sampleBuild({ name: 'magazine', version, script: `/* ${version} */` }));
});

async function edit(file: string, change: (channel: ChannelFile) => object): Promise<void> {
  await writeFile(file, JSON.stringify(change(JSON.parse(await readFile(file, 'utf8')))));
}

describe('a registry with a key beside it', () => {
  beforeEach(async () => {
    await promote(registry, { shell: '1.0.0+a', magazine: '1.0.0+a' }, author);
    await promote(registry, { magazine: '1.0.0+b' }, author);
  });

  test('signs what is promoted, with the digest of each manifest; a reader with the public key alone serves it', async () => {
    const live = await readLive(reader);
    expect(live).toMatchObject({ damage: undefined, channel: { revision: 2, sig: expect.stringMatching(/^[\w-]+\.\.[\w-]+$/) } });
    expect(Object.keys(live?.channel.digests ?? {}).sort()).toEqual(['magazine', 'shell']);
    expect((await stat(join(folder, 'release-key.pem'))).mode & 0o777).toBe(0o600);
  });

  test.each([
    ['other versions', (channel: ChannelFile) => ({ ...channel, shell: { ...channel.shell, version: '9.9.9' } })],
    ['a digest of something else', (channel: ChannelFile) => ({ ...channel, digests: { ...channel.digests, magazine: 'sha384-x' } })],
    ['one field more', (channel: ChannelFile) => ({ ...channel, note: 'trust me' })],
    ['the signature of another revision', async (channel: ChannelFile) => ({ ...channel, sig: (await readRevision(registry, 1)).sig })],
    ['no algorithm', (channel: ChannelFile) => ({ ...channel, sig: `${Buffer.from('{"alg":"none"}').toString('base64url')}..AA` })],
  ])('refuses a channel and a revision with %s', async (_, change) => {
    for (const file of [channelFile(registry), revisionFile(registry, 2)])
      await writeFile(file, JSON.stringify(await change(JSON.parse(await readFile(file, 'utf8')))));
    await expect(readChannel(reader)).rejects.toMatchObject({ code: 'signature_wrong' });
    await expect(readRevision(reader, 2)).rejects.toMatchObject({ code: 'signature_wrong' });
    expect(await readLive(reader)).toMatchObject({ channel: { revision: 1 }, damage: { code: 'signature_wrong' } });
  });

  test('refuses what nobody signed, and what is signed by a key of somebody else', async () => {
    const stranger = openRegistry(registry.folder, { keys: (await ensureKeyFile(join(await temporaryFolder(), 'k.pem'))).keys });
    const { sig: _, ...unsigned } = (await readChannel(registry)) ?? fail();
    await writeFile(channelFile(registry), JSON.stringify({ ...unsigned, revision: 3 }));
    await expect(readChannel(reader)).rejects.toMatchObject({ code: 'signature_missing' });
    await promote(stranger, { shell: '1.0.0+a', magazine: '1.0.0+a' }, author);
    await expect(readChannel(reader)).rejects.toMatchObject({ code: 'signature_wrong' });
    expect(await readLive(reader)).toMatchObject({ channel: { revision: 2 } });
  });

  test('a forged revision is passed over, and a promotion of what is live stands above it', async () => {
    await edit(revisionFile(registry, 2), (channel) => ({ ...channel, revision: 3 }));
    await writeFile(revisionFile(registry, 3), await readFile(revisionFile(registry, 2)));
    await writeFile(channelFile(registry), await readFile(revisionFile(registry, 3)));
    expect(await latestRevision(registry)).toMatchObject({ revision: 1 });
    expect(await promote(registry, { magazine: '1.0.0+a' }, author)).toMatchObject({ revision: 4, previous: 1 });
    expect(await readLive(reader)).toMatchObject({ damage: undefined, channel: { revision: 4 } });
  });

  test('an old revision under a new number is passed over too', async () => {
    await copyFile(revisionFile(registry, 1), revisionFile(registry, 3));
    await expect(readRevision(reader, 3)).rejects.toMatchObject({ code: 'revision_damaged' });
    expect(await latestRevision(registry)).toMatchObject({ revision: 2 });
  });

  test('a signed channel stands for its revision when the file of it is lost, and brings it back', async () => {
    await promote(registry, { magazine: '1.0.0+a' }, author);
    for (const lost of [2, 3]) await rm(revisionFile(registry, lost));
    expect(await readLive(reader)).toMatchObject({
      damage: undefined,
      revisionDamage: { code: 'revision_damaged' },
      channel: { revision: 3 },
    });
    await pointChannel(registry);
    expect(await latestRevision(reader)).toMatchObject({ revision: 3 });
    expect(await promote(registry, { magazine: '1.0.0+b' }, author)).toMatchObject({ revision: 4, previous: 3 });
    expect(await readRevision(reader, 3)).toMatchObject({ revision: 3 });
  });

  test('whoever has no key cannot release into it, nor roll back', async () => {
    const keyless = openRegistry(registry.folder, { keys: undefined });
    const verifier = reader;
    for (const other of [keyless, verifier]) {
      await expect(promote(other, { magazine: '1.0.0+a' }, author)).rejects.toMatchObject({ code: 'signing_key_missing' });
      await expect(rollback(other, 'magazine', author)).rejects.toMatchObject({ code: 'signing_key_missing' });
    }
    expect(await latestRevision(reader)).toMatchObject({ revision: 2 });
  });

  test('a key is replaced by another without a gap: readers accept both for a while', async () => {
    const next = (await ensureKeyFile(join(folder, 'next.pem'))).keys;
    const both = openRegistry(registry.folder, {
      keys: verifyingKeys([...keys.publicKeys, ...next.publicKeys].map(publicKeyText).join(' ')),
    });
    await promote(
      openRegistry(registry.folder, { keys: { ...both.keys, ...next, publicKeys: [...next.publicKeys, ...keys.publicKeys] } }),
      { magazine: '1.0.0+a' },
      author,
    );
    expect(await readLive(both)).toMatchObject({ damage: undefined, channel: { revision: 3 } });
    expect(await readLive(reader)).toMatchObject({ channel: { revision: 2 }, damage: { code: 'signature_wrong' } });
  });
});

describe('a registry from before releases were signed', () => {
  test('is signed once by whoever makes the key, with its whole history, and goes on', async () => {
    const old = openRegistry(registry.folder, { keys: undefined });
    await promote(old, { shell: '1.0.0+a', magazine: '1.0.0+a' }, author);
    await promote(old, { magazine: '1.0.0+b' }, author);
    await expect(readLive(reader)).rejects.toMatchObject({ code: 'signature_missing' });
    expect(await signRegistry(registry)).toBe(2);
    expect(await signRegistry(registry)).toBe(0);
    expect(await readLive(reader)).toMatchObject({ damage: undefined, channel: { revision: 2 } });
    expect(liveVersions(await rollback(registry, 'magazine', author))).toMatchObject({ magazine: '1.0.0+a' });
  });

  test('without a key nothing is signed and nothing is verified', async () => {
    const old = openRegistry(join(await temporaryFolder(), 'releases'));
    expect(old.keys).toBeUndefined();
    await publishVersion(old, await sampleBuild({ name: 'shell', version: '1.0.0+a', path: '/' }));
    expect((await promote(old, { shell: '1.0.0+a' }, author)).sig).toBeUndefined();
    expect(await readLive(old)).toMatchObject({ damage: undefined });
  });
});

describe('the key', () => {
  test('is one for all who start at once, and is found by setting, beside the registry and in the data folder', async () => {
    const file = join(await temporaryFolder(), 'data', 'release-key.pem');
    const made = await Promise.all([1, 2, 3, 4].map(() => ensureKeyFile(file)));
    expect(new Set(made.map((each) => each.keys.publicKeys.map(publicKeyText).join())).size).toBe(1);
    expect(made.filter(({ isNew }) => isNew)).toHaveLength(1);
    const text = made[0]?.keys.publicKeys.map(publicKeyText);
    for (const env of [{ RELEASE_PRIVATE_KEY_FILE: file }, { DATA_DIR: join(file, '..') }])
      expect(findSigningKeys('/nowhere/releases', env)?.publicKeys.map(publicKeyText)).toEqual(text);
    expect(findSigningKeys(join(file, '..', 'releases'), {})?.publicKeys.map(publicKeyText)).toEqual(text);
    expect(findSigningKeys('/nowhere/releases', {})).toBeUndefined();
  });

  test('is refused when it is none, or none for ES256', async () => {
    const file = join(folder, 'other.pem');
    await writeFile(file, 'no key');
    expect(() => findSigningKeys('/nowhere/releases', { RELEASE_PRIVATE_KEY_FILE: file })).toThrow(/is no key/);
    expect(() => verifyingKeys('AAAA')).toThrow('RELEASE_PUBLIC_KEY is no key');
  });
});

function fail(): never {
  throw new Error('There is no channel');
}
