const english = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
const japanese = new Intl.DisplayNames('ja', { type: 'region', fallback: 'none' });

/** Names that Intl knows and no parcel goes to: groups, test codes, parts of countries with a code of convenience. */
const noCountries = new Set(['AC', 'CP', 'CQ', 'DG', 'EA', 'EU', 'EZ', 'IC', 'QO', 'TA', 'UN', 'XA', 'XB', 'ZZ']);

/** Every country's ISO 3166-1 alpha-2 code, by the slug of its English name. */
const codeBySlug = new Map<string, string>();
for (const first of 'ABCDEFGHIJKLMNOPQRSTUVWXYZ') {
  for (const second of 'ABCDEFGHIJKLMNOPQRSTUVWXYZ') {
    const name = english.of(first + second);
    if (name !== undefined && isCountry(first + second)) codeBySlug.set(slugOf(name), first + second);
  }
}

/** The code of a country given as code (`jp`) or slug (`south-korea`); undefined when there is no such country (decision T8). */
export function countryCode(value: string): string | undefined {
  const upper = value.toUpperCase();
  if (/^[A-Z]{2}$/.test(upper)) return isCountry(upper) ? upper : undefined;
  return codeBySlug.get(slugOf(value));
}

/** Names of a country in both languages; the code itself when it is none. */
export function countryName(code: string): { readonly en: string; readonly jp: string } {
  if (!/^[A-Z]{2}$/.test(code)) return { en: code, jp: code };
  return { en: english.of(code) ?? code, jp: japanese.of(code) ?? code };
}

/** Former codes (SU, DD, UK) stand for another one now. */
function isCountry(code: string): boolean {
  return english.of(code) !== undefined && !noCountries.has(code) && Intl.getCanonicalLocales(`und-${code}`)[0] === `und-${code}`;
}

function slugOf(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z]+/g, '-')
    .replace(/^-|-$/g, '');
}
