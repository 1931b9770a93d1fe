import { fileURLToPath } from 'node:url';
import webpack, { type Configuration } from 'webpack';
import { appFolder } from './app-folder.ts';
import { baseConfig, type BuildMode } from './base-config.ts';
import { remotePlugins } from './federation-plugins.ts';

const HOT_CLIENT = fileURLToPath(new URL('../alone/hot-client.ts', import.meta.url));

/** Webpack configuration of a remote: federated by default; standalone bundles everything and starts from `src/main.ts`. */
export function remoteConfig(configUrl: string, build: BuildMode): Configuration {
  const app = appFolder(configUrl);
  const base = baseConfig(app, build);
  if (build.standalone)
    return { ...base, entry: { main: [HOT_CLIENT, './src/main.ts'] }, plugins: [new webpack.HotModuleReplacementPlugin()] };
  return { ...base, entry: {}, plugins: remotePlugins(app, build) };
}
