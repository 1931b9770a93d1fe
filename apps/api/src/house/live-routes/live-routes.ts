import { liveVersions, openRegistry, readLive, readVersion } from '@orime/federation/registry';

/** Whether a page of the live release set answers a path. Query and fragment do not count; endpoints of the api are always there. */
export type IsLive = (path: string) => boolean;

/** Where nothing is known of releases, a link is better than none. */
export const EVERYTHING_LIVES: IsLive = () => true;

/** How long an answer is used again. A release is in mails and sitemap this much later. */
const KEPT_MS = 15_000;

/**
 * The addresses that the site answers now, read from the registry that the gateway reads too. Everything counts as live before the first
 * release (tests, an api that runs alone) and while the registry cannot be read.
 */
export function watchLiveRoutes(releasesDir: string): () => Promise<IsLive> {
  let kept: { readonly isLive: Promise<IsLive>; readonly until: number } | undefined;
  return () => {
    if (kept === undefined || kept.until < Date.now()) {
      kept = { isLive: readLiveRoutes(releasesDir).catch(() => EVERYTHING_LIVES), until: Date.now() + KEPT_MS };
    }
    return kept.isLive;
  };
}

async function readLiveRoutes(releasesDir: string): Promise<IsLive> {
  const registry = openRegistry(releasesDir);
  const live = await readLive(registry);
  if (live === undefined) return EVERYTHING_LIVES;
  const versions = Object.entries(liveVersions(live.channel));
  const manifests = await Promise.all(versions.map(([name, version]) => readVersion(registry, name, version)));
  const patterns = manifests.flatMap(({ routes }) => routes.map(({ path }) => patternOf(path)));
  return (path) => {
    const [page = '/'] = path.split(/[?#]/);
    return page.startsWith('/api/') || patterns.some((pattern) => pattern.test(page));
  };
}

/** As the router matches: letter case and a trailing slash do not matter. */
function patternOf(path: string): RegExp {
  const source = path
    .replace(/\/$/, '')
    .replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
    .replaceAll(/:\w+/g, '[^/]+');
  return new RegExp(`^${source}/?$`, 'i');
}
