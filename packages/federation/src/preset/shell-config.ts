import type { Configuration } from 'webpack';
import { appFolder } from './app-folder.ts';
import { baseConfig, type BuildMode } from './base-config.ts';
import { shellFederation } from './federation-plugins.ts';

export function shellConfig(configUrl: string, build: BuildMode): Configuration {
  const app = appFolder(configUrl);
  return { ...baseConfig(app, build), entry: { shell: './src/main.ts' }, plugins: shellFederation(app) };
}
