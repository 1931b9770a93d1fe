/**
 * Entry point of a build process, started by `startBuildProcess`: builds one app after another as its parent orders, and reports by
 * messages. A process of its own, because webpack occupies a core; several apps in one, because loading webpack and TypeScript costs 3 s
 * of processor time, and their code is slow until V8 has compiled it.
 */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack, { type Configuration } from 'webpack';
import { END, type BuildMessage, type BuildOrder } from './build-messages.ts';

type ConfigFactory = (env: { standalone?: boolean }, argv: { mode: 'production' | 'development' }) => Configuration;

process.on('message', (order: BuildOrder | typeof END) => (order === END ? process.disconnect() : void build(order)));

async function build({ appFolder, mode, keepsCache }: BuildOrder): Promise<void> {
  const started = performance.now();
  try {
    const module: { default: ConfigFactory } = await import(pathToFileURL(join(appFolder, 'webpack.config.ts')).href);
    const configuration = module.default({}, { mode });
    const message = await run(keepsCache ? configuration : { ...configuration, cache: false });
    send(message === undefined ? { type: 'built', milliseconds: performance.now() - started } : { type: 'failed', message });
  } catch (error) {
    send({ type: 'failed', message: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
}

/** Runs webpack; the answer is what it complains about. */
function run(configuration: Configuration): Promise<string | undefined> {
  const compiler = webpack(configuration);
  if (compiler === null) throw new Error('webpack gave no compiler');
  let sent = -1;
  new webpack.ProgressPlugin((fraction, step) => {
    // It reports each of thousands of modules.
    const percent = Math.floor(fraction * 100);
    if (percent !== sent) send({ type: 'progress', fraction, step });
    sent = percent;
  }).apply(compiler);
  return new Promise((done) => {
    compiler.run((error, stats) => {
      const message =
        error?.message ?? (stats?.hasErrors() === true ? stats.toString({ all: false, errors: true, colors: false }) : undefined);
      // Closing writes the persistent cache, so it comes before the last message.
      compiler.close(() => done(message));
    });
  });
}

function send(message: BuildMessage): void {
  process.send?.(message);
}
