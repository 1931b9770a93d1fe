import { runChaos, tally } from '@orime/federation/chaos';
import { BARS } from '../report/bars.ts';
import { besideBar, printBars } from '../report/print-bars.ts';
import { printReport } from '../report/print-report.ts';
import { benchSite } from '../site/bench-site.ts';

/**
 * Twelve faults of each remote of a site, from a visitor's side (`orime chaos`), counted. Exits with 1 when a visitor was harmed.
 * `npm run bench -- chaos [remote …]`
 */
const site = await benchSite();
try {
  const results = await runChaos({
    site: new URL(site.url),
    remotes: process.argv.slice(2),
    onCase: (done, total) => process.stderr.write(`${String(done)} of ${String(total)}\n`),
  });
  printReport(
    'chaos',
    tally(results).map((row) => ({ ...row })),
  );
  // In per cent of the cases, or of the visits to pages of others.
  const share = (good: number, all: number): number => (good / all) * 100;
  const cases = (isGoodIn: (result: (typeof results)[0]) => boolean): number => share(results.filter(isGoodIn).length, results.length);
  const sum = (read: (result: (typeof results)[0]) => number): number => results.reduce((all, result) => all + read(result), 0);
  printBars('chaos', [
    besideBar(
      'own page, %',
      cases(({ own }) => own),
      BARS.chaos.all,
    ),
    besideBar(
      'cart, %',
      cases(({ cart }) => cart),
      BARS.chaos.all,
    ),
    besideBar(
      'pages of others, %',
      share(
        sum(({ foreignGood }) => foreignGood),
        sum(({ foreignAll }) => foreignAll),
      ),
      BARS.chaos['pages of others'],
    ),
    besideBar(
      'retry after repair, %',
      cases(({ retry }) => retry),
      BARS.chaos.all,
    ),
    besideBar(
      'reported with remote@version, %',
      cases(({ reported }) => reported),
      BARS.chaos.all,
    ),
    besideBar(
      'nothing uncaught, %',
      cases(({ uncaught }) => uncaught.length === 0),
      BARS.chaos.all,
    ),
  ]);
} finally {
  await site.stop();
}
