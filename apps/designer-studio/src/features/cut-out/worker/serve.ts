import type { Asked, Calls, Reason, Reply } from './messages.ts';

/** The global of a dedicated worker; the types of the page know only its own. */
interface WorkerScope {
  addEventListener(type: 'message', listener: (event: MessageEvent) => void): void;
  postMessage(message: Reply, transfer: readonly Transferable[]): void;
}

/** A picture that cannot be decoded. */
export class UnreadablePicture extends Error {
  override readonly name = 'UnreadablePicture';
}

export type Handlers<Of extends Calls> = {
  readonly [Kind in keyof Of]: (
    ask: Of[Kind]['ask'],
    onProgress: (share: number) => void,
  ) => Promise<{ readonly answer: Of[Kind]['answer']; readonly transfer?: readonly Transferable[] }>;
};

/** Answers calls, one after the other: a preview that was asked for first is drawn first. To be called once in a worker. */
export function serve<Of extends Calls>(handlers: Handlers<Of>): void {
  const scope = globalThis as unknown as WorkerScope;
  let last: Promise<void> = Promise.resolve();
  scope.addEventListener('message', ({ data }) => {
    // Only our own page knows this worker, and its client sends nothing else.
    const asked = data as Asked<Of>;
    last = last.then(() => answer(asked));
  });

  async function answer(asked: Asked<Of>): Promise<void> {
    const { id } = asked;
    try {
      const run = handlers[asked.kind];
      const { answer, transfer = [] } = await run(asked, (share) => scope.postMessage({ id, status: 'progress', share }, []));
      scope.postMessage({ id, status: 'done', answer }, transfer);
    } catch (error) {
      const reason: Reason = error instanceof UnreadablePicture ? 'unreadable' : 'broken';
      scope.postMessage({ id, status: 'failed', reason, message: String(error) }, []);
    }
  }
}
