/** What was typed as a link, as it is kept: `https:`, a page of this site, or a mail. Undefined for anything else. */
export function readLink(typed: string): string | undefined {
  const text = typed.trim();
  if (text === '' || text.length > 500 || /[\s\\<>"\p{C}]/u.test(text)) return undefined;
  if (text.startsWith('/')) return text.startsWith('//') ? undefined : text;
  const mail = /^(?:mailto:)?([A-Za-z0-9._%+-]+@[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)+)$/.exec(text);
  if (mail !== null) return `mailto:${mail[1]}`;
  // A name without a scheme is meant as a page; any other scheme is refused.
  const address = /^https:\/\//i.test(text) ? text : /^[a-z][a-z0-9+.-]*:/i.test(text) ? undefined : `https://${text}`;
  if (address === undefined || !URL.canParse(address)) return undefined;
  const { hostname, username, password } = new URL(address);
  return username === '' && password === '' && /\.[a-z]{2,}$|\.xn--[a-z0-9-]+$/.test(hostname) ? address : undefined;
}
