import { installedPlatform } from '../current-platform.ts';
import { TOKEN_KEY } from '../session/read-token.ts';

/**
 * The `Authorization` header for a URL. The token is sent to `/api` of the page's own origin only (decision T3), never to content
 * services or provider callbacks on other hosts. Undefined for other URLs and without a token.
 */
export function authorizationFor(url: string, pageUrl: string): string | undefined {
  const page = new URL(pageUrl);
  const target = new URL(url, page);
  if (target.origin !== page.origin || !target.pathname.startsWith('/api/')) return undefined;
  return installedPlatform()?.tokens?.getItem(TOKEN_KEY) ?? undefined;
}
