import { parentPort } from 'node:worker_threads';
import sharp from 'sharp';
import type { RenderJob } from './jobs.ts';
import { writeMaster } from './write-master.ts';

// One picture at a time on one core: the number of workers is the number of cores used.
sharp.concurrency(1);

parentPort?.on('message', (job: RenderJob) => {
  writeMaster(job).then(
    (entry) => parentPort?.postMessage({ entry }),
    (error: unknown) =>
      parentPort?.postMessage({ failed: `${job.key}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}` }),
  );
});
