import { join } from 'node:path';
import { publishVersion, type PublishedVersion } from '../registry/publish-version.ts';
import type { Registry } from '../registry/registry-folder.ts';

/** Publishes the output of `buildApps` in `apps/<app>/dist`. It does not go live before `promote`. */
export function publishApp(
  registry: Registry,
  root: string,
  app: string,
  onFile?: (done: number, total: number) => void,
): Promise<PublishedVersion> {
  return publishVersion(registry, join(root, 'apps', app, 'dist'), onFile);
}
