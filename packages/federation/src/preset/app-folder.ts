import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Location and names of an app, derived from the `import.meta` of its webpack.config.ts. */
export interface AppFolder {
  /** Folder name and app name: `retail-shop`. */
  readonly name: string;
  /** Container name, valid as a JavaScript identifier: `retail_shop`. */
  readonly container: string;
  readonly folder: string;
  readonly root: string;
  /** Version in the app's package.json, without the build digest. */
  readonly version: string;
  /** Owning team: `orime.team` in package.json, else the app's name. */
  readonly team: string;
  /** The shell provides the modules that the others share. */
  readonly isShell: boolean;
}

/** Reads an app's folder from the URL of its webpack.config.ts. Throws when there is no package.json. */
export function appFolder(configUrl: string): AppFolder {
  const folder = dirname(fileURLToPath(configUrl));
  const name = basename(folder);
  const manifest: { version: string; orime?: { team?: string } } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return {
    name,
    container: name.replaceAll('-', '_'),
    folder,
    root: join(folder, '..', '..'),
    version: manifest.version,
    team: manifest.orime?.team ?? name,
    isShell: name === 'shell',
  };
}
