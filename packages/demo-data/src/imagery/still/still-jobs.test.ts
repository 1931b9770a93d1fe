import { expect, test } from '@jest/globals';
import { editorialSpecs } from '../../content/editorial.ts';
import { studios } from '../studios/studios.ts';
import { traceFrame } from '../trace/frame/trace-frame.ts';
import { listStillJobs, stillSize } from './still-jobs.ts';
import { stillCompositions, stillShot } from './still-shot.ts';

const jobs = listStillJobs(editorialSpecs, 'final');

test('stills have keys and digests of their own, and designers their own room', () => {
  expect(jobs.length).toBeGreaterThan(30);
  expect(new Set(jobs.map(({ key }) => key)).size).toBe(jobs.length);
  expect(new Set(jobs.map(({ digest }) => digest)).size).toBe(jobs.length);
  expect(jobs.find(({ key }) => key === 'still/designer/mio-akatsu/cover')?.studio).toBe('night');
});

test('a master has 1,600 pixels on its long side, whatever its ratio', () => {
  for (const { spec } of jobs) expect(Math.max(...Object.values(stillSize(spec, 1)))).toBe(1600);
});

test.each(stillCompositions)('a %s fills its picture with cloth that is lit', (composition) => {
  const job = jobs.find(({ spec }) => spec.composition === composition);
  if (!job) throw new Error(`no editorial picture is a ${composition}`);
  const { camera, scene } = stillShot(job.spec, studios[job.studio], 0.15);
  const frame = traceFrame(scene, camera, 16, 16, { leastSamples: 1, mostSamples: 1, tolerance: 1, bounceRays: 2 }, 1);
  const lit = Array.from({ length: 256 }, (_, pixel) => (frame.light[pixel * 3] ?? 0) > 0.01);
  expect(lit.filter(Boolean).length).toBeGreaterThan(200);
});
