import type { ReleaseRemote } from '@orime/contracts';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack, { type Configuration, type Stats } from 'webpack';
import { integrityOf } from '../manifest/asset-list.ts';
import { declaredFragments, declaredNeeds, declaredRoutes } from '../manifest/declarations.ts';
import { appFolder } from '../preset/app-folder.ts';

type ConfigFactory = (env: { watched: true }, argv: { mode: 'development' }) => Configuration;

/** Where a page finds the files of the remote that is developed. */
export const DEV_VERSION = 'dev';

export interface DevBuild {
  readonly folder: string;
  /** The remote as the newest build has it: what a release set says of it. */
  readonly remote: () => Promise<ReleaseRemote>;
  stop(): Promise<void>;
}

/** Builds a remote for pages of the shell, and again at each save. Resolves after the first build. */
export async function watchDev(folder: string, onBuild: (stats: Stats) => void): Promise<DevBuild> {
  const configFile = pathToFileURL(join(folder, 'webpack.config.ts')).href;
  const module: { default: ConfigFactory } = await import(configFile);
  const compiler = webpack(module.default({ watched: true }, { mode: 'development' }));
  if (compiler === null) throw new Error(`${folder}: webpack gave no compiler`);
  let entry = '';
  const first = Promise.withResolvers<undefined>();
  const watching = compiler.watch({ aggregateTimeout: 30 }, (error, stats) => {
    if (error !== null || stats === undefined) return first.reject(error ?? new Error('no build'));
    // A build with errors leaves the pages with the one before.
    entry = stats.compilation.getAssets().find(({ name }) => /^remote\.[0-9a-f]+\.js$/.test(name))?.name ?? entry;
    onBuild(stats);
    first.resolve(undefined);
  });
  await first.promise;
  return {
    folder: compiler.outputPath,
    remote: () => describe(configFile, folder, compiler.outputPath, entry),
    stop: () => new Promise((resolve) => (watching === undefined ? resolve() : watching.close(() => resolve()))),
  };
}

async function describe(configFile: string, folder: string, outputFolder: string, entry: string): Promise<ReleaseRemote> {
  const { name, container } = appFolder(configFile);
  const [routes, fragments, { events, permissions }, script] = await Promise.all([
    declaredRoutes(folder),
    declaredFragments(folder),
    declaredNeeds(folder),
    readFile(join(outputFolder, entry)),
  ]);
  return {
    version: DEV_VERSION,
    base: `/r/${name}/${DEV_VERSION}/`,
    entry,
    sha384: integrityOf(script).replace('sha384-', ''),
    container,
    routes: routes.map(({ document: _, ...route }) => route),
    fragments,
    rights: {
      events: [...(events?.publishes ?? []), ...(events?.commands ?? [])],
      consumes: events?.consumes ?? [],
      storage: permissions?.storage ?? [],
      isComplete: true,
    },
  };
}
