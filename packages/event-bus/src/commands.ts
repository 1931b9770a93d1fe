import { BusError } from './bus-error.ts';
import type { BusProblem, CommandEntry } from './bus-types.ts';

const DEFAULT_TIMEOUT_MS = 5_000;

type Writer = (data: unknown, source: string, id: string) => unknown;

export interface Commands {
  send(entry: CommandEntry, timeoutMs?: number): Promise<unknown>;
  answer(type: string, writer: Writer): () => void;
  close(): void;
}

interface PendingCommand {
  readonly run: (writer: Writer) => void;
  readonly fail: (error: BusError) => void;
}

/** Request–reply with one handler per command and a timeout. Writers run inside `causedBy`, with the id of their command. */
export function createCommands(
  report: (problem: BusProblem) => void,
  causedBy: (id: string, work: () => unknown) => unknown,
  validate?: (type: string, data: unknown) => string | null,
): Commands {
  const writers = new Map<string, Writer>();
  const pending = new Map<string, Set<PendingCommand>>();

  function send({ id, source, type, data }: CommandEntry, timeoutMs = DEFAULT_TIMEOUT_MS): Promise<unknown> {
    const detail = validate?.(type, data) ?? null;
    if (detail !== null) {
      report({ kind: 'invalid_data', type, source, detail });
      return Promise.reject(new BusError('invalid_data', `${type} from ${source} refused: ${detail}`));
    }
    return new Promise((resolve, reject) => {
      const waiting = pending.get(type) ?? new Set<PendingCommand>();
      pending.set(type, waiting);
      const timer = setTimeout(() => {
        waiting.delete(entry);
        reject(new BusError('command_timeout', `${type} from ${source} had no answer in ${String(timeoutMs)} ms`));
      }, timeoutMs);
      const entry: PendingCommand = {
        run(writer) {
          waiting.delete(entry);
          // The timeout includes the handler's work, so the timer runs until there is a reply.
          new Promise((settle) => settle(causedBy(id, () => writer(data, source, id))))
            .then(resolve, reject)
            .finally(() => clearTimeout(timer));
        },
        fail(error) {
          clearTimeout(timer);
          reject(error);
        },
      };
      const writer = writers.get(type);
      if (writer === undefined) waiting.add(entry);
      else entry.run(writer);
    });
  }

  return {
    send,
    answer(type, writer) {
      if (writers.has(type)) throw new BusError('command_taken', `${type} has a writer already`);
      writers.set(type, writer);
      for (const entry of [...(pending.get(type) ?? [])]) entry.run(writer);
      return () => {
        if (writers.get(type) === writer) writers.delete(type);
      };
    },
    close() {
      for (const waiting of pending.values()) for (const entry of waiting) entry.fail(new BusError('bus_closed', 'the bus was closed'));
      pending.clear();
      writers.clear();
    },
  };
}
