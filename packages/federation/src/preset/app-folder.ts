import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Where an app lives and what it is called, derived from the `import.meta` of its webpack.config.ts. */
export interface AppFolder {
  /** Folder name, which is also the app's name: `retail-shop`. */
  readonly name: string;
  /** Name that is valid as a JavaScript variable, used for the federation container: `retail_shop`. */
  readonly container: string;
  readonly folder: string;
  readonly root: string;
  /** Version from the app's package.json, without the build digest. */
  readonly version: string;
  /** Who answers for it: `orime.team` in package.json, else the app's own name. */
  readonly team: string;
  /** The shell provides what the others share. */
  readonly isShell: boolean;
}

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
