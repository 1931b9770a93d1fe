import type { RemoteManifest } from '@orime/contracts';
import { liveVersions } from '../registry/compose-revision.ts';
import { readLive } from '../registry/read-live.ts';
import { RegistryError } from '../registry/registry-error.ts';
import type { Registry } from '../registry/registry-folder.ts';
import { compareContracts, type TypeProblem } from './compare-contracts.ts';
import { readContract, type CompiledAgainst } from './kept-contracts.ts';

interface Version {
  readonly name: string;
  readonly version: string;
  readonly types: CompiledAgainst | undefined;
}

/**
 * Refuses a version whose types do not fit beside every version that is live or on trial: a remote has to get from the shell what it was
 * compiled against. What is not known of a version is not compared.
 * @param coming the version with its types, and others that are to go live with it
 */
export async function refuseOtherTypes(
  registry: Registry,
  root: string,
  candidate: Pick<RemoteManifest, 'name' | 'version'>,
  coming: readonly Version[],
): Promise<void> {
  const names = new Set(coming.map(({ name }) => name));
  const live = (await liveSets(registry)).filter(({ name }) => !names.has(name));
  const others = await Promise.all(
    live.map(async ({ name, version }) => ({ name, version, types: await readContract(registry, name, version).catch(() => undefined) })),
  );
  const all = [...coming, ...others];
  const shells = all.filter(({ name }) => name === 'shell');
  for (const shell of shells) {
    const remotes = all.filter(({ name }) => name !== 'shell' && (candidate.name === 'shell' || name === candidate.name));
    for (const remote of remotes) await refusePair(root, remote, shell);
  }
}

/** Every version that some visitor gets. */
async function liveSets(registry: Registry): Promise<readonly { name: string; version: string }[]> {
  const live = await readLive(registry).catch(() => undefined);
  if (live === undefined) return [];
  const versions = [liveVersions(live.channel), ...live.channel.sets.slice(1).map(({ remotes }) => remotes)];
  return versions.flatMap((set) => Object.entries(set).map(([name, version]) => ({ name, version })));
}

async function refusePair(root: string, remote: Version, shell: Version): Promise<void> {
  if (remote.types === undefined || shell.types === undefined) return;
  const problems = await compareContracts(root, remote.types.contract, shell.types.contract, remote.types.uses);
  const [first] = problems;
  if (first === undefined) return;
  const [consumer, provider] = [remote, shell].map(({ name, version }) => `${name}@${version}`);
  const say = ({ use, why }: TypeProblem): string => `${use} of ${provider} is not what ${consumer} was compiled against: ${why}`;
  throw new RegistryError('types_mismatch', problems.map(say).join('\n'), {
    use: first.use,
    why: first.why,
    usedBy: consumer,
    providedBy: provider,
    problems: problems.map((problem) => ({ code: 'types_mismatch', message: say(problem) })),
  });
}
