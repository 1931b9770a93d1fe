import { isLanguage, isMarketCode } from '@orime/contracts';
import { readCartItems, readWholesaleItems } from './read-cart-items.ts';
import { NO_HITS } from './root-state.ts';
import type { GenderClassification, PersistedQueries, PersistedState } from './root-state.ts';
import { isCount, isRecord, isText } from './stored-values.ts';

/** Version of the stored shape; 0 is the plain state without envelope of older clients. */
export const ROOT_VERSION = 1;

/**
 * The valid slices of a stored text; invalid or missing ones are left out and keep their defaults. Undefined when the text is not
 * JSON. State of a newer release (after a rollback) is read the same way. Unknown slices are dropped, because they may belong to
 * another user.
 */
export function readStoredRoot(text: string | null): Partial<PersistedState> | undefined {
  if (text === null) return {};
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (!isRecord(parsed)) return undefined;
  return sanitize('state' in parsed && isRecord(parsed['state']) ? parsed['state'] : fromVersion0(parsed));
}

/** Older clients stored each slice as separate JSON text, including slices of the signed-in user, which are dropped. */
function fromVersion0(stored: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(stored).map(([slice, value]) => {
      if (typeof value !== 'string') return [slice, value];
      try {
        return [slice, JSON.parse(value) as unknown];
      } catch {
        return [slice, value];
      }
    }),
  );
}

function sanitize(state: Readonly<Record<string, unknown>>): Partial<PersistedState> {
  const { theme, language, market, cookiesAccepted, guestDesign } = state;
  const cart = readCartItems(state['cart']);
  const wholesaleCart = readWholesaleItems(state['wholesaleCart']);
  const hits = genderOf(state['genderClassification']);
  const queries = queriesOf(state['queries']);
  const codes = Array.isArray(state['codesUsed']) ? state['codesUsed'].filter(isCode) : undefined;
  return {
    ...((theme === 'dark' || theme === 'light') && { theme }),
    ...(isLanguage(language) && { language }),
    ...(isMarketCode(market) && { market }),
    ...(cart !== undefined && { cart: { items: cart } }),
    ...(wholesaleCart !== undefined && { wholesaleCart: { items: wholesaleCart } }),
    ...(hits !== undefined && { genderClassification: hits }),
    ...(typeof cookiesAccepted === 'boolean' && { cookiesAccepted }),
    ...(guestDesign !== undefined && { guestDesign }),
    ...(codes !== undefined && { codesUsed: codes }),
    ...(queries !== undefined && { queries }),
  };
}

function genderOf(value: unknown): GenderClassification | undefined {
  if (!isRecord(value)) return undefined;
  const { menHits, womenHits, classified } = value;
  return {
    menHits: isCount(menHits) ? menHits : NO_HITS.menHits,
    womenHits: isCount(womenHits) ? womenHits : NO_HITS.womenHits,
    classified: classified === 'men' || classified === 'women' ? classified : null,
  };
}

function queriesOf(value: unknown): PersistedQueries | undefined {
  return isRecord(value) && typeof value['savedAt'] === 'number' && isRecord(value['cache'])
    ? { savedAt: value['savedAt'], cache: value['cache'] }
    : undefined;
}

function isCode(value: unknown): value is { readonly code: string } {
  return isRecord(value) && isText(value['code']);
}
