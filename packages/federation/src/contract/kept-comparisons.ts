import { createHash } from 'node:crypto';
import type { Registry } from '../registry/registry-folder.ts';
import type { TypeProblem, Uses } from './compare-contracts.ts';

/** What the compiler said of one contract that is offered in the place of another. */
export interface Comparison {
  /** What it was asked about. */
  readonly asked: Uses;
  readonly problems: readonly TypeProblem[];
}

/** Kept by the digests of both contracts and of what was asked, so a record cannot grow old. Whoever has no compiler decides by them. */
export async function keepComparison(registry: Registry, compiled: string, offered: string, comparison: Comparison): Promise<void> {
  const name = createHash('sha256').update(comparison.asked.join('\n')).digest('hex').slice(0, 20);
  // Over one that was cut off, too.
  await registry.store.put(`${prefixOf(compiled, offered)}${name}.json`, Buffer.from(JSON.stringify(comparison)));
}

/** Everything that was ever asked about a pair of contracts, as one comparison. */
export async function readComparison(registry: Registry, compiled: string, offered: string): Promise<Comparison> {
  const records = await registry.store.list(prefixOf(compiled, offered));
  const known = await Promise.all(records.map(({ key }) => readRecord(registry, key)));
  return joined(known.filter((comparison) => comparison !== undefined));
}

/** What was said about different uses of one pair. */
export function joined(all: readonly Comparison[]): Comparison {
  return {
    asked: [...new Set(all.flatMap(({ asked }) => asked))],
    problems: [...new Map(all.flatMap(({ problems }) => problems.map((problem) => [problem.use, problem] as const))).values()],
  };
}

/** One that cannot be read counts as never made. */
async function readRecord(registry: Registry, key: string): Promise<Comparison | undefined> {
  try {
    const stored = await registry.store.read(key);
    const value = JSON.parse(stored?.bytes.toString('utf8') ?? '') as Partial<Comparison>;
    return Array.isArray(value.asked) && Array.isArray(value.problems) ? { asked: value.asked, problems: value.problems } : undefined;
  } catch {
    return undefined;
  }
}

function prefixOf(compiled: string, offered: string): string {
  return `contracts/compared/${compiled}/${offered}/`;
}
