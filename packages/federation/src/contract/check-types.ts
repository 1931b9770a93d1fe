import type { GateProblem } from '../gate/gate-problem.ts';
import { refuseAny } from '../gate/refuse-problems.ts';
import { liveVersions } from '../registry/compose-revision.ts';
import { readLive } from '../registry/read-live.ts';
import { RegistryError } from '../registry/registry-error.ts';
import type { Registry } from '../registry/registry-folder.ts';
import { otherTypes } from './check-kept-types.ts';
import { compareContracts } from './compare-contracts.ts';
import { fitTypes } from './fit-types.ts';
import { joined, keepComparison, readComparison, type Comparison } from './kept-comparisons.ts';
import { contractDigest, readContractText, readTypes, type CompiledAgainst } from './kept-contracts.ts';

export interface TypedVersion {
  readonly name: string;
  readonly version: string;
  /** What it was compiled against; empty where that is not known. */
  readonly types: readonly CompiledAgainst[];
}

interface Pair {
  readonly remote: TypedVersion;
  readonly shell: TypedVersion;
}

export interface TypeCheck {
  /** The checkout whose compiler is asked. */
  readonly root: string;
  /** All that are to go live together. */
  readonly coming: readonly TypedVersion[];
  /** Names of those that the release is about. Default: all that are coming. What is live already is not asked again. */
  readonly changed?: readonly string[];
  /** A contract that the store may not have yet. */
  readonly text?: string;
  /** False to write nothing. */
  readonly isKept?: boolean;
}

/**
 * Compares versions with every version that is live or on trial, and refuses them when their types do not fit: a remote has to get from
 * the shell what it was compiled against. What the compiler says is kept, so that whoever has none can decide by it. What is not known
 * of a version is not compared.
 */
export async function refuseOtherTypes(registry: Registry, check: TypeCheck): Promise<void> {
  const live = await liveTypes(registry);
  const isLive = ({ name, version }: TypedVersion): boolean => live.some((other) => other.name === name && other.version === version);
  const fresh = check.coming.filter((version) => !isLive(version)).map(({ name }) => name);
  const changed = new Set(check.changed === undefined ? fresh : fresh.filter((name) => check.changed?.includes(name)));
  const pairs = pairsOf(check.coming, live).filter(({ remote, shell }) => changed.has(remote.name) || changed.has(shell.name));
  const made = await compareMissing(registry, check, pairs);
  const problems = await Promise.all(
    pairs.map(async ({ remote, shell }): Promise<GateProblem[]> => {
      const fit = await fitTypes(
        async (was, is) => joined([await readComparison(registry, was, is), ...(made.get(`${was}/${is}`) ?? [])]),
        remote.types,
        shell.types,
      );
      return fit.kind === 'differs' ? otherTypes(remote, shell, fit.problems) : [];
    }),
  );
  refuseAny(problems.flat(), changed);
}

/** Published versions as they are kept. */
export function typedVersions(registry: Registry, versions: Readonly<Record<string, string>>): Promise<TypedVersion[]> {
  return Promise.all(
    Object.entries(versions).map(async ([name, version]) => ({ name, version, types: await readTypes(registry, name, version) })),
  );
}

/** Every version that some visitor gets. */
async function liveTypes(registry: Registry): Promise<readonly TypedVersion[]> {
  const live = await readLive(registry).catch(() => undefined);
  if (live === undefined) return [];
  const sets = [liveVersions(live.channel), ...live.channel.sets.slice(1).map(({ remotes }) => remotes)];
  return (await Promise.all(sets.map((set) => typedVersions(registry, set)))).flat();
}

/** Every remote that some visitor would get beside a shell. */
function pairsOf(coming: readonly TypedVersion[], live: readonly TypedVersion[]): readonly Pair[] {
  const all = [...coming, ...live.filter(({ name }) => coming.every((version) => version.name !== name))];
  const shells = all.filter(({ name }) => name === 'shell');
  return shells.flatMap((shell) => all.filter(({ name }) => name !== 'shell').map((remote) => ({ remote, shell })));
}

/** Asks the compiler what was never asked: once for all remotes that were compiled against the same contract. */
async function compareMissing(registry: Registry, { root, text, isKept = true }: TypeCheck, pairs: readonly Pair[]) {
  const read = (was: string, is: string): Promise<Comparison> => readComparison(registry, was, is);
  const fits = await Promise.all(pairs.map(({ remote, shell }) => fitTypes(read, remote.types, shell.types)));
  const groups = Map.groupBy(
    fits.flatMap((fit) => (fit.kind === 'unknown' ? fit.missing : [])),
    ({ compiled, offered }) => `${compiled}/${offered}`,
  );
  const textOf = async (digest: string): Promise<string> =>
    text !== undefined && contractDigest(text) === digest ? text : storedText(registry, digest);
  const made = new Map<string, readonly Comparison[]>();
  for (const [pair, group] of groups) {
    const [was = '', is = ''] = pair.split('/');
    const asked = [...new Set(group.flatMap(({ uses }) => uses))].toSorted();
    const comparison = { asked, problems: await compareContracts(root, await textOf(was), await textOf(is), asked) };
    made.set(pair, [comparison]);
    if (isKept) await keepComparison(registry, was, is, comparison);
  }
  return made;
}

async function storedText(registry: Registry, digest: string): Promise<string> {
  const text = await readContractText(registry, digest);
  if (text !== undefined) return text;
  throw new RegistryError(
    'types_not_compared',
    `The store has lost contracts/${digest}.d.ts; publish a version of the same checkout again`,
    {
      contract: digest,
    },
  );
}
