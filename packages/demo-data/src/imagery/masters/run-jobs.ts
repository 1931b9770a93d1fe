import { Worker } from 'node:worker_threads';
import type { RenderJob } from './jobs.ts';
import type { ManifestEntry } from './manifest.ts';

type Answer = { readonly entry: ManifestEntry } | { readonly failed: string };

/** Renders the jobs on `workers` threads. `onDone` hears every finished picture; the first failure stops all and is thrown. */
export async function runJobs(jobs: readonly RenderJob[], workers: number, onDone: (entry: ManifestEntry) => void): Promise<void> {
  const queue = [...jobs];
  const threads = Array.from({ length: Math.min(workers, queue.length) }, () => new Worker(new URL('./render-worker.ts', import.meta.url)));
  try {
    await Promise.all(threads.map((thread) => drain(thread, queue, onDone)));
  } finally {
    await Promise.all(threads.map((thread) => thread.terminate()));
  }
}

function drain(thread: Worker, queue: RenderJob[], onDone: (entry: ManifestEntry) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const next = (): void => {
      const job = queue.shift();
      if (job) thread.postMessage(job);
      else resolve();
    };
    thread.on('error', reject);
    thread.on('message', (answer: Answer) => {
      if ('failed' in answer) {
        queue.length = 0;
        return reject(new Error(answer.failed));
      }
      onDone(answer.entry);
      next();
    });
    next();
  });
}
