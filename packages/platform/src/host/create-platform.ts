import { htmlLang } from '@orime/contracts';
import type { BootData, CommandMap, EventMap } from '@orime/contracts';
import { DELIVERY, EVENT_ADAPTERS } from '@orime/contracts/events';
import { createBus } from '@orime/event-bus';
import type { BusProblem, CrossTabChannel } from '@orime/event-bus';
import { createStore } from 'zustand/vanilla';
import { createTranslations, type Translations } from '../i18n/create-translations.ts';
import type { Platform } from '../platform.ts';
import { createQueries } from '../query/create-queries.ts';
import type { Session } from '../session/session.ts';
import { createRoot } from '../state/create-root.ts';
import type { StateStorage } from '../state/state-storage.ts';
import { mayUse } from './declared-rights.ts';

export interface PlatformOptions {
  readonly boot: BootData;
  /** Storage of the token; omitted on the server. */
  readonly tokens?: Platform['tokens'];
  /** Storage of `root`; omitted on the server. */
  readonly storage?: StateStorage | undefined;
  readonly channel?: CrossTabChannel | undefined;
  /** Validates the data of a fact or command: returns the problem, or null when valid. */
  readonly validate?: (type: string, data: unknown) => string | null;
  readonly onProblem?: (problem: BusProblem) => void;
  /** Hears, once each, of texts without an entry and of values that a text asks for and is not given. Default: throws it. */
  readonly onMissingText?: (problem: string) => void;
  /** Texts that are there already, in the language of the page; default: none yet. */
  readonly translations?: Translations | undefined;
}

/** Creates the singletons of one page without starting anything; see `startPlatform`. */
export function createPlatform(options: PlatformOptions): Platform {
  const { boot, channel, validate, onProblem } = options;
  const bus = createBus<EventMap, CommandMap>({
    topics: DELIVERY,
    session: newSessionId(),
    mayUse: mayUse(boot.release),
    adapters: EVENT_ADAPTERS,
    ...(channel && { channel }),
    ...(validate && { validate }),
    ...(onProblem && { onProblem }),
  });
  const root = createRoot(boot);
  const translations = options.translations ?? createTranslations(boot.language, options.onMissingText ?? refuseMissingText);
  // The first to hear: components that listen to both see the new language in both, and are rendered once.
  root.subscribe(({ language }, before) => {
    if (language !== before.language) void translations.engine.changeLanguage(htmlLang(language));
  });
  const source = `platform@${boot.release.shell}`;
  return {
    boot,
    countries: new Map(Object.entries(boot.countries ?? {})),
    root,
    session: createStore<Session>()(() => ({ status: 'anonymous' })),
    queries: createQueries(),
    translations,
    bus: bus.handle(source),
    seed: (type, data) => bus.seed(source, type, data),
    handleFor: (source) => bus.handle(source),
    journal: bus,
    tokens: options.tokens,
    storage: options.storage,
    title: createStore<{ readonly screen: string | null }>()(() => ({ screen: null })),
  };
}

function refuseMissingText(problem: string): never {
  throw new Error(problem);
}

/** `crypto.randomUUID` is missing on insecure origins other than localhost. */
function newSessionId(): string {
  return globalThis.crypto.getRandomValues(new Uint32Array(3)).join('-');
}
