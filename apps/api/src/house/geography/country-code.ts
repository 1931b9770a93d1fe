import { COUNTRIES, isCountryCode } from '@orime/contracts';

const english = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
const japanese = new Intl.DisplayNames('ja', { type: 'region', fallback: 'none' });

/** Codes by the slug of the country's English name. */
const codeBySlug = new Map(COUNTRIES.map((code) => [slugOf(english.of(code) ?? code), code]));

/** The code of a country given as code (`jp`) or slug (`south-korea`); undefined when there is no such country (decision T8). */
export function countryCode(value: string): string | undefined {
  const upper = value.toUpperCase();
  if (/^[A-Z]{2}$/.test(upper)) return isCountryCode(upper) ? upper : undefined;
  return codeBySlug.get(slugOf(value));
}

/** Names of a country in both languages; the code itself when it is none. */
export function countryName(code: string): { readonly en: string; readonly jp: string } {
  if (!/^[A-Z]{2}$/.test(code)) return { en: code, jp: code };
  return { en: english.of(code) ?? code, jp: japanese.of(code) ?? code };
}

function slugOf(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z]+/g, '-')
    .replace(/^-|-$/g, '');
}
