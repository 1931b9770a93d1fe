/** Providers that deliver mail whatever dots the name has. */
const ignoreDots = new Set(['gmail.com', 'googlemail.com']);
/** Providers where a part after a plus sign is the reader's own mark. */
const ignoreParts = new Set([
  ...ignoreDots,
  'outlook.com',
  'hotmail.com',
  'live.com',
  'icloud.com',
  'me.com',
  'fastmail.com',
  'proton.me',
  'protonmail.com',
]);

/**
 * The address by which limits per customer are counted: one form for all spellings that reach the same mailbox. It is never
 * written to. Empty without an address.
 */
export function customerAddress(email: string | null): string {
  const text = (email ?? '').normalize('NFKC').trim().toLowerCase();
  const at = text.lastIndexOf('@');
  if (at === -1) return text;
  const domain = text.slice(at + 1).replace(/\.+$/, '');
  const name = ignoreParts.has(domain) ? text.slice(0, at).replace(/\+.*$/, '') : text.slice(0, at);
  return `${ignoreDots.has(domain) ? name.replaceAll('.', '') : name}@${domain === 'googlemail.com' ? 'gmail.com' : domain}`;
}
