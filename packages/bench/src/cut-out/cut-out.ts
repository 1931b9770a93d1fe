import { cutOutCases } from '@orime/demo-data';
import { printReport } from '../report/print-report.ts';
import { firstPass, loadOpenCv, renderCase, secondPass } from './cut-case.ts';

/**
 * Both passes of the cut-out over rendered pictures whose garment is known: nine on paper, three with hairs, four before walls: intersection over union and time. Exits with 1 when
 * the first pass is below .95 on paper or the second below .90 before a wall. `WIDTH=960 npm run bench -- cut-out`
 */
const width = Number(process.env['WIDTH'] ?? 480);
const cv = await loadOpenCv();
const rows = cutOutCases.map((entry) => {
  const picture = renderCase(entry, width);
  const [first, second] = [firstPass(picture), secondPass(cv, picture)];
  const isStudio = entry.options.behind === 'paper';
  const isGood = isStudio ? first.overlap >= 0.95 : second.overlap >= 0.9;
  return {
    picture: entry.name,
    'first IoU': Number(first.overlap.toFixed(3)),
    'first ms': Math.round(first.ms),
    'second IoU': Number(second.overlap.toFixed(3)),
    'second ms': Math.round(second.ms),
    good: isGood,
  };
});
printReport('cut-out', rows);
if (rows.some(({ good }) => !good)) process.exitCode = 1;
