import { qualities, timeWorn, type TimedStep } from '@orime/demo-data';
import { median, printReport } from '../report/print-report.ts';

/**
 * Drapes and traces worn pictures and prints what each garment and each picture cost: by default one view of a coat, a shirt, a skirt
 * and a haori in final quality. Pictures are rendered side by side on two cores, so a picture takes half of what it costs. Exits with
 * 1 when the median of the final pictures is above 30 seconds. `npm run bench -- imagery [key …]`
 */
const barSeconds = 30;
const cores = 2;
const usualKeys = [
  'worn/crease-line-coat-camel/front',
  'worn/counting-house-shirt/front',
  'worn/hakata-stripe-skirt/three-quarter',
  'worn/fold-haori-indigo/back',
];

const keys = process.argv.slice(2);
const quality = qualities.find((candidate) => candidate === (process.env['QUALITY'] ?? 'final'));
if (quality === undefined) throw new Error(`QUALITY is one of ${qualities.join(', ')}`);

const steps: TimedStep[] = [];
for (const step of timeWorn(keys.length > 0 ? keys : usualKeys, quality)) {
  steps.push(step);
  process.stderr.write(`${step.what}: ${step.seconds.toFixed(1)} s\n`);
}
const pictures = steps.filter(({ samplesPerPixel }) => samplesPerPixel !== undefined).map(({ seconds }) => seconds / cores);
printReport('imagery', [
  ...steps.map(({ what, seconds, samplesPerPixel }) => ({ what, 'CPU s': seconds, 'samples a pixel': samplesPerPixel ?? '' })),
  { what: `median picture on ${cores} cores`, 'CPU s': median(pictures), 'samples a pixel': '' },
]);
if (quality === 'final' && median(pictures) > barSeconds) process.exitCode = 1;
