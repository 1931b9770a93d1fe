import { join } from 'node:path';
import { publishVersion, type PublishedVersion, type PublishOptions } from '../registry/publish-version.ts';
import { readManifest } from '../registry/read-manifest.ts';
import type { Registry } from '../registry/registry-folder.ts';

/** Publishes the output of `buildApps` in `apps/<app>/dist`. It does not go live before `promote`. */
export function publishApp(registry: Registry, root: string, app: string, options?: PublishOptions): Promise<PublishedVersion> {
  return publishVersion(registry, distOf(root, app), options);
}

/** The same for several that are to go live in one revision: they need to fit to each other, and not to those that they replace. */
export async function publishApps(
  registry: Registry,
  root: string,
  apps: readonly string[],
  onFile?: PublishOptions['onFile'],
): Promise<PublishedVersion[]> {
  const together = await Promise.all(apps.map((app) => readManifest(distOf(root, app))));
  const published: PublishedVersion[] = [];
  for (const app of apps) published.push(await publishApp(registry, root, app, { together, onFile }));
  return published;
}

function distOf(root: string, app: string): string {
  return join(root, 'apps', app, 'dist');
}
