import { isGood, runChaos, tally } from '@orime/federation/chaos';
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
  if (!results.every(isGood)) process.exitCode = 1;
} finally {
  await site.stop();
}
