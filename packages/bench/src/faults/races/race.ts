import type { Answer, RaceSite } from './race-site.ts';

export interface Race {
  readonly name: string;
  run(site: RaceSite, parallel: number): Promise<Finish>;
}

/** Result of one race; without violations it passed. */
export interface Finish {
  readonly answers: readonly Answer[];
  readonly breaches: readonly string[];
}

/** Collects violations. */
export class Checks {
  readonly breaches: string[] = [];

  same(what: string, found: unknown, wanted: unknown): void {
    const [left, right] = [JSON.stringify(found), JSON.stringify(wanted)];
    if (left !== right) this.breaches.push(`${what}: ${left} instead of ${right}`);
  }

  /** Requires exactly `wins` 200s, and only the given refusals (`409 insufficient_stock`) for the rest. */
  answers(answers: readonly Answer[], wins: number, refusals: readonly string[] = []): void {
    this.same('200s', answers.filter(isWin).length, wins);
    const others = new Set(
      answers
        .filter((answer) => !isWin(answer))
        .map(refusalOf)
        .filter((refusal) => !refusals.includes(refusal)),
    );
    if (others.size > 0) this.breaches.push(`answered ${[...others].join(', ')}`);
  }
}

/** Whether the call succeeded. */
export function isWin({ status }: Answer): boolean {
  return status === 200;
}

/** Status and error code of a refusal, as `409 insufficient_stock`. */
export function refusalOf({ status, body }: Answer): string {
  const error = body['error'];
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : 'without a code';
  return `${status} ${String(code)}`;
}

/** An array of `count` items made by index. */
export function times<Item>(count: number, make: (index: number) => Item): Item[] {
  return Array.from({ length: count }, (_, index) => make(index));
}

/** A string that no other race uses. */
export function unique(prefix: string): string {
  state.count += 1;
  return `${prefix}${process.pid}x${state.count}`;
}

const state = { count: 0 };

/** The first column of the first row. */
export async function readOne(site: RaceSite, query: string, values: readonly unknown[] = []): Promise<unknown> {
  const { rows } = await site.pool.query<Record<string, unknown>>(query, [...values]);
  return Object.values(rows[0] ?? {})[0];
}
