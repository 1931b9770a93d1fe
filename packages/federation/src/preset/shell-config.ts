import type { Configuration } from 'webpack';
import { RemoteManifestPlugin } from '../manifest/remote-manifest-plugin.ts';
import { appFolder } from './app-folder.ts';
import { baseConfig, type BuildMode } from './base-config.ts';
import { leanIcons } from './lean-icons.ts';

/**
 * The shell is an ordinary build: it names no remote and exposes nothing, so it needs no federation plugin. It hands its
 * modules to containers by the host kit. That way its own code uses the facades tree-shaken, and only a page that
 * shows a remote loads them whole.
 */
export function shellConfig(configUrl: string, build: BuildMode): Configuration {
  const app = appFolder(configUrl);
  return { ...baseConfig(app, build), entry: { shell: './src/main.ts' }, plugins: [leanIcons(), new RemoteManifestPlugin(app)] };
}
