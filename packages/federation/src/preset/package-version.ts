import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const require = createRequire(import.meta.url);

/** Installed version of a dependency, even when its `exports` hide its package.json. */
export function packageVersion(name: string): string {
  let folder = dirname(require.resolve(name));
  while (folder !== dirname(folder)) {
    const file = join(folder, 'package.json');
    if (existsSync(file)) {
      const manifest: { name?: string; version?: string } = JSON.parse(readFileSync(file, 'utf8'));
      if (manifest.name === name && manifest.version !== undefined) return manifest.version;
    }
    folder = dirname(folder);
  }
  throw new Error(`No package.json of ${name} above ${require.resolve(name)}`);
}
