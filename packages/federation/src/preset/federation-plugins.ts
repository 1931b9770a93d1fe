import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { fileURLToPath } from 'node:url';
import webpack, { type WebpackPluginInstance } from 'webpack';
import { RemoteManifestPlugin } from '../manifest/remote-manifest-plugin.ts';
import type { AppFolder } from './app-folder.ts';
import { leanIcons } from './lean-icons.ts';
import { expectedModules } from './shared-five.ts';

/** A remote: one exposed module, nothing shared of its own, no runtime. */
export function remotePlugins(app: AppFolder): WebpackPluginInstance[] {
  return [
    new ModuleFederationPlugin({
      name: app.container,
      filename: 'remote.[contenthash:16].js',
      exposes: { './remote': './src/remote.ts' },
      shared: expectedModules(),
      shareStrategy: 'loaded-first',
      // Contract types come from plain tsc, and remote.json takes the place of the manifest.
      dts: false,
      manifest: false,
    }),
    providedRuntime(),
    leanIcons(),
    new RemoteManifestPlugin(app),
  ];
}

/** Every federated build imports its runtime from one package; a remote gets the one that its host has. */
function providedRuntime(): WebpackPluginInstance {
  const replacement = fileURLToPath(new URL('./provided-runtime.ts', import.meta.url));
  return new webpack.NormalModuleReplacementPlugin(/webpack-bundler-runtime[\\/]dist[\\/](index|bundler)\.c?js$/, replacement);
}
