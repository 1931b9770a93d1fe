import { isDataFile, type FragmentDeclaration, type RemoteAsset, type RemoteManifest, type RouteDeclaration } from '@orime/contracts';
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { AppFolder } from '../preset/app-folder.ts';
import { packageVersion } from '../preset/package-version.ts';
import { lentVersions, sharedRanges } from '../preset/shared-five.ts';
import { listAssets } from './asset-list.ts';
import { emitBaseCss } from './base-css.ts';
import type { ChunkMap } from './chunk-map.ts';
import { declaredFragments, declaredNeeds, declaredRoutes } from './declarations.ts';
import { withSchemas } from './event-schemas.ts';
import { writeFederationManifest } from './federation-manifest.ts';
import { describeLocale, readLocale } from './locale-files.ts';
import { screenImports } from './screen-imports.ts';

/**
 * The `remote.json` of a finished build with the given server file. Throws when a route names a screen or a data file, or a row of
 * `fragments.ts` a fragment, that the remote does not have.
 */
export async function composeManifest(app: AppFolder, outputFolder: string, map: ChunkMap, server: string): Promise<RemoteManifest> {
  if (app.isShell) await emitBaseCss(app.folder, outputFolder);
  const entry = await entryOf(app, outputFolder, map);
  if (!app.isShell) await writeFederationManifest(app, outputFolder, entry, map);
  const [declared, fragments, needs, assets] = await Promise.all([
    declaredRoutes(app.folder),
    declaredFragments(app.folder),
    declaredNeeds(app.folder),
    listAssets(outputFolder),
  ]);
  const routes = declared.map((route) => withTitle(route, app.folder));
  checkData(app, routes, assets);
  const chunks = partChunks(app, routes, fragments, map);
  const content = {
    team: app.team,
    requires: {
      shellApi: `^${shellApiVersion()}`,
      mfRuntime: packageVersion('@module-federation/enhanced'),
      shared: sharedRanges(),
    },
    ...(app.isShell && { provides: lentVersions(shellApiVersion()) }),
    ...(!app.isShell && map.copies.length > 0 && { copies: map.copies }),
    entry,
    server,
    container: app.container,
    routes,
    fragments,
    i18n: {
      en: describeLocale(app.folder, 'en', chunks['locale:en'] ?? []),
      jp: describeLocale(app.folder, 'jp', chunks['locale:jp'] ?? []),
    },
    events: withSchemas(needs.events ?? { publishes: [], consumes: [], commands: [] }, app.isShell),
    permissions: needs.permissions ?? { origins: [], storage: [] },
    assets,
    chunks,
  };
  return { schema: 1, name: app.name, version: `${app.version}+${digestOf(content)}`, commit: currentCommit(app.root), ...content };
}

/** Resolves the title key of a route without its own title, so that the gateway needs no locale file. */
function withTitle(route: RouteDeclaration, appFolder: string): RouteDeclaration {
  if (route.document?.title !== undefined) return route;
  const title = { en: readLocale(appFolder, 'en')[route.titleKey] ?? '', jp: readLocale(appFolder, 'jp')[route.titleKey] ?? '' };
  return { ...route, document: { ...route.document, title } };
}

/** What a document preloads has to be there. */
function checkData(app: AppFolder, routes: readonly RouteDeclaration[], assets: readonly RemoteAsset[]): void {
  const lost = routes
    .flatMap(({ document }) => document?.preloadData ?? [])
    .find((name) => !assets.some(({ path }) => isDataFile(path, name)));
  if (lost !== undefined) throw new Error(`${app.name}: a route preloads "${lost}", but the build has no such file`);
}

/** The digest excludes the commit: the same content from two commits is the same version. */
function digestOf(content: object): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 10);
}

function partChunks(
  app: AppFolder,
  routes: readonly RouteDeclaration[],
  fragments: readonly FragmentDeclaration[],
  map: ChunkMap,
): Record<string, readonly string[]> {
  const imports = screenImports(join(app.folder, 'src'));
  const shared = map.filesOf.get(join(app.folder, 'src', 'remotes', 'mounted-screen.tsx'));
  const chunks: Record<string, readonly string[]> = { entry: map.entry, boot: map.boot, ...(shared !== undefined && { shared }) };
  for (const language of ['en', 'jp'] as const) {
    const carriers = [...map.filesOf].filter(([file]) => file.endsWith(`/locales/${language}.json`));
    chunks[`locale:${language}`] = [...new Set(carriers.flatMap(([, files]) => files))];
  }
  const screens = new Set(routes.map((route) => route.screen));
  const lent = new Set(fragments.map(({ key }) => key));
  const twin = [...lent].find((key) => screens.has(key));
  if (twin !== undefined) throw new Error(`${app.name}: "${twin}" names both a screen and a fragment`);
  for (const key of [...screens, ...lent]) {
    const files = (imports.get(key) ?? []).flatMap((file) => map.filesOf.get(file) ?? []);
    if (files.length === 0 && !app.isShell) {
      const source = lent.has(key) ? 'fragments.ts lends' : 'a route names the screen';
      throw new Error(`${app.name}: ${source} "${key}", but no "${key}: () => import(…)" loads it`);
    }
    chunks[key] = [...new Set([...map.boot, ...files])];
  }
  return chunks;
}

async function entryOf(app: AppFolder, outputFolder: string, map: ChunkMap): Promise<string> {
  const entry = app.isShell ? map.entry.at(-1) : (await readdir(outputFolder)).find((file) => /^remote\.[0-9a-f]+\.js$/.test(file));
  if (entry === undefined) throw new Error(`${app.name}: the build has no entry script`);
  return entry;
}

/** Version of the shell API, which is the platform facade in a sibling package. */
function shellApiVersion(): string {
  const manifest: { version: string } = JSON.parse(readFileSync(new URL('../../../platform/package.json', import.meta.url), 'utf8'));
  return manifest.version;
}

/** Informational; empty in a source archive without history. */
function currentCommit(root: string): string {
  try {
    return execFileSync('git', ['rev-parse', '--short=12', 'HEAD'], { cwd: root, stdio: ['ignore', 'pipe', 'ignore'] })
      .toString()
      .trim();
  } catch {
    return 'unknown';
  }
}
