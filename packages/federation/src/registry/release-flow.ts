import type { ChannelFile, RemoteManifest } from '@orime/contracts';
import { createHash } from 'node:crypto';
import { readManifestCopy } from './manifest-copies.ts';
import { readManifest } from './read-manifest.ts';
import { refuseConflicts } from './refuse-conflicts.ts';
import { isRegistryError, RegistryError } from './registry-error.ts';
import { versionFolder, type Registry } from './registry-folder.ts';
import { appendRevision, latestRevision, pointChannel, readRevision, revisionConflict } from './revisions.ts';

/** Version by remote (or `shell`). */
export type VersionMap = Readonly<Record<string, string>>;

export interface ReleaseAuthor {
  readonly createdBy: string;
  /** The revision that the decision was based on. Default: the newest. */
  readonly onRevision?: number;
}

/** Makes published versions live. All changes form one revision, so that no visitor gets a mixed set. */
export async function promote(registry: Registry, changes: VersionMap, author: ReleaseAuthor): Promise<ChannelFile> {
  const current = await latestRevision(registry);
  const live = current === undefined ? {} : liveVersions(current);
  const wanted = { ...live, ...changes };
  if (current !== undefined && sameVersions(live, wanted)) {
    // Refuse even when the newer revision made the same versions live: the decision was based on an outdated one.
    if (author.onRevision !== undefined && author.onRevision !== current.revision) throw revisionConflict(current);
    // The promotion that wrote this revision may have been killed before the channel followed, or the channel file is lost.
    await pointChannel(registry);
    return current;
  }
  return write(registry, current, wanted, current === undefined ? 'first' : 'deploy', author);
}

/** Restores the previous live version of one remote, or of everything that the newest revision changed. */
export async function rollback(registry: Registry, remote: string | undefined, author: ReleaseAuthor): Promise<ChannelFile> {
  const current = await latestRevision(registry);
  if (current === undefined) throw new RegistryError('nothing_to_roll_back', 'Nothing was ever promoted');
  const live = liveVersions(current);
  if (remote !== undefined && live[remote] === undefined) throw new RegistryError('remote_unknown', `${remote} is not live`, { remote });
  const before = await versionsBefore(registry, current, remote);
  const wanted = remote === undefined ? before : { ...live, [remote]: before[remote] ?? '' };
  return write(registry, current, wanted, 'rollback', author);
}

/** Versions of a revision by remote, including the shell. */
export function liveVersions(channel: ChannelFile): VersionMap {
  return { shell: channel.shell.version, ...channel.sets[0]?.remotes };
}

async function versionsBefore(registry: Registry, current: ChannelFile, remote: string | undefined): Promise<VersionMap> {
  const live = liveVersions(current);
  for (let revision = current.previous; revision !== null;) {
    const candidate = await readRevision(registry, revision);
    const versions = liveVersions(candidate);
    const differs =
      remote === undefined ? !sameVersions(versions, live) : versions[remote] !== undefined && versions[remote] !== live[remote];
    if (differs) return versions;
    revision = candidate.previous;
  }
  throw new RegistryError('nothing_to_roll_back', `No earlier revision has another version${remote === undefined ? '' : ` of ${remote}`}`, {
    remote,
  });
}

async function write(
  registry: Registry,
  current: ChannelFile | undefined,
  versions: VersionMap,
  reason: ChannelFile['reason'],
  { createdBy, onRevision }: ReleaseAuthor,
): Promise<ChannelFile> {
  const live = current === undefined ? {} : liveVersions(current);
  const manifests = await Promise.all(
    Object.entries(versions).map(([name, version]) =>
      // A live version whose folder was lost must not stand in the way of releasing the others.
      live[name] === version ? knownManifest(registry, name, version) : publishedManifest(registry, name, version),
    ),
  );
  const shell = manifests.find(({ name }) => name === 'shell');
  if (shell === undefined)
    throw new RegistryError('shell_missing', 'The set has no shell; publish and promote the shell first or together');
  refuseConflicts(manifests);
  const { shell: _, ...remotes } = versions;
  const base = onRevision ?? current?.revision ?? 0;
  const next: ChannelFile = {
    schema: 1,
    channel: registry.channel,
    revision: base + 1,
    previous: base === 0 ? null : base,
    createdAt: new Date().toISOString(),
    createdBy,
    reason,
    shell: { version: shell.version, api: [shellApi(shell)], mfRuntime: shell.requires.mfRuntime },
    sets: [{ id: setId(versions), weight: 100, remotes }],
    retention: { minDays: 30, minSets: 50 },
  };
  await appendRevision(registry, next);
  return next;
}

async function publishedManifest(registry: Registry, name: string, version: string): Promise<RemoteManifest> {
  return readManifest(versionFolder(registry, name, version)).catch((cause: unknown) => {
    if (isRegistryError(cause) && cause.code !== 'build_missing') throw cause;
    throw new RegistryError('version_unknown', `${name}@${version} is not published`, { remote: name, version, cause });
  });
}

async function knownManifest(registry: Registry, name: string, version: string): Promise<RemoteManifest> {
  return publishedManifest(registry, name, version).catch(async (error: unknown) => {
    const copy = await readManifestCopy(registry, name, version);
    if (copy === undefined) throw error;
    return copy;
  });
}

/** The shell's own build states which version of the platform facade it carries. */
function shellApi(shell: RemoteManifest): string {
  return shell.requires.shellApi.replace(/^[^0-9]+/, '');
}

function setId(versions: VersionMap): string {
  const sorted = Object.entries(versions).sort(([a], [b]) => a.localeCompare(b));
  return `rs_${createHash('sha256').update(JSON.stringify(sorted)).digest('hex').slice(0, 12)}`;
}

function sameVersions(a: VersionMap, b: VersionMap): boolean {
  return setId(a) === setId(b);
}
