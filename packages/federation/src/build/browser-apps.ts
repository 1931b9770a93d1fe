import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** All browser apps, recognised by a webpack.config.ts and sources. The shell comes first, since every page needs it. */
export function browserApps(root: string): string[] {
  const names = readdirSync(join(root, 'apps')).filter((name) =>
    ['webpack.config.ts', 'src/routes.ts'].every((file) => existsSync(join(root, 'apps', name, file))),
  );
  return names.sort((a, b) => Number(b === 'shell') - Number(a === 'shell') || a.localeCompare(b));
}
