import { BusError } from './bus-error.ts';
import type { Bus, BusHandle, BusOptions, BusProblem, BusUse, CommandEntry, CommandTable, Delivery, Envelope } from './bus-types.ts';
import { createCommands } from './commands.ts';
import { createCrossTab } from './cross-tab.ts';
import { createHistory } from './history.ts';
import { createJournal } from './journal.ts';
import { createSubscription } from './subscription.ts';
import type { Subscription } from './subscription.ts';

/**
 * Creates the bus of one page. Facts are delivered synchronously in one total order: a fact published by a handler is delivered
 * after the current one, so that all subscribers see the same order.
 */
export function createBus<Facts, Commands extends CommandTable<Commands>>(options: BusOptions<Facts>): Bus<Facts, Commands> {
  const now = options.now ?? Date.now;
  const report = (problem: BusProblem): void => {
    try {
      options.onProblem?.(problem);
    } catch {
      // The reporter is where failures are told; when it fails itself, delivery matters more than the report.
    }
  };
  const topics = new Map<string, Delivery>(Object.entries<Delivery>(options.topics));
  const subscriptions = new Map<string, Set<Subscription>>();
  const history = createHistory();
  const journal = createJournal(now);
  const commands = createCommands(report, causedBy, options.validate);
  const heard = new Map<string, number>();
  const waiting: Envelope[] = [];
  let seq = 0;
  let sent = 0;
  let delivering = false;
  /** Id of the fact or command whose handlers run. */
  let current: string | null = null;

  const crossTab = createCrossTab(options.channel, options.session, now, (message) => {
    const delivery = topics.get(message.type);
    return delivery?.kind === 'state' && delivery.crossTab && adopt(message);
  });

  /** Tells a fact of another page under the name of that page. Returns whether this page knows it and its data is valid. */
  function adopt(envelope: Envelope): boolean {
    const delivery = topics.get(envelope.type);
    if (delivery === undefined || refusal(envelope.type, envelope.data, envelope.source) !== null) return false;
    send({ ...envelope, seq: ++seq }, delivery);
    return true;
  }

  function refusal(type: string, data: unknown, source: string): BusProblem | null {
    const detail = options.validate?.(type, data) ?? null;
    return detail === null ? null : { kind: 'invalid_data', type, source, detail };
  }

  function send(envelope: Envelope, delivery: Delivery): void {
    history.keep(envelope, delivery);
    journal.add({ kind: 'fact', envelope });
    waiting.push(envelope);
    inOrder(() => undefined);
  }

  /** Runs deliveries one after another: what handlers publish meanwhile waits for its turn. */
  function inOrder(first: () => void): void {
    if (delivering) return first();
    delivering = true;
    try {
      first();
      for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
        for (const subscription of [...(subscriptions.get(next.type) ?? [])]) deliver(next, subscription);
      }
    } finally {
      // Handlers never throw here, but a bus that stayed in this state would be mute for the rest of the page's life.
      delivering = false;
    }
  }

  function deliver(envelope: Envelope, subscription: Subscription): void {
    causedBy(envelope.id, () => subscription.push(envelope));
  }

  /** What is said until `work` returns has this fact or command as its cause. */
  function causedBy<Result>(id: string, work: () => Result): Result {
    const before = current;
    current = id;
    try {
      return work();
    } finally {
      current = before;
    }
  }

  function publish(source: string, type: string, data: unknown, cause: string | undefined, isSeed: boolean): Envelope | undefined {
    const delivery = topics.get(type);
    const problem: BusProblem | null =
      delivery === undefined
        ? { kind: 'unknown_topic', type, source, detail: `${type} has no delivery class` }
        : refusal(type, data, source);
    if (delivery === undefined || problem !== null) {
      if (problem !== null) report(problem);
      return undefined;
    }
    const position = ++seq;
    const envelope: Envelope = {
      id: `${options.session}:${String(position)}`,
      type,
      time: now(),
      source,
      cause: cause ?? current,
      session: options.session,
      seq: position,
      data,
    };
    if (delivery.kind === 'state' && delivery.crossTab && !isSeed) crossTab.post(envelope);
    send(envelope, delivery);
    for (const { from, to, adapt } of options.adapters ?? []) {
      // What an adapter takes is what its contract says of `from`.
      if (from === type) publish(source, to, adapt(data as never), envelope.id, isSeed);
    }
    return envelope;
  }

  /** Reports what a participant has not declared; it guards against mistakes, not against hostile code. */
  function isAllowed(source: string, type: string, use: BusUse): boolean {
    if (options.mayUse?.(source, type, use) !== false) return true;
    report({ kind: 'not_declared', type, source, detail: `${source} does not declare to ${use} ${type}` });
    return false;
  }

  function command(source: string, type: string, data: unknown, timeoutMs: number | undefined): Promise<unknown> {
    if (!isAllowed(source, type, 'command')) return Promise.reject(new BusError('not_declared', `${source} does not declare ${type}`));
    const id = `${options.session}:c${String(++sent)}`;
    const entry: CommandEntry = { kind: 'command', id, type, source, time: now(), cause: current, data };
    return journal.command(entry, () => commands.send(entry, timeoutMs));
  }

  function subscribe(source: string, type: string, handler: (envelope: Envelope) => void): () => void {
    if (!isAllowed(source, type, 'subscribe')) return () => undefined;
    const group = subscriptions.get(type) ?? new Set();
    subscriptions.set(type, group);
    const subscription = createSubscription(source, handler, report, heard);
    group.add(subscription);
    // The replay may include facts that are queued for delivery; the subscription skips the duplicates by `seq`.
    inOrder(() => {
      for (const envelope of history.replay(type)) deliver(envelope, subscription);
    });
    return () => {
      subscription.stop();
      group.delete(subscription);
    };
  }

  // Internally, types are plain strings; this is the one cast to the typed interface.
  const handle = (source: string): BusHandle<Facts, Commands> =>
    ({
      source,
      session: options.session,
      publish: (type: string, data: unknown, publishOptions?: { cause?: string }) =>
        isAllowed(source, type, 'publish') ? publish(source, type, data, publishOptions?.cause, false) : undefined,
      subscribe: (type: string, handler: (envelope: Envelope) => void) => subscribe(source, type, handler),
      read: (type: string) => (isAllowed(source, type, 'subscribe') ? history.last(type) : undefined),
      command: (type: string, data: unknown, commandOptions?: { timeoutMs?: number }) =>
        command(source, type, data, commandOptions?.timeoutMs),
      answer: (type: string, writer: (data: unknown, from: string, id: string) => unknown) =>
        isAllowed(source, type, 'answer') ? commands.answer(type, writer) : () => undefined,
    }) as unknown as BusHandle<Facts, Commands>;

  return {
    handle,
    seed: (source, type, data) => void publish(source, type, data, undefined, true),
    adopt,
    journal: journal.entries,
    watchJournal: journal.watch,
    heard,
    close() {
      crossTab.close();
      commands.close();
      subscriptions.clear();
    },
  };
}
