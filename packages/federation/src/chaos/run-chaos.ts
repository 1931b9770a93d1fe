import type { Browser } from 'playwright-core';
import { chaosCases } from './chaos-cases.ts';
import { readTargets } from './chaos-site.ts';
import { launchBrowser } from './launch-browser.ts';
import { visitBroken, type CaseResult, type ChaosCase } from './visit-broken.ts';

export interface ChaosOptions {
  readonly site: URL;
  /** Default: every live remote. */
  readonly remotes?: readonly string[];
  /** Names of faults. Default: all. */
  readonly faults?: readonly string[];
  readonly onCase?: (done: number, total: number, result: CaseResult) => void;
}

/** Breaks each remote of a running site in each way, for one visitor at a time, and tells what the visitor got. */
export async function runChaos({ site, remotes = [], faults = [], onCase }: ChaosOptions): Promise<readonly CaseResult[]> {
  const cases = chaosCases(await readTargets(site), remotes, faults);
  const browser = await launchBrowser();
  try {
    const results: CaseResult[] = [];
    for (const each of cases) {
      const result = await patiently(browser, site, each);
      results.push(result);
      onCase?.(results.length, cases.length, result);
    }
    return results;
  } finally {
    await browser.close();
  }
}

/** A busy machine may miss a moment: what fails is looked at once more, counts as it is then, and is told as a second visit. */
async function patiently(browser: Browser, site: URL, each: ChaosCase): Promise<CaseResult> {
  const result = await visitBroken(browser, site, each);
  return isGood(result) ? result : { ...(await visitBroken(browser, site, each)), visits: 2 };
}

/** Whether nobody was harmed but by the broken part itself. */
export function isGood({ own, cart, foreignGood, foreignAll, retry, reported, uncaught }: CaseResult): boolean {
  return own && cart && foreignGood === foreignAll && retry && reported && uncaught.length === 0;
}

export interface ChaosRow {
  readonly fault: string;
  readonly cases: number;
  readonly own: number;
  readonly cart: number;
  readonly foreign: string;
  readonly retry: number;
  readonly reported: number;
  readonly uncaught: number;
  /** Cases that were good or bad only at the second look. */
  readonly again: number;
}

/** One row for each fault, and one for all of them. */
export function tally(results: readonly CaseResult[]): readonly ChaosRow[] {
  const names = [...new Set(results.map(({ fault }) => fault))];
  return [
    ...names.map((name) =>
      rowOf(
        name,
        results.filter(({ fault }) => fault === name),
      ),
    ),
    rowOf('all', results),
  ];
}

function rowOf(fault: string, results: readonly CaseResult[]): ChaosRow {
  const count = (what: (result: CaseResult) => boolean): number => results.filter(what).length;
  const sum = (what: (result: CaseResult) => number): number => results.reduce((all, result) => all + what(result), 0);
  return {
    fault,
    cases: results.length,
    own: count(({ own }) => own),
    cart: count(({ cart }) => cart),
    foreign: `${String(sum(({ foreignGood }) => foreignGood))} of ${String(sum(({ foreignAll }) => foreignAll))}`,
    retry: count(({ retry }) => retry),
    reported: count(({ reported }) => reported),
    uncaught: sum(({ uncaught }) => uncaught.length),
    again: count(({ visits }) => visits === 2),
  };
}
