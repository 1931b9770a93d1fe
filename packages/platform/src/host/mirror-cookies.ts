import { htmlLang } from '@orime/contracts';
import type { Platform } from '../platform.ts';
import type { RootState } from '../state/root-state.ts';

const YEAR_SECONDS = 31_536_000;

/** Preferences the gateway needs for a correct first paint: each cookie mirrors one slice of `root`. */
const MIRRORS = {
  orime_lang: (state: RootState) => state.language,
  orime_theme: (state: RootState) => state.theme,
  orime_market: (state: RootState) => state.market,
  orime_gender: (state: RootState) => state.genderClassification.classified,
} as const;

/** Keeps the mirror cookies and the attributes of `<html>` equal to the state. Returns a function that stops it. */
export function startMirrorCookies(platform: Platform): () => void {
  const { document } = globalThis;
  if (document === undefined) return () => undefined;
  return platform.root.subscribe((state, before) => {
    for (const [name, read] of Object.entries(MIRRORS)) if (read(state) !== read(before)) writeCookie(name, read(state));
    const html = document.documentElement;
    if (state.theme !== before.theme) html.dataset['theme'] = state.theme;
    if (state.language !== before.language) html.lang = htmlLang(state.language);
  });
}

/** Writes all mirror cookies from the current state. */
export function mirrorNow(platform: Platform): void {
  if (globalThis.document === undefined) return;
  for (const [name, read] of Object.entries(MIRRORS)) writeCookie(name, read(platform.root.getState()));
}

function writeCookie(name: string, value: string | null): void {
  const isSecure = globalThis.location.protocol === 'https:';
  const life = value === null ? 0 : YEAR_SECONDS;
  // oxlint-disable-next-line unicorn/no-document-cookie -- the Cookie Store API is missing in Firefox and on plain http
  document.cookie = `${name}=${value ?? ''}; Path=/; Max-Age=${String(life)}; SameSite=Lax${isSecure ? '; Secure' : ''}`;
}
