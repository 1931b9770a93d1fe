import { isApiError } from '../http/api-error.ts';
import { api } from '../http/api.ts';
import type { Platform } from '../platform.ts';
import { whenOnline } from '../telemetry/when-online.ts';

/** Of the question that was asked: a new one is asked again. */
const VERSION = '2';
const KEY = 'consent-id';

/**
 * Has a decision recorded under a random id that this browser keeps for nothing else: it proves what was agreed to, and
 * is never sent with a page view. Waits for the network; a later decision takes the place of one that still waits.
 */
export async function recordConsent(platform: Platform, isAccepted: boolean): Promise<void> {
  await whenOnline();
  if (platform.root.getState().cookiesAccepted !== isAccepted) return;
  const anonymousId = await idOf(platform);
  try {
    await api.post('/api/consent', { kind: 'analytics', value: isAccepted, version: VERSION, anonymousId });
  } catch (error) {
    // The decision holds in the browser all the same; only the unexpected is told.
    if (!isApiError(error) || (error.status >= 400 && error.status < 500 && error.status !== 429)) throw error;
  }
}

async function idOf({ storage }: Platform): Promise<string> {
  const known = await storage?.getItem(KEY).catch(() => null);
  if (typeof known === 'string' && /^[\w-]{16,64}$/.test(known)) return known;
  const id = [...globalThis.crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  await storage?.setItem(KEY, id).catch(() => undefined);
  return id;
}
