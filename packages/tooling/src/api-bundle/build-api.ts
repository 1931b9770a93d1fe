import { createHash, randomBytes } from 'node:crypto';
import { access, glob, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from '../site/settings.ts';
import { bundleApi } from './bundle-api.ts';

const FOLDER = 'apps/api/dist';
/** Name of the latest bundle and the sources it was built from. */
const LATEST = `${FOLDER}/latest.json`;
/** Inputs other than sources: library versions, packages' file names, the bundler itself. */
const SETTINGS = [
  'pnpm-lock.yaml',
  'tsconfig.base.json',
  'apps/api/{package,tsconfig}.json',
  'packages/*/package.json',
  'packages/tooling/src/api-bundle/*.ts',
];
/** Number of bundles kept, because running processes may still load files of earlier ones. */
const KEPT = 5;

/**
 * Returns the API's JavaScript entry file. Its folder is named after the digest of all inputs and reused only while they are
 * unchanged; otherwise it is rebuilt.
 */
export async function buildApi(root: string): Promise<string> {
  const settings = await readAll(root, await listSettings(root));
  const known = await findCurrent(root, settings);
  if (known !== undefined) return known;
  const unfinished = join(root, FOLDER, `unfinished-${randomBytes(6).toString('hex')}`);
  const sources = await bundleApi(root, unfinished);
  const name = digestOf(settings, sources);
  const list = `${unfinished}.json`;
  await writeFile(list, JSON.stringify({ name, sources: [...sources.keys()] }));
  // Atomic, since other processes may build the same bundle; theirs is equivalent.
  await rename(unfinished, join(root, FOLDER, name)).catch(() => rm(unfinished, { recursive: true }));
  await access(entryOf(root, name));
  await rename(list, join(root, LATEST));
  await removeOld(join(root, FOLDER));
  return entryOf(root, name);
}

async function listSettings(root: string): Promise<readonly string[]> {
  const files: string[] = [];
  for await (const file of glob(SETTINGS, { cwd: root })) files.push(file);
  return files;
}

async function findCurrent(root: string, settings: ReadonlyMap<string, string>): Promise<string | undefined> {
  try {
    const latest: { name: string; sources: string[] } = JSON.parse(await readFile(join(root, LATEST), 'utf8'));
    await access(entryOf(root, latest.name));
    return digestOf(settings, await readAll(root, latest.sources)) === latest.name ? entryOf(root, latest.name) : undefined;
  } catch {
    // No bundle yet, or a source is missing.
    return undefined;
  }
}

function entryOf(root: string, name: string): string {
  return join(root, FOLDER, name, 'server.mjs');
}

async function readAll(root: string, files: readonly string[]): Promise<ReadonlyMap<string, string>> {
  return new Map(await Promise.all(files.map(async (file) => [file, await readFile(join(root, file), 'utf8')] as const)));
}

function digestOf(...parts: readonly ReadonlyMap<string, string>[]): string {
  const hash = createHash('sha256');
  for (const [file, text] of parts.flatMap((part) => [...part]).toSorted(([a], [b]) => (a < b ? -1 : 1))) hash.update(`${file}\0${text}\0`);
  return hash.digest('hex').slice(0, 20);
}

async function removeOld(folder: string): Promise<void> {
  const names = (await readdir(folder)).filter((name) => !name.endsWith('.json'));
  const dated = await Promise.all(
    names.map(async (name) => {
      // Another process may have finished one since, and renamed it.
      const found = await stat(join(folder, name)).catch(() => undefined);
      return found === undefined ? [] : [{ name, madeMs: found.mtimeMs }];
    }),
  );
  for (const { name } of dated
    .flat()
    .toSorted((a, b) => b.madeMs - a.madeMs)
    .slice(KEPT))
    await rm(join(folder, name), { recursive: true, force: true });
}

if (import.meta.main) process.stdout.write(`${await buildApi(process.argv[2] ?? ROOT)}\n`);
