/** How long a fact outlives its publication: not at all, as the last value (of this or of every tab), or as the last `keep` of them. */
export type Delivery =
  | { readonly kind: 'transient' }
  | { readonly kind: 'state'; readonly crossTab: boolean }
  | { readonly kind: 'log'; readonly keep: number };

/** The delivery class of every fact type, so that a type without one does not compile. */
export type TopicTable<Facts> = { readonly [Type in keyof Facts]: Delivery };

/** What travels. Immutable; the same object reaches every subscriber. */
export interface Envelope<Type extends string = string, Data = unknown> {
  readonly id: string;
  /** `domain.fact@major`. */
  readonly type: Type;
  /** Milliseconds since the epoch. */
  readonly time: number;
  /** `remote@version` of the publisher, stamped by its handle. */
  readonly source: string;
  /** Id of the envelope this one follows from. */
  readonly cause: string | null;
  /** The page that published; differs from the own one for facts of other tabs. */
  readonly session: string;
  /** Position in this page's order, from 1, without gaps. */
  readonly seq: number;
  readonly data: Data;
}

/** Commands by type: what is sent and what comes back. */
export type CommandTable<Commands> = { readonly [Type in keyof Commands]: { readonly request: unknown; readonly reply: unknown } };

export interface BusProblem {
  readonly kind: 'handler_failed' | 'handler_slow' | 'invalid_data' | 'unknown_topic';
  readonly type: string;
  /** Whose mistake it is: the subscriber for handlers, the publisher for data. */
  readonly source: string;
  readonly detail: string;
  readonly cause?: unknown;
}

/** The part of BroadcastChannel that the bus needs. */
export interface CrossTabChannel {
  postMessage(message: unknown): void;
  addEventListener(type: 'message', listener: (event: MessageEvent) => void): void;
  removeEventListener(type: 'message', listener: (event: MessageEvent) => void): void;
  close(): void;
}

export interface BusOptions<Facts> {
  readonly topics: TopicTable<Facts>;
  /** Identifies this page; also the tie-breaker between tabs. */
  readonly session: string;
  readonly channel?: CrossTabChannel;
  /** Returns what is wrong with the data of a fact or command, or null. Without it nothing is checked. */
  readonly validate?: (type: string, data: unknown) => string | null;
  readonly onProblem?: (problem: BusProblem) => void;
  /** Milliseconds since 1970; replaced in tests. */
  readonly now?: () => number;
}

export interface PublishOptions {
  readonly cause?: string;
}

export interface CommandOptions {
  /** Default 5,000. The reply promise rejects with `command_timeout` when no answer came by then. */
  readonly timeoutMs?: number;
}

/** The bus as one participant sees it: everything it sends carries its source. */
export interface BusHandle<Facts, Commands extends CommandTable<Commands>> {
  readonly source: string;
  readonly session: string;
  /** Delivers to every subscriber before it returns, or after the running deliveries when called from a handler. Undefined when the fact was refused. */
  publish<Type extends keyof Facts & string>(
    type: Type,
    data: Facts[Type],
    options?: PublishOptions,
  ): Envelope<Type, Facts[Type]> | undefined;
  /** First replays what the topic's delivery class keeps, then stays live, in one order without gaps or repeats. Returns the way out. */
  subscribe<Type extends keyof Facts & string>(type: Type, handler: (envelope: Envelope<Type, Facts[Type]>) => void): () => void;
  /** The last envelope of a `state` topic; undefined before the first. */
  read<Type extends keyof Facts & string>(type: Type): Envelope<Type, Facts[Type]> | undefined;
  /** Sets a `state` topic to a restored value: local, and older than anything another tab has said. */
  seed<Type extends keyof Facts & string>(type: Type, data: Facts[Type]): void;
  /** Asks for something to be done. A command sent before its writer exists waits for it within the time limit. */
  command<Type extends keyof Commands & string>(
    type: Type,
    request: Commands[Type]['request'],
    options?: CommandOptions,
  ): Promise<Commands[Type]['reply']>;
  /** Becomes the one writer of a command. Throws `command_taken` when there is one. Returns the way out. */
  answer<Type extends keyof Commands & string>(
    type: Type,
    writer: (request: Commands[Type]['request'], source: string) => Commands[Type]['reply'] | Promise<Commands[Type]['reply']>,
  ): () => void;
}

export interface Bus<Facts, Commands extends CommandTable<Commands>> {
  /** @param source `remote@version` */
  handle(source: string): BusHandle<Facts, Commands>;
  close(): void;
}
