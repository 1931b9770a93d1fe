import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Uses } from './compare-contracts.ts';
import { LENT } from './emit-contract.ts';

const IMPORT = /^import (?!type\b)\{([^}]*)\} from '(@orime\/[^']+)';/gm;

/** What an app imports of the modules that the shell lends, itself or by packages that are bundled with it; types are not asked for at run time. */
export function findUses(root: string, app: string): Uses {
  const folders = [join(root, 'apps', app), ...bundledPackages(root, join(root, 'apps', app))];
  const uses = new Set<string>();
  for (const folder of folders)
    for (const file of globSync('src/**/*.{ts,tsx}', { cwd: folder })) {
      if (/\.test\.|\.fixture\./.test(file)) continue;
      for (const [, names = '', module = ''] of readFileSync(join(folder, file), 'utf8').matchAll(IMPORT))
        if (LENT.includes(module)) for (const name of importedNames(names)) uses.add(`${module}#${name}`);
    }
  return [...uses].toSorted();
}

function importedNames(list: string): readonly string[] {
  const parts = list.split(',').map((part) => part.trim());
  return parts.filter((part) => part !== '' && !part.startsWith('type ')).map((part) => part.split(/\s+as\s+/)[0] ?? '');
}

/** Packages of ours that an app depends on and that the shell does not lend, with those that they depend on. */
function bundledPackages(root: string, folder: string, seen = new Set<string>()): readonly string[] {
  const { dependencies = {} }: { dependencies?: Record<string, string> } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  for (const name of Object.keys(dependencies)) {
    if (!name.startsWith('@orime/') || LENT.includes(name) || name === '@orime/federation') continue;
    const target = join(root, 'packages', name.slice('@orime/'.length));
    if (seen.has(target)) continue;
    seen.add(target);
    bundledPackages(root, target, seen);
  }
  return [...seen];
}
