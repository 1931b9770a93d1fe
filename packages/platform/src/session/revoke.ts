/** Ends the server's session of a token that this page has already forgotten, also while the page is being left. */
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
