import type { RemoteManifest } from '@orime/contracts';
import { Command } from 'commander';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { browserApps } from '../../build/browser-apps.ts';
import { routeCosts } from '../../gate/route-cost.ts';
import { documentBytes, pageWeight, type PageWeight } from '../../page-weight/index.ts';
import { knownManifest, liveVersions } from '../../registry/compose-revision.ts';
import { readLive } from '../../registry/read-live.ts';
import { readManifest } from '../../registry/read-manifest.ts';
import { RegistryError } from '../../registry/registry-error.ts';
import { announced, runCommand } from '../run-command.ts';
import { chosenApps, defaultRegistry, ROOT } from '../workspace.ts';

interface Options {
  readonly live?: boolean;
  readonly site?: string;
  readonly json?: boolean;
}

interface RouteWeight {
  readonly remote: string;
  readonly version: string;
  readonly path: string;
  /** What the version adds to the first view. */
  readonly scriptBytes: number;
  readonly budgetBytes: number;
  /** The whole first view, with what the shell and others bring; without a build of the shell nobody knows it. */
  readonly page?: PageWeight & { readonly document?: number };
}

/** `orime budget [app…]`: what each route loads, beside what it may. Ends with 2 when one is over. */
export function budgetCommand(): Command {
  return new Command('budget')
    .description('what the first view of each route loads, brotli: script of the app beside what it may, then all of the page')
    .argument('[apps...]', 'names of apps; default: all')
    .option('--live', 'of what is live, not of the builds in apps/<app>/dist')
    .option('--site <origin>', 'with the documents that this running site sends for routes without parameters')
    .option('--json', 'print the result as JSON')
    .action((names: string[], options: Options) => runCommand(options, () => budget(names, options), describe));
}

async function budget(names: readonly string[], { live, site }: Options) {
  const apps = chosenApps(names, names.length === 0);
  const set = live === true ? await liveManifests() : await builtManifests(apps);
  const routes: RouteWeight[] = [];
  for (const manifest of set.filter(({ name }) => apps.includes(name))) {
    for (const cost of routeCosts(manifest)) {
      const page = await pageOf(set, manifest, cost.path, site);
      routes.push({ remote: manifest.name, version: manifest.version, ...cost, ...(page && { page }) });
    }
  }
  const over = routes.filter(({ scriptBytes, budgetBytes }) => scriptBytes > budgetBytes);
  if (over.length > 0) throw new RegistryError('budget_exceeded', describe({ routes: over }), { routes: over });
  return { routes };
}

async function pageOf(set: readonly RemoteManifest[], { name, routes }: RemoteManifest, path: string, site: string | undefined) {
  const route = routes.find((declared) => declared.path === path);
  if (route === undefined || set.every((manifest) => manifest.name !== 'shell')) return undefined;
  const weight = pageWeight(set, name, route);
  // A page that this site does not have yet, or only for who is signed in, has no document to weigh.
  const document = site === undefined || path.includes(':') ? undefined : await documentBytes(site, path).catch(() => undefined);
  return { ...weight, ...(document !== undefined && { document }) };
}

/** Of the apps that were asked for; and of what is built beside them, as their pages load of it. */
async function builtManifests(apps: readonly string[]): Promise<readonly RemoteManifest[]> {
  const folderOf = (app: string): string => join(ROOT, 'apps', app, 'dist');
  const built = browserApps(ROOT).filter((app) => apps.includes(app) || existsSync(join(folderOf(app), 'remote.json')));
  return Promise.all(built.map((app) => readManifest(folderOf(app))));
}

async function liveManifests(): Promise<readonly RemoteManifest[]> {
  const registry = announced(defaultRegistry());
  const channel = (await readLive(registry))?.channel;
  const versions = channel === undefined ? [] : Object.entries(liveVersions(channel));
  return Promise.all(versions.map(([name, version]) => knownManifest(registry, name, version)));
}

function describe({ routes }: { readonly routes: readonly RouteWeight[] }): string {
  const width = Math.max(0, ...routes.map(({ remote, path }) => remote.length + path.length + 1));
  return routes
    .map(
      ({ remote, path, scriptBytes, budgetBytes, page }) =>
        `${`${remote} ${path}`.padEnd(width)}  ${kilobytes(scriptBytes)} of ${kilobytes(budgetBytes)} kB${page ? `; page ${describePage(page)}` : ''}`,
    )
    .join('\n');
}

function describePage({ script, style, font, document }: NonNullable<RouteWeight['page']>): string {
  const html = document === undefined ? '' : `, HTML ${kilobytes(document)}`;
  return `JS ${kilobytes(script)}, CSS ${kilobytes(style)}, fonts ${kilobytes(font)}${html}`;
}

function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1).padStart(6);
}
