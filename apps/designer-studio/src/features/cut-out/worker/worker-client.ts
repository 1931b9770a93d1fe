import type { Calls, Reason, Reply } from './messages.ts';

/** A call that did not come back as wished. `ended`: the worker was closed before. */
export class WorkerFailure extends Error {
  override readonly name = 'WorkerFailure';
  readonly reason: Reason | 'ended';

  constructor(reason: Reason | 'ended', message: string) {
    super(message);
    this.reason = reason;
  }
}

export type WorkerClient<Of extends Calls> = {
  /** Rejects with `WorkerFailure`. */
  call<Kind extends keyof Of>(
    kind: Kind,
    ask: Of[Kind]['ask'],
    onProgress?: (share: number) => void,
    transfer?: readonly Transferable[],
  ): Promise<Of[Kind]['answer']>;
  /** Ends the worker whatever it does, and with it its calls. */
  close(): void;
};

type Waiting = {
  readonly resolve: (answer: unknown) => void;
  readonly reject: (error: WorkerFailure) => void;
  readonly onProgress?: (share: number) => void;
};

/** Calls to a worker as promises. */
export function workerClient<Of extends Calls>(worker: Worker): WorkerClient<Of> {
  const waiting = new Map<number, Waiting>();
  let next = 1;
  let isClosed = false;

  function failAll(reason: Reason | 'ended', message: string): void {
    for (const { reject } of waiting.values()) reject(new WorkerFailure(reason, message));
    waiting.clear();
  }

  worker.addEventListener('message', ({ data }: MessageEvent<Reply>) => {
    const call = waiting.get(data.id);
    if (call === undefined) return;
    if (data.status === 'progress') return call.onProgress?.(data.share);
    waiting.delete(data.id);
    if (data.status === 'done') call.resolve(data.answer);
    else call.reject(new WorkerFailure(data.reason, data.message));
  });
  worker.addEventListener('error', (event) => failAll('broken', event.message));

  return {
    call: (kind, ask, onProgress, transfer = []) =>
      new Promise((resolve, reject) => {
        if (isClosed) return reject(new WorkerFailure('ended', 'The worker is closed'));
        const id = next;
        next += 1;
        // The worker answers a call with what its kind promises.
        waiting.set(id, { resolve: resolve as (answer: unknown) => void, reject, onProgress });
        worker.postMessage({ id, kind, ...ask }, [...transfer]);
      }),
    close: () => {
      isClosed = true;
      worker.terminate();
      failAll('ended', 'The worker was closed');
    },
  };
}
