import { installedPlatform } from '../current-platform.ts';
import { TOKEN_KEY } from '../session/read-token.ts';

/**
 * The token goes to `/api` of the page's own origin and nowhere else (decision T3): content services and provider
 * callbacks on other hosts never see it. Undefined when nothing may or can be sent.
 */
export function authorizationFor(url: string, pageUrl: string): string | undefined {
  const page = new URL(pageUrl);
  const target = new URL(url, page);
  if (target.origin !== page.origin || !target.pathname.startsWith('/api/')) return undefined;
  return installedPlatform()?.tokens?.getItem(TOKEN_KEY) ?? undefined;
}
