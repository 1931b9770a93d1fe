import type { BootData, CommandMap, EventMap } from '@orime/contracts';
import { DELIVERY } from '@orime/contracts/events';
import { createBus } from '@orime/event-bus';
import type { BusProblem, CrossTabChannel } from '@orime/event-bus';
import { createStore } from 'zustand/vanilla';
import { createTranslations } from '../i18n/create-translations.ts';
import type { Platform } from '../platform.ts';
import { createQueries } from '../query/create-queries.ts';
import type { Session } from '../session/session.ts';
import { createRoot } from '../state/create-root.ts';
import type { StateStorage } from '../state/state-storage.ts';

export interface PlatformOptions {
  readonly boot: BootData;
  /** Where the token lives; left out on the server. */
  readonly tokens?: Platform['tokens'];
  /** Where `root` is kept; left out on the server. */
  readonly storage?: StateStorage | undefined;
  readonly channel?: CrossTabChannel | undefined;
  /** Says what is wrong with the data of a fact or command. */
  readonly validate?: (type: string, data: unknown) => string | null;
  readonly onProblem?: (problem: BusProblem) => void;
}

/** Makes the singletons of one page. Nothing runs yet: see `startPlatform`. */
export function createPlatform(options: PlatformOptions): Platform {
  const { boot, channel, validate, onProblem } = options;
  const bus = createBus<EventMap, CommandMap>({
    topics: DELIVERY,
    session: newSessionId(),
    ...(channel && { channel }),
    ...(validate && { validate }),
    ...(onProblem && { onProblem }),
  });
  return {
    boot,
    root: createRoot(boot),
    session: createStore<Session>()(() => ({ status: 'anonymous' })),
    queries: createQueries(),
    translations: createTranslations(),
    bus: bus.handle(`platform@${boot.release.shell}`),
    handleFor: (source) => bus.handle(source),
    tokens: options.tokens,
    storage: options.storage,
    title: createStore<{ readonly screen: string | null }>()(() => ({ screen: null })),
  };
}

/** `crypto.randomUUID` is missing on plain-http origins other than localhost. */
function newSessionId(): string {
  return globalThis.crypto.getRandomValues(new Uint32Array(3)).join('-');
}
