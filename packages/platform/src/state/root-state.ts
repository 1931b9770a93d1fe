import type { CartItem, Language, MarketCode, WholesaleCartItem } from '@orime/contracts';

export type Theme = 'dark' | 'light';
export type Gender = 'men' | 'women';

export interface GenderClassification {
  readonly menHits: number;
  readonly womenHits: number;
  readonly classified: Gender | null;
}

/** The state persisted in the browser under `root`. */
export interface PersistedState {
  readonly theme: Theme;
  readonly language: Language;
  readonly market: MarketCode;
  readonly cart: { readonly items: readonly CartItem[] };
  readonly wholesaleCart: { readonly items: readonly WholesaleCartItem[] };
  readonly genderClassification: GenderClassification;
  /** Null until decided. */
  readonly cookiesAccepted: boolean | null;
  /** A design made in the studio before signing up; the studio owns its shape. */
  readonly guestDesign: unknown;
  readonly codesUsed: readonly { readonly code: string }[];
  /** The dehydrated query cache with its time; null when there is none. */
  readonly queries: PersistedQueries | null;
}

export interface PersistedQueries {
  /** Milliseconds since the epoch. */
  readonly savedAt: number;
  readonly cache: unknown;
}

/** The persisted state plus what every page starts without. */
export interface RootState extends PersistedState {
  readonly showCart: boolean;
  readonly showWholesaleCart: boolean;
}

export const PERSISTED_KEYS = [
  'theme',
  'language',
  'market',
  'cart',
  'wholesaleCart',
  'genderClassification',
  'cookiesAccepted',
  'guestDesign',
  'codesUsed',
  'queries',
] as const satisfies readonly (keyof PersistedState)[];

/** Initial values for the slices that belong to the signed-in user (decision T10), wholesale prices included. */
export function withoutPersonalState(): Pick<RootState, 'wholesaleCart' | 'codesUsed' | 'queries' | 'showWholesaleCart'> {
  return { wholesaleCart: { items: [] }, codesUsed: [], queries: null, showWholesaleCart: false };
}

export const NO_HITS: GenderClassification = { menHits: 0, womenHits: 0, classified: null };
