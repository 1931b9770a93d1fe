import type { Bar, Reference } from './bars.ts';
import { printReport } from './print-report.ts';

/** Where there is no bar, aim or reference. */
const NOTHING = '–';

/** One figure of ours beside what was promised and what others reached. */
export interface Judged extends Readonly<Record<string, string | number | boolean>> {
  readonly figure: string;
  readonly ours: number;
  readonly bar: number | typeof NOTHING;
  readonly kept: boolean;
}

/**
 * @param figure what was measured, with the page or step where there are several
 * @param reference of this page or step, where the bar has none of its own
 */
export function besideBar(
  figure: string,
  ours: number,
  { bar, isLeast, aim, reference: own }: Bar,
  reference: Reference | undefined = own,
): Judged {
  return {
    figure,
    ours,
    bar: bar ?? NOTHING,
    aim: aim ?? NOTHING,
    reference: reference?.value ?? NOTHING,
    'reference of': reference?.of ?? NOTHING,
    // A figure that is not a number keeps nothing.
    kept: bar === undefined || (isLeast === true ? ours >= bar : ours <= bar),
  };
}

/** Prints figures beside their bars, names those that miss theirs, and lets the process exit with 1 when there are any. */
export function printBars(program: string, rows: readonly Judged[]): void {
  printReport(`${program}, beside its bars`, rows);
  for (const { figure, ours, bar, kept } of rows) {
    if (kept) continue;
    process.exitCode = 1;
    process.stderr.write(`${figure} is ${ours.toFixed(2)}, and the bar is ${String(bar)}\n`);
  }
}
