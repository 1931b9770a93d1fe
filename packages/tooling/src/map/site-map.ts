import { ENDPOINTS, ROUTES, STAFF_ROUTES } from '@orime/contracts/lists';
import { composeRoutes } from '../routes/compose-routes.ts';
import { ROOT } from '../site/settings.ts';
import { mapEndpoints, type MappedEndpoint } from './endpoint-callers.ts';
import { compareGaps, type Gaps } from './gaps.ts';
import { matchPath } from './match-path.ts';
import { listSiteLinks, type SiteLink } from './site-links.ts';

export interface SiteMap {
  readonly endpoints: readonly MappedEndpoint[];
  readonly addresses: readonly { readonly path: string; readonly owner: string; readonly screen: string | undefined }[];
  readonly links: readonly (SiteLink & { readonly isLive: boolean })[];
}

/** Joins endpoints with callers, listed addresses with screens, and written links with live routes. */
export async function readSiteMap(): Promise<SiteMap> {
  const screens = new Map((await composeRoutes()).map(({ path, file }) => [path, file]));
  const addresses = [...ROUTES, ...STAFF_ROUTES].map(({ path, owner }) => ({ path, owner, screen: screens.get(path) }));
  return { endpoints: await mapEndpoints(), addresses, links: resolveLinks(listSiteLinks(), addresses) };
}

/** A link is live when the most specific listed address that answers it has a screen, or an endpoint answers it. */
export function resolveLinks(links: readonly SiteLink[], addresses: SiteMap['addresses']): SiteMap['links'] {
  const listed = addresses.map(({ path }) => path);
  const live = new Set(addresses.filter(({ screen }) => screen !== undefined).map(({ path }) => path));
  const urls = ENDPOINTS.map(({ url }) => url);
  return links.map((link) => {
    const answers = matchPath(link.path, listed);
    return { ...link, isLive: answers.some((path) => live.has(path)) || matchPath(link.path, urls).length > 0 };
  });
}

export function gapsOf({ endpoints, addresses, links }: SiteMap): Gaps {
  return {
    endpoints: endpoints.filter(({ callers }) => callers.length === 0).map(({ key }) => key),
    addresses: addresses.filter(({ screen }) => screen === undefined).map(({ path }) => path),
    links: [...new Set(links.filter(({ isLive }) => !isLive).map(({ key }) => key))],
  };
}

/** Part of `npm run check`: the gaps that the files of the apps do not name, and the entries that are out of date. */
export async function checkMap(): Promise<readonly string[]> {
  return compareGaps(gapsOf(await readSiteMap()), ROOT);
}
