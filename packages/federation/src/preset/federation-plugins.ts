import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { fileURLToPath } from 'node:url';
import webpack, { type WebpackPluginInstance } from 'webpack';
import { RemoteManifestPlugin } from '../manifest/remote-manifest-plugin.ts';
import type { AppFolder } from './app-folder.ts';
import { leanIcons } from './lean-icons.ts';
import { expectedModules } from './shared-five.ts';

/** Plugins of a remote: one exposed module, no bundled shared modules, no runtime. */
export function remotePlugins(app: AppFolder): WebpackPluginInstance[] {
  return [
    new ModuleFederationPlugin({
      name: app.container,
      filename: 'remote.[contenthash:16].js',
      exposes: { './remote': './src/remote.ts' },
      shared: expectedModules(),
      shareStrategy: 'loaded-first',
      // Contract types come from plain tsc, and remote.json replaces the manifest.
      dts: false,
      manifest: false,
    }),
    providedRuntime(),
    leanIcons(),
    new RemoteManifestPlugin(app),
  ];
}

/** Redirects the runtime import of federated builds to the runtime that the host provides. */
function providedRuntime(): WebpackPluginInstance {
  const replacement = fileURLToPath(new URL('./provided-runtime.ts', import.meta.url));
  return new webpack.NormalModuleReplacementPlugin(/webpack-bundler-runtime[\\/]dist[\\/](index|bundler)\.c?js$/, replacement);
}
