/** Ends the server session of a token that this page has already removed; also works during page unload. */
export function revoke(token: string): void {
  const url = new URL('/api/users/logout', globalThis.location?.href ?? 'http://localhost/');
  fetch(url.href, {
    method: 'POST',
    headers: { authorization: token },
    keepalive: true,
    credentials: 'same-origin',
    redirect: 'error',
  }).catch(() => undefined);
}
