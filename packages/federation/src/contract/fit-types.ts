import type { TypeProblem, Uses } from './compare-contracts.ts';
import type { Comparison } from './kept-comparisons.ts';
import type { CompiledAgainst } from './kept-contracts.ts';

/** Whether a remote gets from a shell what it was compiled against; `unknown` as long as some of it was never compared. */
export type TypeFit =
  | { readonly kind: 'fits' }
  | { readonly kind: 'differs'; readonly problems: readonly TypeProblem[] }
  | { readonly kind: 'unknown'; readonly missing: readonly MissingComparison[] };

export interface MissingComparison {
  readonly compiled: string;
  readonly offered: string;
  readonly uses: Uses;
}

/**
 * Decides by what the compiler said before, without a compiler. Of several contracts of one version, one that fits is enough: the same
 * files came of each. What is not known of a version is not compared.
 */
export async function fitTypes(
  readComparison: (compiled: string, offered: string) => Promise<Comparison>,
  remote: readonly CompiledAgainst[],
  shell: readonly CompiledAgainst[],
): Promise<TypeFit> {
  if (remote.length === 0 || shell.length === 0) return { kind: 'fits' };
  let problems: readonly TypeProblem[] = [];
  const missing: MissingComparison[] = [];
  for (const { contract: compiled, uses } of remote)
    for (const { contract: offered } of shell) {
      if (compiled === offered) return { kind: 'fits' };
      const known = await readComparison(compiled, offered);
      const left = uses.filter((use) => !known.asked.includes(use));
      const own = known.problems.filter(({ use }) => uses.includes(use));
      if (own.length > 0) problems = own;
      else if (left.length === 0) return { kind: 'fits' };
      else missing.push({ compiled, offered, uses: left });
    }
  return missing.length > 0 ? { kind: 'unknown', missing } : { kind: 'differs', problems };
}
