import { TOKEN_KEY, type Platform } from '@orime/platform/host';

/**
 * Takes an override that somebody was sent (`orime override`) from the address of the page: the gateway checks that it is for who is
 * signed in, and the page is loaded anew with it. Not signed in, it stays in the address for later.
 */
export function adoptOverride({ tokens }: Pick<Platform, 'tokens'>): void {
  const address = new URL(location.href);
  const override = address.searchParams.get('override');
  const authorization = tokens?.getItem(TOKEN_KEY);
  if (override === null || !authorization) return;
  address.searchParams.delete('override');
  fetch('/override', { method: 'POST', headers: { authorization, 'x-orime-override': override } }).then(
    ({ ok }) => (ok ? location.replace(address) : history.replaceState(history.state, '', address)),
    () => undefined,
  );
}
