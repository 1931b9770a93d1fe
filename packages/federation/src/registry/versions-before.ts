import type { ChannelFile } from '@orime/contracts';
import { liveVersions, sameVersions, type VersionMap } from './compose-revision.ts';
import { RegistryError } from './registry-error.ts';
import type { Registry } from './registry-folder.ts';
import { revisionChain } from './revision-chain.ts';
import { rolledBackIn } from './rolled-back.ts';

/** What was live for less time has proved nothing, and is gone back to only where there is nothing better. */
const PROVED_AFTER_MS = 5 * 60_000;

/**
 * Where a rollback leads, of one remote or of everything: to the newest earlier versions that were live for five minutes and of which
 * none was rolled back; else to the newest of which none was. Error: `nothing_to_roll_back`.
 */
export async function versionsBefore(registry: Registry, current: ChannelFile, remote: string | undefined): Promise<VersionMap> {
  const found = targetIn(await readChain(registry, current), remote);
  if (found !== undefined) return found;
  const of = remote === undefined ? '' : ` of ${remote}`;
  throw new RegistryError('nothing_to_roll_back', `No earlier revision has another version${of} that was not rolled back`, { remote });
}

/** Where a rollback of each remote leads, and of the shell; without those that have nothing to go back to. */
export async function rollbackTargets(registry: Registry, current: ChannelFile): Promise<ReadonlyMap<string, string>> {
  const chain = await readChain(registry, current);
  const targets = Object.keys(liveVersions(current)).map((name) => [name, targetIn(chain, name)?.[name]] as const);
  return new Map(targets.flatMap(([name, version]) => (version === undefined ? [] : [[name, version] as const])));
}

async function readChain(registry: Registry, current: ChannelFile): Promise<readonly ChannelFile[]> {
  const chain: ChannelFile[] = [];
  for await (const revision of revisionChain(registry, current)) chain.push(revision);
  return chain;
}

function targetIn(chain: readonly ChannelFile[], remote: string | undefined): VersionMap | undefined {
  const versions = chain.map(liveVersions);
  const [live = {}] = versions;
  const isSame = (a: VersionMap, b: VersionMap): boolean => (remote === undefined ? sameVersions(a, b) : a[remote] === b[remote]);
  const rolledBack = rolledBackIn(chain);
  const isBad = (set: VersionMap): boolean =>
    Object.entries(set).some(([name, version]) => (remote === undefined || name === remote) && rolledBack.has(`${name}@${version}`));
  let unproved: VersionMap | undefined;
  // When the versions at hand came to an end: the oldest newer revision that had others.
  let successor = chain[0];
  for (const [index, candidate] of versions.entries()) {
    const newer = versions[index - 1];
    if (newer !== undefined && !isSame(newer, candidate)) successor = chain[index - 1];
    const isThere = remote === undefined || candidate[remote] !== undefined;
    if (!isThere || isSame(candidate, live) || isBad(candidate)) continue;
    unproved ??= candidate;
    if (ageAt(chain[index], successor) >= PROVED_AFTER_MS) return candidate;
  }
  return unproved;
}

function ageAt(revision: ChannelFile | undefined, successor: ChannelFile | undefined): number {
  return Date.parse(successor?.createdAt ?? '') - Date.parse(revision?.createdAt ?? '');
}
