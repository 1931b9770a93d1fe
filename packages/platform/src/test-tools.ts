import type { BootData } from '@orime/contracts';
import { createPlatform } from './host/create-platform.ts';
import type { PlatformOptions } from './host/create-platform.ts';
import { emptyBoot } from './host/read-boot.ts';
import { startPlatform } from './host/start-platform.ts';
import type { RunningPlatform } from './host/start-platform.ts';
import type { StateStorage } from './state/state-storage.ts';

/** An in-memory storage whose content tests can read and change. */
export function memoryStorage(initial: Readonly<Record<string, string>> = {}): StateStorage & { readonly content: Map<string, string> } {
  const content = new Map(Object.entries(initial));
  return {
    content,
    getItem: async (name) => content.get(name) ?? null,
    setItem: async (name, value) => void content.set(name, value),
  };
}

/** An in-memory token storage, optionally with a token. */
export function memoryTokens(token?: string): NonNullable<PlatformOptions['tokens']> {
  let kept = token ?? null;
  return { getItem: () => kept, setItem: (_, value) => void (kept = value), removeItem: () => void (kept = null) };
}

/** An unsigned token with the API's claims; the browser never verifies signatures. */
export function unsignedToken(claims: object): string {
  const part = (value: object): string => btoa(JSON.stringify(value)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
  return `${part({ alg: 'HS256' })}.${part(claims)}.x`;
}

/** A platform with empty boot data and in-memory tokens; options override its parts. */
export function testPlatform(options: Partial<PlatformOptions> & { readonly bootPart?: Partial<BootData> } = {}) {
  const { bootPart, ...rest } = options;
  return createPlatform({ boot: emptyBoot(bootPart), tokens: memoryTokens(), ...rest });
}

const started = new Set<RunningPlatform>();

/** Starts a platform that `stopPlatforms` stops. */
export function startForTest(...args: Parameters<typeof startPlatform>): RunningPlatform {
  const running = startPlatform(...args);
  started.add(running);
  return running;
}

/** Ends what the platforms of a test hold: timers, listeners of the window, subscriptions. For `afterEach`. */
export function stopPlatforms(): void {
  for (const running of started) running.stop();
  started.clear();
}

/** An expiry one hour ahead, in seconds since the epoch. */
export const IN_AN_HOUR = (): number => Math.floor(Date.now() / 1000) + 3600;
/** An expiry one hour ago, in seconds since the epoch. */
export const AN_HOUR_AGO = (): number => Math.floor(Date.now() / 1000) - 3600;
