/** Retention of a fact: none, the last value (of this tab or of all tabs), or the last `keep` facts. */
export type Delivery =
  | { readonly kind: 'transient' }
  | { readonly kind: 'state'; readonly crossTab: boolean }
  | { readonly kind: 'log'; readonly keep: number };

/** Delivery class by fact type; a type without one does not compile. */
export type TopicTable<Facts> = { readonly [Type in keyof Facts]: Delivery };

/** A published fact. Immutable; all subscribers get the same object. */
export interface Envelope<Type extends string = string, Data = unknown> {
  readonly id: string;
  /** `domain.fact@major`. */
  readonly type: Type;
  /** Milliseconds since the epoch. */
  readonly time: number;
  /** `remote@version` of the publisher, set by its handle. */
  readonly source: string;
  /** Id of the fact or command that caused this one. */
  readonly cause: string | null;
  /** The page that published it; for facts from other tabs not this page's own. */
  readonly session: string;
  /** Sequence number on this page, from 1, without gaps. */
  readonly seq: number;
  readonly data: Data;
}

/** A command as the journal has it: without `tookMs` it is under way, and what it leads to is added when it is there. */
export interface CommandEntry {
  readonly kind: 'command';
  readonly id: string;
  readonly type: string;
  readonly source: string;
  /** Milliseconds since the epoch. */
  readonly time: number;
  /** Id of the fact or command in whose handler it was sent. */
  readonly cause: string | null;
  readonly data: unknown;
  readonly reply?: unknown;
  readonly error?: string;
  readonly tookMs?: number;
}

export interface FactEntry {
  readonly kind: 'fact';
  readonly envelope: Envelope;
}

export type JournalEntry = FactEntry | CommandEntry;

/** Commands by type, with request and reply. */
export type CommandTable<Commands> = { readonly [Type in keyof Commands]: { readonly request: unknown; readonly reply: unknown } };

export interface BusProblem {
  readonly kind: 'handler_failed' | 'handler_slow' | 'invalid_data' | 'unknown_topic' | 'not_declared';
  readonly type: string;
  /** Who caused the problem: the subscriber for handler errors, the publisher for invalid data. */
  readonly source: string;
  readonly detail: string;
  readonly cause?: unknown;
}

/** Tells a fact again as another major of it, so that publishers and subscribers can move apart. */
export interface Adapter {
  /** `domain.fact@major` that is published. */
  readonly from: string;
  /** The one that it is told as, too. */
  readonly to: string;
  readonly adapt: (data: never) => unknown;
}

/** The part of BroadcastChannel that the bus needs. */
export interface CrossTabChannel {
  postMessage(message: unknown): void;
  addEventListener(type: 'message', listener: (event: MessageEvent) => void): void;
  removeEventListener(type: 'message', listener: (event: MessageEvent) => void): void;
  close(): void;
}

/** What a participant does with a fact or a command. */
export type BusUse = 'publish' | 'subscribe' | 'command' | 'answer';

export interface BusOptions<Facts> {
  readonly topics: TopicTable<Facts>;
  /** Id of this page; also breaks ties between tabs. */
  readonly session: string;
  readonly channel?: CrossTabChannel;
  /** Validates the data of a fact or command: returns the problem, or null. Absent: no validation. */
  readonly validate?: (type: string, data: unknown) => string | null;
  /** Whether a participant may do this with a fact or command of this type. Absent: whoever has a handle may. */
  readonly mayUse?: (source: string, type: string, use: BusUse) => boolean;
  readonly adapters?: readonly Adapter[];
  readonly onProblem?: (problem: BusProblem) => void;
  /** Current time in milliseconds since the epoch; replaced in tests. */
  readonly now?: () => number;
}

export interface PublishOptions {
  /**
   * Id of the fact or command that led to this fact. Default: the one whose handler runs. After an `await` of a handler the bus no
   * longer knows it, so such handlers hand on the id that they were given.
   */
  readonly cause?: string;
}

export interface CommandOptions {
  /** Default 5,000. Without a reply by then the promise rejects with `command_timeout`. */
  readonly timeoutMs?: number;
}

/**
 * One participant's access to the bus; everything it sends carries its source. What `mayUse` refuses does nothing and is reported:
 * nothing is published or heard, a command rejects with `not_declared`.
 */
export interface BusHandle<Facts, Commands extends CommandTable<Commands>> {
  readonly source: string;
  readonly session: string;
  /**
   * Delivers to all subscribers synchronously; when called from a handler, after the running deliveries. Undefined when the fact was
   * invalid.
   */
  publish<Type extends keyof Facts & string>(
    type: Type,
    data: Facts[Type],
    options?: PublishOptions,
  ): Envelope<Type, Facts[Type]> | undefined;
  /**
   * Replays the retained facts of the topic, then delivers live ones, in order, each exactly once. Returns a function that
   * unsubscribes.
   */
  subscribe<Type extends keyof Facts & string>(type: Type, handler: (envelope: Envelope<Type, Facts[Type]>) => void): () => void;
  /** The last envelope of a `state` topic; undefined before the first. */
  read<Type extends keyof Facts & string>(type: Type): Envelope<Type, Facts[Type]> | undefined;
  /** Sends a command. Sent before its handler exists, it waits for the handler within the timeout. */
  command<Type extends keyof Commands & string>(
    type: Type,
    request: Commands[Type]['request'],
    options?: CommandOptions,
  ): Promise<Commands[Type]['reply']>;
  /** Registers the single handler of a command. Throws `command_taken` when there is one. Returns a function that unregisters it. */
  answer<Type extends keyof Commands & string>(
    type: Type,
    writer: (request: Commands[Type]['request'], source: string, id: string) => Commands[Type]['reply'] | Promise<Commands[Type]['reply']>,
  ): () => void;
}

export interface Bus<Facts, Commands extends CommandTable<Commands>> {
  /** @param source `remote@version` */
  handle(source: string): BusHandle<Facts, Commands>;
  /** Initialises a `state` topic with a restored value: local only, and older than any value from another tab. */
  seed<Type extends keyof Facts & string>(source: string, type: Type, data: Facts[Type]): void;
  /**
   * Tells a fact of another page here, as it was: who said it, when and why, under that page's session, so that whoever follows other
   * tabs follows it. Other tabs do not hear it. Returns whether the bus knows the fact and its data is valid.
   */
  adopt(envelope: Envelope): boolean;
  /** The last 500 facts and commands, oldest first; what is said later is added to the same list. */
  readonly journal: readonly JournalEntry[];
  /** Tells of changes of the journal. Returns a function that ends it. */
  watchJournal(listener: () => void): () => void;
  /** How many facts were delivered to each participant, by source. */
  readonly heard: ReadonlyMap<string, number>;
  close(): void;
}
