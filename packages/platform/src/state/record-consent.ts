import { buildUrl } from '@orime/contracts';
import type { Consent } from '@orime/contracts/api/site/site';
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

/**
 * The newest record about counting visits: the account's for who is signed in, else the one of this browser. Null when there is
 * none, without asking where there cannot be one.
 */
export async function findConsentRecord(platform: Platform): Promise<Consent | null> {
  const anonymousId = await knownId(platform);
  if (anonymousId === undefined && platform.session.getState().status !== 'signed-in') return null;
  const { consents } = await api.get<{ consents: readonly Consent[] }>(buildUrl('/api/consent', { anonymousId }));
  return consents.find(({ kind }) => kind === 'analytics') ?? null;
}

async function knownId({ storage }: Platform): Promise<string | undefined> {
  const known = await storage?.getItem(KEY).catch(() => null);
  return typeof known === 'string' && /^[\w-]{16,64}$/.test(known) ? known : undefined;
}

async function idOf(platform: Platform): Promise<string> {
  const known = await knownId(platform);
  if (known !== undefined) return known;
  const { storage } = platform;
  const id = [...globalThis.crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  await storage?.setItem(KEY, id).catch(() => undefined);
  return id;
}
