import { isLanguage, isMarketCode, type Language, type MarketCode } from '@orime/contracts';

/** What a document depends on beside its address. */
export interface Visitor {
  readonly language: Language;
  readonly theme: 'dark' | 'light';
  readonly market: MarketCode;
  readonly gender: 'men' | 'women' | null;
}

/** Preferences from the mirror cookies; an address with `?lang=` goes before them (decision T27). */
export function visitorOf(cookieHeader: string | undefined, search: URLSearchParams): Visitor {
  const cookies = parseCookies(cookieHeader ?? '');
  const asked = search.get('lang');
  const language = isLanguage(asked) ? asked : cookies.get('orime_lang');
  const market = cookies.get('orime_market');
  const gender = cookies.get('orime_gender');
  return {
    language: isLanguage(language) ? language : 'en',
    theme: cookies.get('orime_theme') === 'light' ? 'light' : 'dark',
    market: isMarketCode(market) ? market : 'US',
    gender: gender === 'men' || gender === 'women' ? gender : null,
  };
}

function parseCookies(header: string): ReadonlyMap<string, string> {
  const cookies = new Map<string, string>();
  for (const part of header.split(';')) {
    const at = part.indexOf('=');
    if (at > 0) cookies.set(part.slice(0, at).trim(), part.slice(at + 1).trim());
  }
  return cookies;
}
