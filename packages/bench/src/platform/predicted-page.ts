import type { RemoteManifest } from '@orime/contracts';
import { documentBytes, findRoute, pageWeight, type PageWeight } from '@orime/federation/page-weight';

export interface PageBodies extends PageWeight {
  readonly document: number;
}

/** The manifests of what a site serves now, shell first. */
export async function liveManifests(site: string): Promise<readonly RemoteManifest[]> {
  const document = await (await fetch(site)).text();
  const boot = /id="orime-boot">(.*?)<\/script>/s.exec(document)?.[1] ?? '{}';
  // Written by the gateway of the same repository.
  const { release } = JSON.parse(boot) as { release: { shell: string; remotes: Readonly<Record<string, { version: string }>> } };
  const versions = Object.entries({ shell: { version: release.shell }, ...release.remotes });
  return Promise.all(
    versions.map(async ([name, { version }]) => (await (await fetch(`${site}/r/${name}/${version}/remote.json`)).json()) as RemoteManifest),
  );
}

/** What `orime budget --site` says of a page. */
export async function predictedBodies(site: string, path: string, manifests: readonly RemoteManifest[]): Promise<PageBodies> {
  const found = findRoute(manifests, path);
  if (found === undefined) throw new Error(`No remote that is live has a page at ${path}`);
  return { ...pageWeight(manifests, found.owner, found.route), document: await documentBytes(site, path) };
}
