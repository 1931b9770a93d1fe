import type { BootData, CommandMap, EventMap, EventType } from '@orime/contracts';
import type { Bus, BusHandle } from '@orime/event-bus';
import type { QueryClient } from '@tanstack/react-query';
import type { StoreApi } from 'zustand/vanilla';
import type { Translations } from './i18n/create-translations.ts';
import type { Session } from './session/session.ts';
import type { RootState } from './state/root-state.ts';
import type { StateStorage } from './state/state-storage.ts';

export type PlatformBus = BusHandle<EventMap, CommandMap>;

/** The singletons of one page, or of one server render. Screens use hooks and functions instead of accessing it directly. */
export interface Platform {
  readonly boot: BootData;
  /** Names of countries and languages in the boot's language, by code: those of the document's markup, and on a server those that it has written. */
  readonly countries: Map<string, string>;
  readonly root: StoreApi<RootState>;
  readonly session: StoreApi<Session>;
  readonly queries: QueryClient;
  readonly translations: Translations;
  /** The platform's own bus handle. */
  readonly bus: PlatformBus;
  /** A bus handle for one participant, `remote@version`. */
  readonly handleFor: (source: string) => PlatformBus;
  /** Begins a state topic with a restored value; see `Bus.seed`. Not for remotes, whose handles have none. */
  readonly seed: <Type extends EventType>(type: Type, data: EventMap[Type]) => void;
  /** What was said on the bus, and telling it again: for the tools of developers. */
  readonly journal: Pick<Bus<EventMap, CommandMap>, 'journal' | 'watchJournal' | 'heard' | 'adopt'>;
  /** Storage of the token; undefined on the server. */
  readonly tokens: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | undefined;
  readonly storage: StateStorage | undefined;
  /** Title set by the mounted screen; null uses the route's title. */
  readonly title: StoreApi<{ readonly screen: string | null }>;
}
