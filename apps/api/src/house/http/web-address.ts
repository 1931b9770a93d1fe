import { domainToUnicode } from 'node:url';

/** Last parts of names that mean the reader's own machine or network (RFC 6761, 6762, 7686, 8375, and those ICANN keeps free). */
const localEndings: ReadonlySet<string> = new Set([
  'localhost',
  'localdomain',
  'local',
  'internal',
  'intranet',
  'lan',
  'home',
  'corp',
  'private',
  'arpa',
  'onion',
  'invalid',
  'test',
]);

/**
 * Whether a text is the address of a public web page: what people may enter for others to follow. Names only: an IP address in
 * any spelling, a name of somebody's own network, a name and password before the host, and a host whose letters are borrowed
 * from another script to look like a known one are none. No address is ever called by us; this is for who clicks it.
 */
export function isWebAddress(text: string): boolean {
  // The parser forgives what a reader would not notice: missing slashes, backslashes, line breaks, invisible characters.
  if (!/^https?:\/\/[^/?#]/i.test(text) || /[\s\\\p{C}]/u.test(text) || !URL.canParse(text)) return false;
  if (/^[^/]*\/\/[^/?#]*@/.test(text)) return false;
  return isPublicName(new URL(text).hostname);
}

/** A page of this site from the root on, or a public page over TLS. */
export function isSiteLink(text: string): boolean {
  if (!text.startsWith('/')) return /^https:/i.test(text) && isWebAddress(text);
  const site = 'https://site.invalid';
  return !/[\s\\\p{C}]/u.test(text) && URL.canParse(text, site) && new URL(text, site).origin === site;
}

/** Where a text may lead: a page of this site, a public page over TLS, or a mail to one address. Written without what ends an attribute. */
export function isTextLink(text: string): boolean {
  // An address has these as percent codes; plain ones were meant for markup around it.
  if (/[<>"]/.test(text)) return false;
  if (text.startsWith('mailto:')) return /^mailto:[A-Za-z0-9._%+-]+@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+$/.test(text);
  return isSiteLink(text);
}

/** The formats of the contracts' schemas that stand for these checks. */
export const ADDRESS_FORMATS: Readonly<Record<string, (text: string) => boolean>> = {
  'web-address': isWebAddress,
  'optional-web-address': (text) => text === '' || isWebAddress(text),
  'site-link': isSiteLink,
  'text-link': isTextLink,
};

/** The parser has brought every spelling of an IPv4 address (octal, hexadecimal, one number) to four numbers by now. */
function isPublicName(hostname: string): boolean {
  const labels = hostname.replace(/\.$/, '').split('.');
  const ending = labels.at(-1) ?? '';
  if (labels.length < 2 || !/^(?:[a-z]{2,}|xn--[a-z0-9-]+)$/.test(ending) || localEndings.has(ending)) return false;
  return labels.every((label) => isPlain(domainToUnicode(label)));
}

/**
 * Letters of the two languages of the site and of its neighbours. Cyrillic and Greek have too many twins of Latin letters to
 * be told apart by eye; whoever has such a name has a Latin one as well.
 */
function isPlain(label: string): boolean {
  const isLatin = /^[a-z0-9_\u00DF-\u0130\u0132-\u0137\u0139-\u017E-]+$/.test(label);
  const isEastAsian = /^[a-z0-9\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u30FC-]+$/u.test(label);
  // These pass for a slash or a stroke between Latin letters.
  return isLatin || (isEastAsian && !/[a-z0-9][\u30CE\u30BD\u30BE\u30F3\u4E3F\u30FC\u4E00][a-z0-9]/.test(label));
}
