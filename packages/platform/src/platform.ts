import type { BootData, EventMap, CommandMap } from '@orime/contracts';
import type { BusHandle } from '@orime/event-bus';
import type { QueryClient } from '@tanstack/react-query';
import type { StoreApi } from 'zustand/vanilla';
import type { Translations } from './i18n/create-translations.ts';
import type { Session } from './session/session.ts';
import type { RootState } from './state/root-state.ts';
import type { StateStorage } from './state/state-storage.ts';

export type PlatformBus = BusHandle<EventMap, CommandMap>;

/** The singletons of one page (or of one rendering on the server). Screens reach them through hooks and functions, never directly. */
export interface Platform {
  readonly boot: BootData;
  readonly root: StoreApi<RootState>;
  readonly session: StoreApi<Session>;
  readonly queries: QueryClient;
  readonly translations: Translations;
  /** The platform's own handle. */
  readonly bus: PlatformBus;
  /** A handle for one participant, `remote@version`. */
  readonly handleFor: (source: string) => PlatformBus;
  /** Where the token lives; undefined on the server. */
  readonly tokens: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | undefined;
  readonly storage: StateStorage | undefined;
  /** What the mounted screen calls the page; null leaves the title of its route. */
  readonly title: StoreApi<{ readonly screen: string | null }>;
}
