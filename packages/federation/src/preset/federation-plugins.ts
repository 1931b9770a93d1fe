import { fileURLToPath } from 'node:url';
import webpack, { type WebpackPluginInstance } from 'webpack';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { RemoteManifestPlugin } from '../manifest/remote-manifest-plugin.ts';
import type { AppFolder } from './app-folder.ts';
import { expectedModules, providedModules } from './shared-five.ts';

const common = {
  shareStrategy: 'loaded-first',
  // Contract types come from plain tsc, and remote.json takes the place of the manifest.
  dts: false,
  manifest: false,
} as const;

/** The shell: provides the shared five and the one runtime; knows no remote at build time. */
export function shellFederation(app: AppFolder): WebpackPluginInstance[] {
  return [
    new ModuleFederationPlugin({
      ...common,
      name: app.container,
      shared: providedModules(app.folder),
      experiments: { optimization: { disableSnapshot: true, disableRemote: true, target: 'web' } },
    }),
    runtimeFrom('lean-runtime.ts'),
    new RemoteManifestPlugin(app),
  ];
}

/** A remote: one exposed module, nothing shared of its own, no runtime. */
export function remoteFederation(app: AppFolder): WebpackPluginInstance[] {
  return [
    new ModuleFederationPlugin({
      ...common,
      name: app.container,
      filename: 'remote.[contenthash:16].js',
      exposes: { './remote': './src/remote.ts' },
      shared: expectedModules(),
    }),
    runtimeFrom('provided-runtime.ts'),
    new RemoteManifestPlugin(app),
  ];
}

/** Every federated build imports its runtime from this one package; the replacement decides which it gets. */
function runtimeFrom(file: string): WebpackPluginInstance {
  const replacement = fileURLToPath(new URL(`../runtime/${file}`, import.meta.url));
  return new webpack.NormalModuleReplacementPlugin(/webpack-bundler-runtime[\\/]dist[\\/](index|bundler)\.c?js$/, replacement);
}
