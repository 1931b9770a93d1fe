import { Worker } from 'node:worker_threads';
import type { ManifestEntry } from '../masters/manifest.ts';
import type { StepTimes } from './render-shot.ts';
import type { RenderGroup, WornAnswer, WornTask } from './worn-worker.ts';

export type WornFolders = Pick<WornTask, 'folder' | 'drapeFolder'>;

export type WornListener = {
  readonly onDrape: (milliseconds: number, isKept: boolean) => void;
  readonly onPicture: (entry: ManifestEntry, times: StepTimes, samplesPerPixel: number) => void;
};

/** Renders the groups on `workers` threads in their order, one group a thread at a time. The first failure stops all and is thrown. */
export async function runWorn(
  groups: readonly RenderGroup[],
  folders: WornFolders,
  workers: number,
  listener: WornListener,
): Promise<void> {
  const queue = [...groups];
  const threads = Array.from({ length: Math.min(workers, queue.length) }, () => new Worker(new URL('./worn-worker.ts', import.meta.url)));
  try {
    await Promise.all(threads.map((thread) => drain(thread, queue, folders, listener)));
  } finally {
    await Promise.all(threads.map((thread) => thread.terminate()));
  }
}

function drain(thread: Worker, queue: RenderGroup[], folders: WornFolders, { onDrape, onPicture }: WornListener): Promise<void> {
  return new Promise((resolve, reject) => {
    const next = (): void => {
      const group = queue.shift();
      if (group) thread.postMessage({ group, ...folders } satisfies WornTask);
      else resolve();
    };
    thread.on('error', reject);
    thread.on('message', (answer: WornAnswer) => {
      switch (answer.kind) {
        case 'draped':
          return onDrape(answer.milliseconds, answer.isKept);
        case 'picture':
          return onPicture(answer.entry, answer.times, answer.samplesPerPixel);
        case 'group-done':
          return next();
        case 'failed':
          queue.length = 0;
          return reject(new Error(answer.reason));
      }
    });
    next();
  });
}
