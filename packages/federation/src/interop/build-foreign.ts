/**
 * Builds the remote in `fixtures/foreign` as somebody without our preset would: `node build-foreign.ts <bundler> <own|host> <folder>`.
 * `own` brings a React of its own for hosts that lend none, `host` relies on theirs. A process each: the plugins keep global state.
 */
import { fileURLToPath } from 'node:url';

const [bundler = '', react = '', folder = ''] = process.argv.slice(2);
const context = fileURLToPath(new URL('../../fixtures/foreign', import.meta.url));
const name = `${bundler}_${react}`;
// Named: what they would read from this package's file says "catalog:".
const range = { singleton: true, requiredVersion: '^19.0.0' };
const share = react === 'own' ? range : { ...range, import: false as const };
const federation = {
  name,
  exposes: { './remote': './remote.mjs' },
  shared: { react: share, 'react-dom': share },
  dts: false,
  manifest: true,
};
const builtBy = JSON.stringify(name.replace('_', '-'));
const output = { path: folder, publicPath: 'auto', clean: true, uniqueName: name, filename: '[name].[contenthash:16].js' };
const common = { mode: 'production', context, target: ['web', 'es2022'], entry: {}, output } as const;

const builds: Readonly<Record<string, () => Promise<void>>> = {
  async webpack() {
    const { default: webpack } = await import('webpack');
    const { ModuleFederationPlugin } = await import('@module-federation/enhanced/webpack');
    const plugins = [
      new ModuleFederationPlugin({ ...federation, filename: 'remoteEntry.[contenthash:16].js' }),
      new webpack.DefinePlugin({ BUILT_BY: builtBy }),
    ];
    await compiled((done) => webpack({ ...common, target: [...common.target], plugins }, done));
  },
  async rspack() {
    const { rspack } = await import('@rspack/core');
    const { ModuleFederationPlugin } = await import('@module-federation/enhanced/rspack');
    const plugins = [
      new ModuleFederationPlugin({ ...federation, filename: 'remoteEntry.[contenthash:16].js' }),
      new rspack.DefinePlugin({ BUILT_BY: builtBy }),
    ];
    await compiled((done) => rspack({ ...common, target: [...common.target], plugins }, done));
  },
  async vite() {
    const { build } = await import('vite');
    const { federation: plugin } = await import('@module-federation/vite');
    await build({
      root: context,
      configFile: false,
      logLevel: 'error',
      base: './',
      define: { BUILT_BY: builtBy, 'process.env.NODE_ENV': '"production"' },
      plugins: [plugin({ ...federation, filename: 'remoteEntry.js' })],
      build: { outDir: folder, emptyOutDir: true, target: 'es2022', rollupOptions: { input: `${context}/remote.mjs` } },
    });
  },
};

interface Stats {
  hasErrors(): boolean;
  toString(options: object): string;
}

function compiled(run: (done: (error: Error | null, stats?: Stats) => void) => unknown): Promise<void> {
  return new Promise((resolve, reject) => {
    run((error, stats) => {
      if (error !== null) reject(error);
      else if (stats?.hasErrors() === true) reject(new Error(stats.toString({ all: false, errors: true })));
      else resolve();
    });
  });
}

const build = builds[bundler];
if (build === undefined) throw new Error(`"${bundler}" is none of ${Object.keys(builds).join(', ')}`);
await build();
// Plugins leave handles open.
process.exit(0);
