/**
 * Builds `fixtures/stock-host/webpack.mjs` with the federation plugin of webpack: `node build-webpack-host.ts <folder> <remotes>`, where the
 * remotes are entries by container, as JSON. A process of its own: the plugin keeps global state.
 */
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import webpack from 'webpack';
import { sharedRanges } from '../preset/shared-five.ts';
import { swcRules } from '../preset/swc-rules.ts';

const [folder = '', remotes = '{}'] = process.argv.slice(2);
const entries: Readonly<Record<string, string>> = JSON.parse(remotes);
const fixtures = fileURLToPath(new URL('../../fixtures/stock-host', import.meta.url));
const shell = fileURLToPath(new URL('../../../../apps/shell', import.meta.url));

const compiler = webpack({
  mode: 'production',
  context: fixtures,
  entry: { host: './webpack.mjs' },
  target: ['web', 'es2022'],
  output: { path: folder, publicPath: 'auto', filename: '[name].js', uniqueName: 'webpack_host' },
  // What is lent is not this package's to depend on.
  resolve: { extensions: ['.ts', '.tsx', '.mjs', '.js'], modules: ['node_modules', join(shell, 'node_modules')] },
  module: {
    rules: [
      ...swcRules(false),
      // As webpack reads a file of most packages: to a strict ES module, all that a remote exports would be its default export.
      { test: /\.mjs$/, include: fixtures, type: 'javascript/auto' },
      { test: /\.woff2?$/, type: 'asset/resource' },
    ],
  },
  experiments: { css: true },
  optimization: { minimize: false },
  performance: false,
  plugins: [
    new ModuleFederationPlugin({
      name: 'webpack_host',
      remotes: Object.fromEntries(Object.entries(entries).map(([container, entry]) => [container, `${container}@${entry}`])),
      shared: Object.fromEntries(Object.keys(sharedRanges()).map((module) => [module, { singleton: true, requiredVersion: false }])),
      dts: false,
      manifest: false,
    }),
  ],
});
compiler?.run((error, stats) => {
  if (error !== null || stats?.hasErrors() === true) {
    process.stderr.write(`${error?.message ?? stats?.toString({ all: false, errors: true }) ?? ''}\n`);
    process.exit(1);
  }
  // Plugins leave handles open.
  process.exit(0);
});
