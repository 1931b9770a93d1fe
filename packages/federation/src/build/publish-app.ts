import { join } from 'node:path';
import { publishVersion, type PublishedVersion } from '../registry/publish-version.ts';
import type { Registry } from '../registry/registry-folder.ts';

/** Publishes what `buildApps` left in `apps/<app>/dist`. Publishing does not make it live: see `promote`. */
export function publishApp(
  registry: Registry,
  root: string,
  app: string,
  onFile?: (done: number, total: number) => void,
): Promise<PublishedVersion> {
  return publishVersion(registry, join(root, 'apps', app, 'dist'), onFile);
}
