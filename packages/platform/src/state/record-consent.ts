import { isApiError } from '../http/api-error.ts';
import { api } from '../http/api.ts';
import type { Platform } from '../platform.ts';
import { whenOnline } from '../telemetry/when-online.ts';

/** Version of the consent question; a new version asks again. */
const VERSION = '2';
const KEY = 'consent-id';

/**
 * Records a decision as proof of consent, under a random id that is used for nothing else and never sent with page views. Waits for
 * the network; a later decision replaces a pending one.
 */
export async function recordConsent(platform: Platform, isAccepted: boolean): Promise<void> {
  await whenOnline();
  if (platform.root.getState().cookiesAccepted !== isAccepted) return;
  const anonymousId = await idOf(platform);
  try {
    await api.post('/api/consent', { kind: 'analytics', value: isAccepted, version: VERSION, anonymousId });
  } catch (error) {
    // The decision applies in this browser anyway; only unexpected errors propagate.
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
