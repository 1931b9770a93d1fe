/**
 * Entry point of a build process, started by `runBuild`; reports by messages. One process per app, because webpack occupies a core
 * and frees its memory only on exit.
 */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack, { type Configuration } from 'webpack';
import type { BuildMessage } from './build-messages.ts';

type ConfigFactory = (env: { standalone?: boolean }, argv: { mode: 'production' | 'development' }) => Configuration;

const [folder = '', mode = 'production'] = process.argv.slice(2);
const started = performance.now();

const module: { default: ConfigFactory } = await import(pathToFileURL(join(folder, 'webpack.config.ts')).href);
const configuration = module.default({}, { mode: mode === 'development' ? 'development' : 'production' });
const compiler = webpack(configuration);
if (compiler === null) throw new Error(`${folder}: webpack gave no compiler`);
new webpack.ProgressPlugin((fraction, step) => send({ type: 'progress', fraction, step })).apply(compiler);

compiler.run((error, stats) => {
  const message = error?.message ?? (stats?.hasErrors() === true ? stats.toString({ all: false, errors: true, colors: false }) : undefined);
  // Closing writes the persistent cache, so it comes before the last message.
  compiler.close(() => {
    send(message === undefined ? { type: 'built', milliseconds: performance.now() - started } : { type: 'failed', message });
    process.disconnect();
  });
});

function send(message: BuildMessage): void {
  process.send?.(message);
}
