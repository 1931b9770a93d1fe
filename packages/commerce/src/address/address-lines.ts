import { htmlLang } from '@orime/contracts';
import type { Language } from '@orime/contracts';
import { regionOf } from './address-rules.ts';
import type { PostalAddress } from './address-rules.ts';
import { findPrefecture } from './prefectures.ts';

export type AddressLinesOptions = {
  /** Language in which the country is named. */
  readonly language: Language;
  /** Who it is addressed to; stands where a letter of the country has it, in Japanese with 様. Left out, there is no such line. */
  readonly name?: string;
};

/** Where the city is written before the postal code, as "Portland, OR 97209". */
const CITY_FIRST: ReadonlySet<string> = new Set(['AU', 'BR', 'CA', 'GB', 'IE', 'IN', 'JP', 'NZ', 'US']);

/** 「〒110-0001」 is a country's own form; letters of other scripts are read from the small to the large. */
const JAPANESE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/**
 * An address as it is written in its own country, line by line, without empty ones: in Japan from 〒 and prefecture down to the name,
 * elsewhere from the name up to the country. A Japanese address in Latin letters is written as letters from abroad have it. The country
 * is left out only of Japanese addresses read in Japanese.
 */
export function addressLines(address: PostalAddress, { language, name = '' }: AddressLinesOptions): string[] {
  const { line1, line2 = '', city, country } = address;
  const isJapanese = country === 'JP' && JAPANESE.test(`${city}${line1}`);
  const lines = isJapanese
    ? [
        `〒${postalOf(address)}`,
        `${prefecture(address, 'name')}${city.trim()}${line1.trim()}`,
        line2,
        name.trim() === '' ? '' : `${name.trim()} 様`,
        countryName(country, language, 'jp'),
      ]
    : [name, line1, line2, townOf(address), countryName(country, language)];
  return lines.map((line) => line.trim()).filter((line) => line !== '');
}

/** The same on one line, for lists: 〒110-0001 東京都台東区谷中2-0-14 / 1 Main St, Portland, OR 97209, United States. */
export function addressLine(address: PostalAddress, options: AddressLinesOptions): string {
  const lines = addressLines(address, options);
  return lines.some((line) => line.startsWith('〒')) ? lines.join(' ') : lines.join(', ');
}

function townOf(address: PostalAddress): string {
  const { city, country } = address;
  const region = country === 'JP' ? prefecture(address, 'latin') : regionOf(address);
  const postal = postalOf(address);
  const join = (separator: string, ...parts: readonly string[]) =>
    parts
      .map((part) => part.trim())
      .filter((part) => part !== '')
      .join(separator);
  return CITY_FIRST.has(country) ? join(', ', city, join(' ', region, postal)) : join(', ', join(' ', postal, city), region);
}

/** 「110-0001」 for every way of typing it; of other countries as it was given. */
function postalOf({ country, postal }: PostalAddress): string {
  if (country !== 'JP') return postal.trim();
  const digits = postal.normalize('NFKC').replaceAll(/\D/g, '');
  return digits.length === 7 ? `${digits.slice(0, 3)}-${digits.slice(3)}` : postal.trim().replace(/^〒/, '');
}

function prefecture({ region = '' }: PostalAddress, form: 'name' | 'latin'): string {
  return findPrefecture(region)?.[form] ?? region.trim();
}

/** Empty for readers at home, the code itself where it is unknown. */
function countryName(country: string, language: Language, home?: Language): string {
  if (language === home) return '';
  return new Intl.DisplayNames(htmlLang(language), { type: 'region', fallback: 'code' }).of(country) ?? country;
}
