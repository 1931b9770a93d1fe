import type { BootData } from '@orime/contracts';
import { createStore } from 'zustand/vanilla';
import type { StoreApi } from 'zustand/vanilla';
import { NO_HITS } from './root-state.ts';
import type { RootState } from './root-state.ts';

/** The initial state of a page, from the mirror cookies that the gateway read. The stored state is restored later. */
export function createRoot(boot: BootData): StoreApi<RootState> {
  return createStore<RootState>()(() => ({
    theme: boot.theme,
    language: boot.language,
    market: boot.market,
    cart: { items: [] },
    wholesaleCart: { items: [] },
    genderClassification: { ...NO_HITS, classified: boot.gender },
    cookiesAccepted: null,
    guestDesign: null,
    codesUsed: [],
    queries: null,
    showCart: false,
    showWholesaleCart: false,
  }));
}
