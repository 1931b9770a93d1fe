import type { ReleaseRemote, RemoteManifest } from '@orime/contracts';
import { RegistryError } from '../registry/registry-error.ts';

/** A live remote of a running site, with the page of its own that is visited while it is broken. */
export interface ChaosTarget {
  readonly remote: string;
  readonly version: string;
  readonly path: string;
  readonly entry: string;
  readonly container: string;
  /** Files with the texts of one language, relative to the version's folder. */
  readonly locales: Readonly<Record<'en' | 'jp', readonly string[]>>;
}

/** A site that is drawing its first page after a start takes some seconds. */
const ANSWER_WITHIN_MS = 30_000;

/** What the documents of a site say is live, each remote with its first page that everybody may see. */
export async function readTargets(site: URL): Promise<readonly ChaosTarget[]> {
  const document = await (await reach(site)).text();
  const boot = /id="orime-boot">(.*?)<\/script>/s.exec(document)?.[1];
  if (boot === undefined) throw new RegistryError('site_unreadable', `${site.href} is no site of this platform`, { site: site.href });
  // Written by the gateway of the same repository.
  const { release } = JSON.parse(boot) as { release: { remotes: Readonly<Record<string, ReleaseRemote>> } };
  const targets = await Promise.all(Object.entries(release.remotes).map(([remote, released]) => targetOf(site, remote, released)));
  return targets.filter((target) => target !== undefined);
}

async function reach(address: URL): Promise<Response> {
  try {
    return await fetch(address, { signal: AbortSignal.timeout(ANSWER_WITHIN_MS) });
  } catch (cause) {
    throw new RegistryError('site_unreachable', `${address.href} does not answer: is the site running?`, { site: address.origin, cause });
  }
}

async function targetOf(site: URL, remote: string, released: ReleaseRemote): Promise<ChaosTarget | undefined> {
  const open = released.routes.find(({ path, access }) => access === 'public' && !path.includes(':') && !path.startsWith('/api/'));
  if (open === undefined) return undefined;
  const manifest = await reach(new URL(`${released.base}remote.json`, site));
  // Published by the same schema.
  const { chunks } = (await manifest.json()) as Pick<RemoteManifest, 'chunks'>;
  const { version, entry, container } = released;
  return { remote, version, path: open.path, entry, container, locales: { en: chunks['locale:en'] ?? [], jp: chunks['locale:jp'] ?? [] } };
}
