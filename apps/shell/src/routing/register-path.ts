/** Where a visitor without a session is sent, and how they come back (specification, section 2; decision T13). */
export function registerPath(returnTo: string, isExpired: boolean): string {
  const search = new URLSearchParams({ returnTo, ...(isExpired && { reason: 'expired' }) });
  return `/register?${search.toString()}`;
}

/**
 * Only addresses of this site: a crafted link must not lead a signed-in visitor elsewhere. The forms themselves are none:
 * who has just signed in would be sent round in a circle.
 */
export function safeReturnTo(value: string | null): string | undefined {
  if (value === null || !value.startsWith('/') || value.startsWith('//')) return undefined;
  // Browsers drop tabs and line breaks when they read an address and take "\" for "/": "/\t/host" and "/\host" are "//host".
  if (hasControls(value) || value.includes('\\')) return undefined;
  const { origin, pathname } = new URL(value, SITE);
  return origin === SITE && !pathname.startsWith('//') && !FORMS.has(pathname) ? value : undefined;
}

/** Stands for whatever origin the page has. */
const SITE = 'https://site.invalid';
const FORMS: ReadonlySet<string> = new Set(['/login', '/register', '/register-3D', '/request-reset', '/passwordReset']);

/** Characters up to the space, and the line separators. */
function hasControls(value: string): boolean {
  return /[\s\p{Cc}]/u.test(value);
}
