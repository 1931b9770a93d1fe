import type { Answer, RaceSite } from './race-site.ts';

export interface Race {
  readonly name: string;
  run(site: RaceSite, parallel: number): Promise<Finish>;
}

/** What came of one race. A race without breaches went as it has to. */
export interface Finish {
  readonly answers: readonly Answer[];
  readonly breaches: readonly string[];
}

/** Collects what is not as it has to be. */
export class Checks {
  readonly breaches: string[] = [];

  same(what: string, found: unknown, wanted: unknown): void {
    const [left, right] = [JSON.stringify(found), JSON.stringify(wanted)];
    if (left !== right) this.breaches.push(`${what}: ${left} instead of ${right}`);
  }

  /** So many 200s, and nothing but the named refusals (`409 insufficient_stock`) for the rest. */
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

export function isWin({ status }: Answer): boolean {
  return status === 200;
}

export function refusalOf({ status, body }: Answer): string {
  const error = body['error'];
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : 'without a code';
  return `${status} ${String(code)}`;
}

export function times<Item>(count: number, make: (index: number) => Item): Item[] {
  return Array.from({ length: count }, (_, index) => make(index));
}

/** A word that no other race uses. */
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
