import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, realpath } from 'node:fs/promises';
import { dirname, join } from 'node:path';

interface Library {
  readonly version: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  /** Of them only those for this platform are installed. */
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

/**
 * Copies installed libraries with everything they depend on into `<target>/node_modules`, whole: what a library reads beside itself is
 * there. A second version of a library goes below the one that asks for it, as npm does it.
 * @param from folder of the package that depends on them
 */
export async function copyLibraries(names: readonly string[], from: string, target: string): Promise<void> {
  const placed = new Map<string, string>();
  for (const name of names) await place(name, from, [target], placed);
}

/** @param homes folders whose `node_modules` the asking library sees, the nearest first */
async function place(name: string, from: string, homes: readonly string[], placed: Map<string, string>): Promise<void> {
  const source = await findLibrary(name, from);
  if (source === undefined) return;
  const library = JSON.parse(await readFile(join(source, 'package.json'), 'utf8')) as Library;
  const seen = homes.map((home) => join(home, 'node_modules', name)).find((folder) => placed.has(folder));
  if (seen !== undefined && placed.get(seen) === library.version) return;
  const home = seen === undefined ? homes.at(-1) : homes[0];
  const folder = join(home ?? '', 'node_modules', name);
  placed.set(folder, library.version);
  await mkdir(dirname(folder), { recursive: true });
  await cp(source, folder, { recursive: true, filter: (path) => !path.slice(source.length).includes('/node_modules') });
  for (const dependency of Object.keys({ ...library.dependencies, ...library.optionalDependencies }))
    await place(dependency, source, [folder, ...homes.filter((each) => folder.startsWith(join(each, 'node_modules')))], placed);
}

/** The real folder of an installed library, or undefined for an optional one that is not installed. */
async function findLibrary(name: string, from: string): Promise<string | undefined> {
  for (let folder = await realpath(from); ; folder = dirname(folder)) {
    const candidate = join(folder, 'node_modules', name);
    if (existsSync(join(candidate, 'package.json'))) return realpath(candidate);
    if (folder === dirname(folder)) return undefined;
  }
}
