import type { FragmentDeclaration, RemoteManifest, RouteDeclaration } from '@orime/contracts';
import { existsSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** A remote's declarations in `src/needs.ts`, in addition to its routes and fragments. All optional. */
export type RemoteNeeds = Partial<Pick<RemoteManifest, 'events' | 'permissions'>>;

/** Imports `src/routes.ts`, which is plain data. The import URL changes with the file, for rebuilds in one process. */
export async function declaredRoutes(appFolder: string): Promise<readonly RouteDeclaration[]> {
  const module = await importFresh(join(appFolder, 'src', 'routes.ts'));
  const routes = module?.['routes'];
  if (routes === undefined) return [];
  if (!Array.isArray(routes)) throw new Error(`${appFolder}/src/routes.ts must export an array named routes`);
  // Type-checked by tsc against defineRoutes.
  return routes as readonly RouteDeclaration[];
}

/** The rows of `src/fragments.ts`, plain data too; none when the app lends nothing. */
export async function declaredFragments(appFolder: string): Promise<readonly FragmentDeclaration[]> {
  const module = await importFresh(join(appFolder, 'src', 'fragments.ts'));
  const fragments = module?.['fragments'] ?? [];
  if (!Array.isArray(fragments)) throw new Error(`${appFolder}/src/fragments.ts must export an array named fragments`);
  // Type-checked by tsc against defineFragments.
  return fragments as readonly FragmentDeclaration[];
}

/** The declarations in `src/needs.ts`; empty when the app has none. */
export async function declaredNeeds(appFolder: string): Promise<RemoteNeeds> {
  const module = await importFresh(join(appFolder, 'src', 'needs.ts'));
  // Type-checked by tsc against RemoteNeeds.
  return (module?.['needs'] ?? {}) as RemoteNeeds;
}

async function importFresh(file: string): Promise<Record<string, unknown> | undefined> {
  if (!existsSync(file)) return undefined;
  const { mtimeMs } = await stat(file);
  // A module namespace is an object of its exports.
  return (await import(`${pathToFileURL(file).href}?at=${String(mtimeMs)}`)) as Record<string, unknown>;
}
