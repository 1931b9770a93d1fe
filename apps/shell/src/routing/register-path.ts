/** Where a visitor without a session is sent, and how they come back (specification, section 2; decision T13). */
export function registerPath(returnTo: string, isExpired: boolean): string {
  const search = new URLSearchParams({ returnTo, ...(isExpired && { reason: 'expired' }) });
  return `/register?${search.toString()}`;
}

/** Only addresses of this site: a crafted link must not lead a signed-in visitor elsewhere. */
export function safeReturnTo(value: string | null): string | undefined {
  if (value === null || !value.startsWith('/') || value.startsWith('//') || value.startsWith('/\\')) return undefined;
  // Browsers drop tabs and line breaks when they read an address, which could turn "/\t/host" into "//host".
  return /[\s\\]/.test(value) ? undefined : value;
}
