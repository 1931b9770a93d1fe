import type { BootData, Language, MarketCode, TokenClaims } from '@orime/contracts';
import {
  createPlatform,
  emptyBoot,
  installPlatform,
  loadTrans,
  startPlatform,
  TOKEN_KEY,
  type LocaleLoaders,
  type Platform,
  type RunningPlatform,
} from '@orime/platform/host';

export interface TestPlatformOptions {
  readonly language?: Language;
  readonly market?: MarketCode;
  /** Claims of the signed-in user; absent for a visitor. */
  readonly signedIn?: Partial<TokenClaims> | undefined;
  readonly boot?: Partial<BootData>;
  readonly locales?: Readonly<Record<string, LocaleLoaders>>;
}

/** Creates a platform with its own storage, bus and caches, and installs it as the current one. */
export async function startTestPlatform({
  language = 'en',
  market = 'US',
  signedIn,
  boot,
  locales = {},
}: TestPlatformOptions): Promise<{ platform: Platform; running: RunningPlatform }> {
  const tokens = memoryTokens();
  if (signedIn !== undefined) tokens.setItem(TOKEN_KEY, unsignedToken(signedIn));
  const platform = createPlatform({ boot: emptyBoot({ language, market, ...boot }), tokens });
  // Without retries, failures are shown at once.
  platform.queries.setDefaultOptions({ queries: { ...platform.queries.getDefaultOptions().queries, retry: false } });
  installPlatform(platform);
  for (const [namespace, loaders] of Object.entries(locales)) await platform.translations.register(namespace, loaders, language);
  // Sentences with markup are whole at once.
  await loadTrans();
  return { platform, running: startPlatform(platform) };
}

function memoryTokens(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  const values = new Map<string, string>();
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  };
}

/** A token that the browser can decode, with an invalid signature. */
export function unsignedToken(claims: Partial<TokenClaims>): string {
  const full: TokenClaims = {
    sub: 'usr_test',
    name: 'Test Person',
    email: 'person@example.com',
    type: 'consumer',
    staffRole: 'none',
    exp: Math.floor(Date.now() / 1000) + 3600,
    jti: 'jti',
    tv: 1,
    ...claims,
  };
  const encode = (value: unknown) =>
    btoa(String.fromCodePoint(...new TextEncoder().encode(JSON.stringify(value))))
      .replaceAll('+', '-')
      .replaceAll('/', '_')
      .replaceAll('=', '');
  return `${encode({ alg: 'none' })}.${encode(full)}.`;
}
