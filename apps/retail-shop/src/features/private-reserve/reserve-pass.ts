import { remoteStorage } from '@orime/platform';

const storage = remoteStorage('retail-shop', 'session');
const KEY = 'orime.reserve-pass';

type KeptPass = { readonly pass: string; readonly expiresAt: string };

/** The pass that a visitor's code gave, while it is valid. It stays in this tab: never in an address, which is shared and logged. */
export function readReservePass(): string | undefined {
  const kept = parse(storage.getItem(KEY));
  return kept !== undefined && Date.parse(kept.expiresAt) > Date.now() ? kept.pass : undefined;
}

export function keepReservePass(kept: KeptPass): void {
  storage.setItem(KEY, JSON.stringify(kept));
}

/** Anybody may have written there: what is not a pass counts as none. */
function parse(text: string | null): KeptPass | undefined {
  if (text === null) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null || !('pass' in value) || !('expiresAt' in value)) return undefined;
    const { pass, expiresAt } = value;
    return typeof pass === 'string' && typeof expiresAt === 'string' ? { pass, expiresAt } : undefined;
  } catch {
    return undefined;
  }
}
