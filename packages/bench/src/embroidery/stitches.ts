import { performance } from 'node:perf_hooks';
import { writeDst, writeExp, writePes } from '../../../../apps/designer-studio/src/features/embroidery/formats/index.ts';
import { measurePlan, planDesign } from '../../../../apps/designer-studio/src/features/embroidery/stitch/plan/index.ts';
import { STITCH_KINDS } from '../../../../apps/designer-studio/src/features/embroidery/stitch/settings.ts';
import { median, printReport } from '../report/print-report.ts';
import { wavyDiscs } from './wavy-discs.ts';

/**
 * Planning about 20,000 stitches of each kind, and writing them as files; what the worker of `/embroidery` does, on one core. Exits with 1
 * when planning 20,000 stitches takes a core longer than a second. `npm run bench -- embroidery`
 */
const RUNS = Number(process.env['RUNS'] ?? 5);
const WANTED = 20_000;
const MAX_MS = 1000;

const rows = STITCH_KINDS.map((kind) => {
  const shapes = wavyDiscs(kind, WANTED);
  const times: number[] = [];
  const work: number[] = [];
  let planned = planDesign(shapes);
  for (let run = 0; run < RUNS; run += 1) {
    const [start, before] = [performance.now(), process.cpuUsage()];
    planned = planDesign(shapes);
    times.push(performance.now() - start);
    const { user, system } = process.cpuUsage(before);
    work.push((user + system) / 1000);
  }
  const { plan } = planned;
  const { stitches, blocks } = measurePlan(plan);
  const timed = (write: () => unknown): number => {
    const start = performance.now();
    write();
    return performance.now() - start;
  };
  return {
    kind,
    shapes: shapes.length,
    stitches,
    'plan ms': median(times),
    'ms for 20,000': (median(times) * WANTED) / stitches,
    // On a machine with other work, what is left of the time without it.
    'core ms for 20,000': (median(work) * WANTED) / stitches,
    'DST ms': timed(() => writeDst(plan, 'bench')),
    'EXP ms': timed(() => writeExp(plan)),
    'PES ms': timed(() =>
      writePes(
        plan,
        'bench',
        blocks.map(() => [0, 0, 0]),
      ),
    ),
  };
});
printReport('embroidery', rows);
if (rows.some((row) => row['core ms for 20,000'] > MAX_MS)) process.exitCode = 1;
