import type { JsMinifyOptions } from '@swc/core';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, parse } from 'node:path';
import type { Configuration, RuleSetRule } from 'webpack';
import type { AppFolder } from './app-folder.ts';
import { packageVersion } from './package-version.ts';
import { swcRules } from './swc-rules.ts';

export interface BuildMode {
  readonly mode: 'production' | 'development';
  /** Bundles the shared modules and starts from `src/main.ts`: a remote alone, without the shell. */
  readonly standalone: boolean;
  /** Built again at each save for one developer (`orime dev`): nothing of it is ever published. */
  readonly watched: boolean;
  /** `stock`: the remote carries the runtime of Module Federation itself (19 kB more), not the small one of `host-kit`. */
  readonly runtime: 'own' | 'stock';
}

const require = createRequire(import.meta.url);
/** Their modules have parts that no page uses. */
const PURE_LIBRARIES =
  /[\\/]node_modules[\\/](?:react-router|react-router-dom|@emotion[\\/]react|react-i18next|@tanstack[\\/]react-query)[\\/].*\.m?js$/;

/**
 * What several screens have in common is a chunk of its own from here on, in bytes before minification. Smaller parts come with each screen: as
 * files of their own they would be half as large again, because Brotli finds less to repeat in them, and one more request of a first load.
 */
const SHARED_BYTES = 64_000;

/** The configuration shared by shell and remotes. File names contain content hashes, so that files can be cached forever. */
export function baseConfig(app: AppFolder, { mode, standalone, watched, runtime }: BuildMode): Configuration {
  const isProduction = mode === 'production';
  return {
    name: app.name,
    mode,
    context: app.folder,
    target: ['web', 'es2022'],
    devtool: isProduction ? false : 'cheap-module-source-map',
    output: {
      path: outputFolder(app, { standalone, watched }),
      publicPath: 'auto',
      // A page that is a save behind asks for the difference to the next one.
      clean: standalone ? { keep: /hot-update/ } : true,
      uniqueName: app.container,
      // What is replaced while it runs keeps its name.
      filename: standalone ? '[name].js' : '[name].[contenthash:8].js',
      chunkFilename: standalone ? 'c.[id].js' : 'c.[contenthash:8].js',
      cssChunkFilename: 'c.[contenthash:8].css',
      // Readable names let the gateway find the font to preload.
      assetModuleFilename: '[name].[contenthash:8][ext]',
      hashFunction: 'xxhash64',
    },
    resolve: {
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
      conditionNames: ['import', 'module', 'browser', '...'],
      alias: { 'hoist-non-react-statics': join(import.meta.dirname, 'unused-hoist.ts') },
    },
    module: {
      rules: [
        // The quicker compiler builds only what one developer looks at; what visitors get is compiled by TypeScript.
        ...(standalone || watched ? swcRules(standalone) : [typescriptRule(app)]),
        // Our packages have no side effects at import, so unused exports of a barrel are dropped.
        { test: /[\\/]packages[\\/][^\\/]+[\\/]src[\\/]/, sideEffects: false },
        // Nor has the front door of a feature: who uses one thing behind it does not load the others.
        { test: /[\\/]apps[\\/][^\\/]+[\\/]src[\\/].*[\\/]index\.ts$/, sideEffects: false },
        { test: join(app.folder, 'src', 'remote.ts'), enforce: 'post', loader: join(import.meta.dirname, 'plain-definition.ts') },
        { test: PURE_LIBRARIES, loader: join(import.meta.dirname, 'mark-pure.ts') },
        { test: /\.(woff2?|png|jpe?g|webp|avif|svg)$/, type: 'asset/resource' },
      ],
    },
    experiments: { css: true },
    optimization: {
      moduleIds: 'size',
      chunkIds: 'size',
      realContentHash: true,
      splitChunks: { minSize: SHARED_BYTES },
      minimize: isProduction,
      // webpack's own minimizer takes half of a build; this one a quarter of its time, for sizes within 0.1 %. Styles stay with webpack.
      minimizeOptions: { javascript: false },
      minimizer: [minimizer(), '...'],
    },
    performance: false,
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
    cache: {
      type: 'filesystem',
      cacheDirectory: join(app.root, '.cache', 'webpack', app.name),
      name: `${mode}${standalone ? '-standalone' : ''}${watched ? '-watched' : ''}${runtime === 'stock' ? '-stock' : ''}`,
      version: cacheVersion(mode, standalone),
    },
  };
}

function outputFolder({ root, folder, name }: AppFolder, { standalone, watched }: Pick<BuildMode, 'standalone' | 'watched'>): string {
  if (standalone) return join(root, '.cache', 'alone', name);
  return watched ? join(root, '.cache', 'dev', name) : join(folder, 'dist');
}

function minimizer(): MinimizerPlugin<JsMinifyOptions> {
  return new MinimizerPlugin({
    test: /\.m?js$/,
    minify: MinimizerPlugin.swcMinify,
    minimizerOptions: { compress: { passes: 2 }, mangle: true },
  });
}

function typescriptRule({ folder }: AppFolder): RuleSetRule {
  return {
    test: /\.tsx?$/,
    loader: require.resolve('ts-loader'),
    options: {
      transpileOnly: true,
      silent: true,
      compiler: require.resolve('typescript'),
      configFile: join(folder, 'tsconfig.json'),
      // tsc only checks (noEmit) and accepts `.ts` imports; the loader must emit, and webpack resolves the imports itself.
      compilerOptions: { noEmit: false, allowImportingTsExtensions: false, composite: false, rootDir: parse(folder).root },
    },
  };
}

/**
 * Includes tool versions and the preset's source: webpack does not detect changed loader options, and a cache from other versions
 * yields broken modules.
 */
function cacheVersion(mode: string, standalone: boolean): string {
  const tools = ['webpack', '@module-federation/enhanced', 'typescript', 'ts-loader', '@swc/core'].map(
    (name) => `${name}@${packageVersion(name)}`,
  );
  const preset = createHash('sha256');
  for (const file of readdirSync(import.meta.dirname).sort()) preset.update(readFileSync(join(import.meta.dirname, file)));
  return [mode, standalone ? 'standalone' : 'federated', ...tools, preset.digest('hex')].join('|');
}
