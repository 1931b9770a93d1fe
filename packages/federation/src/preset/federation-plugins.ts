import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { fileURLToPath } from 'node:url';
import webpack, { type WebpackPluginInstance } from 'webpack';
import { RemoteManifestPlugin } from '../manifest/remote-manifest-plugin.ts';
import type { AppFolder } from './app-folder.ts';
import type { BuildMode } from './base-config.ts';
import { compileHint } from './compile-hint.ts';
import { exposedInEntry } from './exposed-in-entry.ts';
import { leanIcons } from './lean-icons.ts';
import { expectedModules } from './shared-five.ts';

/** Plugins of a remote: one exposed module in its entry, no bundled shared modules, and no runtime but the page's unless it is to be the stock one. */
export function remotePlugins(app: AppFolder, { runtime, watched }: Pick<BuildMode, 'runtime' | 'watched'>): WebpackPluginInstance[] {
  return [
    new ModuleFederationPlugin({
      name: app.container,
      filename: 'remote.[contenthash:8].js',
      exposes: { './remote': './src/remote.ts' },
      shared: expectedModules(),
      shareStrategy: 'loaded-first',
      // Contract types come from plain tsc, and the manifest is written with remote.json.
      dts: false,
      manifest: false,
    }),
    exposedInEntry(),
    ...(runtime === 'stock' ? [] : [providedRuntime()]),
    leanIcons(),
    // The hint, compressed files and a server file are for visitors.
    ...(watched ? [] : [compileHint(), new RemoteManifestPlugin(app)]),
  ];
}

/** Redirects the runtime import of federated builds to the runtime of the page. */
function providedRuntime(): WebpackPluginInstance {
  const replacement = fileURLToPath(new URL('./provided-runtime.ts', import.meta.url));
  return new webpack.NormalModuleReplacementPlugin(/webpack-bundler-runtime[\\/]dist[\\/](index|bundler)\.c?js$/, replacement);
}
