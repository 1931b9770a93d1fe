import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

const NOT_INPUT = /(^|\/)(node_modules|dist|e2e|test)(\/|$)|\.test\.tsx?$|\.md$/;

/**
 * Digest of all inputs of an app's build: its files, the workspace packages it depends on, the preset and the lock file. Equal
 * digests mean byte-identical builds.
 */
export async function inputDigest(root: string, app: string): Promise<string> {
  const folders = [join(root, 'apps', app), ...(await reachedPackages(root, join(root, 'apps', app)))];
  const hash = createHash('sha256');
  for (const folder of folders.sort()) {
    for (const file of await inputFiles(folder)) {
      hash
        .update(relative(root, file))
        .update('\0')
        .update(await readFile(file))
        .update('\0');
    }
  }
  hash.update(await readFile(join(root, 'pnpm-lock.yaml')));
  hash.update(await readFile(join(root, 'tsconfig.base.json')));
  return hash.digest('hex');
}

/** Folders of the workspace packages that a package depends on, transitively, without development dependencies. */
async function reachedPackages(root: string, folder: string, seen = new Set<string>()): Promise<string[]> {
  const manifest: { dependencies?: Record<string, string> } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
  for (const [name, range] of Object.entries(manifest.dependencies ?? {})) {
    const target = join(root, 'packages', name.replace('@orime/', ''));
    if (!range.startsWith('workspace:') || seen.has(target) || !existsSync(target)) continue;
    seen.add(target);
    await reachedPackages(root, target, seen);
  }
  return [...seen];
}

async function inputFiles(folder: string): Promise<string[]> {
  const files: string[] = [];
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (NOT_INPUT.test(entry.name.split(sep).join('/'))) continue;
    if (entry.isDirectory()) files.push(...(await inputFiles(path)));
    else if (entry.isFile()) files.push(path);
  }
  return files.sort();
}
