import type { Configuration } from 'webpack';
import { RemoteManifestPlugin } from '../manifest/remote-manifest-plugin.ts';
import { appFolder } from './app-folder.ts';
import { baseConfig, type BuildMode } from './base-config.ts';
import { compileHint } from './compile-hint.ts';
import { leanIcons } from './lean-icons.ts';

/** What both the front page and the pages of remotes need comes with what every page starts from. The names are those of the imports. */
const everyPage = {
  name: 'boot',
  chunks: ({ name }: { readonly name?: string | null | undefined }) => name === 'home' || name === 'loader',
  minChunks: 2,
  enforce: true,
  priority: 10,
};

/**
 * Webpack configuration of the shell. It names no remote and exposes nothing, so it needs no federation plugin; the host kit passes
 * its modules to containers. Its own code uses the facades tree-shaken; only pages that show a remote load them whole.
 */
export function shellConfig(configUrl: string, build: BuildMode): Configuration {
  const app = appFolder(configUrl);
  const base = baseConfig(app, build);
  return {
    ...base,
    optimization: { ...base.optimization, splitChunks: { ...base.optimization?.splitChunks, cacheGroups: { everyPage } } },
    entry: { shell: './src/main.ts' },
    plugins: [leanIcons(), compileHint(), new RemoteManifestPlugin(app)],
  };
}
