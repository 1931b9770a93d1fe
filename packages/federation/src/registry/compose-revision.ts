import type { ChannelFile, ReleaseCause, RemoteManifest } from '@orime/contracts';
import { createHash } from 'node:crypto';
import { checkKeptTypes } from '../contract/check-kept-types.ts';
import { findGateProblems, refuseAny } from '../gate/refuse-problems.ts';
import { manifestDigest, signRevision } from '../keys/index.ts';
import { readManifestCopy } from './manifest-copies.ts';
import { readVersion } from './read-version.ts';
import { RegistryError } from './registry-error.ts';
import type { Registry } from './registry-folder.ts';
import { trialDigestKey, type Trial } from './trials.ts';

/** Version by remote (or `shell`). */
export type VersionMap = Readonly<Record<string, string>>;

/** Versions of a revision by remote, including the shell. */
export function liveVersions(channel: ChannelFile): VersionMap {
  return { shell: channel.shell.version, ...channel.sets[0]?.remotes };
}

export interface NextRevision {
  readonly revision: number;
  readonly current: ChannelFile | undefined;
  readonly versions: VersionMap;
  readonly reason: ChannelFile['reason'];
  readonly createdBy: string;
  /** What a part of the visitors gets instead. */
  readonly trials?: readonly Trial[];
  readonly cause?: ReleaseCause | undefined;
}

/** The revision that makes these versions live, signed. Refuses with a `RegistryError` what does not fit together. */
export async function composeRevision(registry: Registry, next: NextRevision): Promise<ChannelFile> {
  const { current, versions, trials = [] } = next;
  const live = current === undefined ? {} : liveVersions(current);
  const manifests = await Promise.all(
    Object.entries(versions).map(([name, version]) =>
      // A live version whose folder was lost must not stand in the way of releasing the others.
      live[name] === version ? knownManifest(registry, name, version) : readVersion(registry, name, version),
    ),
  );
  const shell = manifests.find(({ name }) => name === 'shell');
  if (shell === undefined)
    throw new RegistryError('shell_missing', 'The set has no shell; publish and promote the shell first or together');
  const changed = new Set(Object.keys(versions).filter((name) => live[name] !== versions[name]));
  await refuseSet(registry, manifests, { changed, reason: next.reason });
  const tried = await Promise.all(trials.map((trial) => trialManifests(registry, current, trial)));
  for (const own of tried) {
    const names = new Set(own.map(({ name }) => name));
    const together = [...manifests.filter(({ name }) => !names.has(name)), ...own];
    await refuseSet(registry, together, { changed: new Set([...changed, ...names]), reason: next.reason });
  }
  const { shell: _, ...remotes } = versions;
  // What is live already keeps the digest that was signed for it, whatever the store shows by now.
  const digestOf = (manifest: RemoteManifest): string =>
    (live[manifest.name] === manifest.version ? current?.digests?.[manifest.name] : undefined) ?? manifestDigest(manifest);
  return signed(registry, current, {
    schema: 1,
    channel: registry.channel,
    revision: next.revision,
    previous: current?.revision ?? null,
    createdAt: new Date().toISOString(),
    createdBy: next.createdBy,
    reason: next.reason,
    shell: { version: shell.version, api: [shellApi(shell)], mfRuntime: shell.requires.mfRuntime },
    ...(next.cause !== undefined && { cause: next.cause }),
    sets: [
      { id: setId(versions), weight: 100 - trials.reduce((sum, { weight }) => sum + weight, 0), remotes },
      ...trials.map((trial) => ({
        id: setId({ ...versions, ...trial.remotes }),
        canaryOf: setId(versions),
        sticky: 'visitor' as const,
        weight: trial.weight,
        remotes: trial.remotes,
        startedAt: trial.startedAt,
        judge: trial.judge,
      })),
    ],
    retention: { minDays: 30, minSets: 50 },
    digests: Object.fromEntries([
      ...manifests.map((manifest) => [manifest.name, digestOf(manifest)]),
      ...tried
        .flat()
        .map((manifest) => [trialDigestKey(manifest), current?.digests?.[trialDigestKey(manifest)] ?? manifestDigest(manifest)]),
    ]),
  });
}

/** All that would be live together, manifests and types; the compiler has spoken before (see `checkKeptTypes`). */
async function refuseSet(
  registry: Registry,
  manifests: readonly RemoteManifest[],
  { changed, reason }: { readonly changed: ReadonlySet<string>; readonly reason: ChannelFile['reason'] },
): Promise<void> {
  const isRollback = reason === 'rollback';
  const types = await checkKeptTypes(registry, manifests, isRollback);
  refuseAny([...findGateProblems(manifests, isRollback), ...types], changed);
}

/** One that is on trial already must not stand in the way when its folder was lost. */
function trialManifests(registry: Registry, current: ChannelFile | undefined, { remotes }: Trial): Promise<RemoteManifest[]> {
  const isKnown = (name: string, version: string): boolean => current?.sets.slice(1).some((set) => set.remotes[name] === version) === true;
  return Promise.all(
    Object.entries(remotes).map(([name, version]) => (isKnown(name, version) ? knownManifest : readVersion)(registry, name, version)),
  );
}

/** Whoever has no key cannot release into a registry that is signed: no gateway would serve it. */
function signed({ keys }: Registry, current: ChannelFile | undefined, revision: ChannelFile): ChannelFile {
  const [publicKey] = keys?.publicKeys ?? [];
  if (keys?.privateKey !== undefined && publicKey !== undefined) return signRevision(revision, keys.privateKey, publicKey);
  if (current?.sig === undefined && keys === undefined) return revision;
  throw new RegistryError(
    'signing_key_missing',
    'Releases of this registry are signed: name the private key as RELEASE_PRIVATE_KEY_FILE, or put it beside the registry as release-key.pem',
  );
}

export async function knownManifest(registry: Registry, name: string, version: string): Promise<RemoteManifest> {
  return readVersion(registry, name, version).catch(async (error: unknown) => {
    const copy = await readManifestCopy(registry, name, version);
    if (copy === undefined) throw error;
    return copy;
  });
}

/** The shell's own build states which version of the platform facade it carries. */
function shellApi(shell: RemoteManifest): string {
  return shell.requires.shellApi.replace(/^[^0-9]+/, '');
}

export function sameVersions(a: VersionMap, b: VersionMap): boolean {
  return setId(a) === setId(b);
}

function setId(versions: VersionMap): string {
  const sorted = Object.entries(versions).sort(([a], [b]) => a.localeCompare(b));
  return `rs_${createHash('sha256').update(JSON.stringify(sorted)).digest('hex').slice(0, 12)}`;
}
