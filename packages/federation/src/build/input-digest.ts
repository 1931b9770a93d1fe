import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

/** Folders in an app or a package, at any depth, that change no build, and how the names of such files end. */
export const NOT_INPUT = { folders: ['node_modules', 'dist', '.cache', 'e2e', 'test'], endings: ['.test.ts', '.test.tsx', '.md'] } as const;

/**
 * Digest of all inputs of an app's build: its files, the workspace packages it depends on, the preset and the lock file. Equal
 * digests mean byte-identical builds.
 */
export async function inputDigest(root: string, app: string): Promise<string> {
  const { folders, files } = await inputPaths(root, app);
  const hash = createHash('sha256');
  for (const folder of folders) {
    for (const file of await inputFiles(join(root, folder))) {
      hash
        .update(relative(root, file))
        .update('\0')
        .update(await readFile(file))
        .update('\0');
    }
  }
  for (const file of files) hash.update(await readFile(join(root, file)));
  return hash.digest('hex');
}

/** Where the inputs of an app's build are, relative to the root: folders, without what is `NOT_INPUT` in them, and files. */
export async function inputPaths(root: string, app: string): Promise<{ readonly folders: string[]; readonly files: readonly string[] }> {
  const own = join(root, 'apps', app);
  const folders = [own, ...(await reachedPackages(root, own))];
  return {
    folders: folders.map((folder) => relative(root, folder).split(sep).join('/')).sort(),
    files: ['pnpm-lock.yaml', 'pnpm-workspace.yaml', 'tsconfig.base.json'],
  };
}

/** Folders of the workspace packages that a package depends on, transitively, without development dependencies. */
async function reachedPackages(root: string, folder: string, seen = new Set<string>()): Promise<string[]> {
  const manifest: { dependencies?: Record<string, string> } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
  for (const [name, range] of Object.entries(manifest.dependencies ?? {})) {
    const target = join(root, 'packages', name.replace('@orime/', ''));
    if (!range.startsWith('workspace:') || seen.has(target) || !existsSync(join(target, 'package.json'))) continue;
    seen.add(target);
    await reachedPackages(root, target, seen);
  }
  return [...seen];
}

/** The files of one of these folders that are inputs. */
export async function inputFiles(folder: string): Promise<string[]> {
  const files: string[] = [];
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (isNoInput(entry.name)) continue;
    if (entry.isDirectory()) files.push(...(await inputFiles(path)));
    else if (entry.isFile()) files.push(path);
  }
  return files.sort();
}

function isNoInput(name: string): boolean {
  return NOT_INPUT.folders.some((folder) => folder === name) || NOT_INPUT.endings.some((ending) => name.endsWith(ending));
}
