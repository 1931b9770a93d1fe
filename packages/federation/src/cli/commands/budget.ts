import { Command } from 'commander';
import { join } from 'node:path';
import { routeCosts } from '../../gate/route-cost.ts';
import { knownManifest, liveVersions } from '../../registry/compose-revision.ts';
import { readLive } from '../../registry/read-live.ts';
import { readManifest } from '../../registry/read-manifest.ts';
import { RegistryError } from '../../registry/registry-error.ts';
import { announced, runCommand } from '../run-command.ts';
import { chosenApps, defaultRegistry, ROOT } from '../workspace.ts';

interface Options {
  readonly live?: boolean;
  readonly json?: boolean;
}

/** `orime budget [app…]`: what each route loads, beside what it may. Ends with 2 when one is over. */
export function budgetCommand(): Command {
  return new Command('budget')
    .description('script that each route of a build loads for its first view, brotli, beside what it may')
    .argument('[apps...]', 'names of apps; default: all')
    .option('--live', 'of what is live, not of the builds in apps/<app>/dist')
    .option('--json', 'print the result as JSON')
    .action((names: string[], options: Options) => runCommand(options, () => budget(names, options), describe));
}

async function budget(names: readonly string[], { live }: Options) {
  const apps = chosenApps(names, names.length === 0);
  const manifests =
    live === true ? await liveManifests(apps) : await Promise.all(apps.map((app) => readManifest(join(ROOT, 'apps', app, 'dist'))));
  const routes = manifests.flatMap((manifest) =>
    routeCosts(manifest).map((cost) => ({ remote: manifest.name, version: manifest.version, ...cost })),
  );
  const over = routes.filter(({ scriptBytes, budgetBytes }) => scriptBytes > budgetBytes);
  if (over.length > 0) throw new RegistryError('budget_exceeded', describe({ routes: over }), { routes: over });
  return { routes };
}

async function liveManifests(apps: readonly string[]) {
  const registry = announced(defaultRegistry());
  const channel = (await readLive(registry))?.channel;
  const versions = channel === undefined ? [] : Object.entries(liveVersions(channel)).filter(([name]) => apps.includes(name));
  return Promise.all(versions.map(([name, version]) => knownManifest(registry, name, version)));
}

function describe({ routes }: Awaited<ReturnType<typeof budget>>): string {
  const width = Math.max(0, ...routes.map(({ remote, path }) => remote.length + path.length + 1));
  return routes
    .map(
      ({ remote, path, scriptBytes, budgetBytes }) =>
        `${`${remote} ${path}`.padEnd(width)}  ${kilobytes(scriptBytes)} of ${kilobytes(budgetBytes)} kB`,
    )
    .join('\n');
}

function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1).padStart(6);
}
