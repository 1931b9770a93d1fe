import { outsideWork } from '../db/unit-of-work.ts';

/** Short beside the second in which the queue is looked at, long enough for a busy process to ask once for many. */
const patienceMs = 100;

export interface Wakes<Data> {
  /** Has a job asked for soon; with what is told by whoever came first. */
  ask(name: string, data: Data): void;
  /** Asks for everything that still waits. */
  end(): Promise<void>;
}

/**
 * Asking the queue for a run costs as much as a small purchase writes, and dozens of purchases a second all ask for the same.
 * Nobody waits for it, and whoever asks is served by a run that begins later.
 */
export function gatherWakes<Data>(
  send: (name: string, data: Data) => Promise<void>,
  report: (error: unknown, name: string) => void,
): Wakes<Data> {
  const waiting = new Map<string, { readonly data: Data; readonly timer: NodeJS.Timeout }>();

  const sendNow = async (name: string): Promise<void> => {
    const wake = waiting.get(name);
    if (wake === undefined) return;
    waiting.delete(name);
    clearTimeout(wake.timer);
    await outsideWork(() => send(name, wake.data)).catch((error: unknown) => report(error, name));
  };

  return {
    ask(name, data) {
      if (!waiting.has(name)) waiting.set(name, { data, timer: setTimeout(() => void sendNow(name), patienceMs) });
    },
    async end() {
      await Promise.all([...waiting.keys()].map(sendNow));
    },
  };
}
