import { startApi } from '../load/processes.ts';
import { BARS } from '../report/bars.ts';
import { besideBar, printBars } from '../report/print-bars.ts';
import { median, printReport } from '../report/print-report.ts';
import { openScale } from '../scale/scale-database.ts';

/**
 * Time from the start of an API process to its first product response, with a running, filled database: the median of RUNS (5).
 * Exits with 1 above two seconds. `npm run bench -- api-start`
 */
const runs = Number(process.env['RUNS'] ?? 5);

const database = await openScale();
try {
  const times: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const api = await startApi(database, { readyPath: '/api/design/name/scale-77' });
    times.push(api.startedInMs);
    await api.stop();
  }
  printReport('api-start', [{ what: 'start to first product', 'median ms': median(times), 'slowest ms': Math.max(...times), runs }]);
  printBars('api-start', [besideBar('start to first product, ms', median(times), BARS.api['start ms'])]);
} finally {
  await database.stop();
}
