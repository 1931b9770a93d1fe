import { isLanguage, isMarketCode, type Language, type MarketCode } from '@orime/contracts';
import { parseCookie } from 'cookie';

/** What a document depends on beside its address. */
export interface Visitor {
  readonly language: Language;
  readonly theme: 'dark' | 'light';
  readonly market: MarketCode;
  readonly gender: 'men' | 'women' | null;
}

/** Preferences from the mirror cookies; an address with `?lang=` goes before them (decision T27). */
export function visitorOf(cookieHeader: string | undefined, search: URLSearchParams): Visitor {
  const cookies = parseCookie(cookieHeader ?? '');
  const asked = search.get('lang');
  const language = isLanguage(asked) ? asked : cookies['orime_lang'];
  const market = cookies['orime_market'];
  const gender = cookies['orime_gender'];
  return {
    language: isLanguage(language) ? language : 'en',
    theme: cookies['orime_theme'] === 'light' ? 'light' : 'dark',
    market: isMarketCode(market) ? market : 'US',
    gender: gender === 'men' || gender === 'women' ? gender : null,
  };
}
