import type { ChannelFile, RemoteManifest } from '@orime/contracts';
import { refuseProblems } from '../gate/refuse-problems.ts';
import { knownManifest, liveVersions } from './compose-revision.ts';
import { readLive } from './read-live.ts';
import type { Registry } from './registry-folder.ts';

/**
 * Refuses a version that would not fit beside every version that is live or in canary. What is live already is published again
 * without a question: that is how it is repaired.
 * @param together further versions that are to go live with it
 */
export async function checkPublish(registry: Registry, candidate: RemoteManifest, together: readonly RemoteManifest[] = []): Promise<void> {
  const sets = await liveSets(registry);
  if (sets.some((set) => set.some(({ name, version }) => name === candidate.name && version === candidate.version))) return;
  const coming = [...together.filter(({ name }) => name !== candidate.name), candidate];
  const names = new Set(coming.map(({ name }) => name));
  for (const set of sets.length === 0 ? [[]] : sets)
    refuseProblems([...set.filter(({ name }) => !names.has(name)), ...coming], new Set([candidate.name]));
}

/** The manifests of each set that visitors get now. One that cannot be read is left out: publishing is what mends it. */
async function liveSets(registry: Registry): Promise<readonly (readonly RemoteManifest[])[]> {
  const live = await readLive(registry).catch(() => undefined);
  if (live === undefined) return [];
  return Promise.all(live.channel.sets.map((_, index) => manifestsOf(registry, live.channel, index)));
}

/** A canary names only what it has otherwise. */
async function manifestsOf(registry: Registry, channel: ChannelFile, index: number): Promise<readonly RemoteManifest[]> {
  const versions = { ...liveVersions(channel), ...channel.sets[index]?.remotes };
  const known = Object.entries(versions).map(([name, version]) => knownManifest(registry, name, version).catch(() => undefined));
  return (await Promise.all(known)).filter((manifest) => manifest !== undefined);
}
