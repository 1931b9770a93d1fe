import type { RouteDeclaration } from '@orime/contracts';
import { ROUTES } from '@orime/contracts/lists';
import { screenImports } from '@orime/federation/screens';
import { existsSync } from 'node:fs';
import { relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from '../site/settings.ts';

/** One row of the composed table: path, screen and source file. */
export interface ComposedRoute {
  readonly path: string;
  readonly app: string;
  /** Relative to the root; undefined when no such screen is imported, which a test rejects. */
  readonly file: string | undefined;
  readonly access: RouteDeclaration['access'];
  readonly chrome: RouteDeclaration['chrome'];
}

/** The routes of all browser apps, in the order of the specification's list. */
export async function composeRoutes(): Promise<readonly ComposedRoute[]> {
  const apps = [...new Set(ROUTES.map(({ owner }) => owner))];
  const tables = await Promise.all(apps.map((app) => routesOf(app)));
  return tables.flat();
}

async function routesOf(app: string): Promise<ComposedRoute[]> {
  const source = `${ROOT}/apps/${app}/src`;
  if (!existsSync(`${source}/routes.ts`)) return [];
  // A route table is plain data, type-checked by tsc against defineRoutes.
  const { routes } = (await import(pathToFileURL(`${source}/routes.ts`).href)) as { routes: readonly RouteDeclaration[] };
  const files = screenImports(source);
  return routes.map(({ path, screen, access, chrome }) => {
    const file = files.get(screen)?.find((candidate) => candidate.endsWith('-screen.tsx'));
    return { path, app, file: file === undefined ? undefined : relative(ROOT, file), access, chrome };
  });
}
