import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack, { type Configuration, type Stats, type Watching } from 'webpack';

type ConfigFactory = (env: { standalone: true }, argv: { mode: 'development' }) => Configuration;

export interface WatchedBuild {
  readonly folder: string;
  readonly entries: () => readonly string[];
  stop(): Promise<void>;
}

/** Builds a remote with all dependencies bundled, and rebuilds it on every change. Resolves after the first build. */
export async function watchAlone(appFolder: string, onBuild: (stats: Stats) => void): Promise<WatchedBuild> {
  const module: { default: ConfigFactory } = await import(pathToFileURL(join(appFolder, 'webpack.config.ts')).href);
  const compiler = webpack(module.default({ standalone: true }, { mode: 'development' }));
  if (compiler === null) throw new Error(`${appFolder}: webpack gave no compiler`);
  let entries: readonly string[] = [];
  const first = Promise.withResolvers<undefined>();
  const watching: Watching | undefined = compiler.watch({ aggregateTimeout: 50 }, (error, stats) => {
    if (error !== null || stats === undefined) return first.reject(error ?? new Error('no build'));
    entries = [...stats.compilation.entrypoints.values()]
      .flatMap((point) => point.getFiles())
      .filter((file) => !file.includes('hot-update'));
    onBuild(stats);
    first.resolve(undefined);
  });
  await first.promise;
  return {
    folder: compiler.outputPath,
    entries: () => entries,
    stop: () => new Promise((resolve) => (watching === undefined ? resolve() : watching.close(() => resolve()))),
  };
}
