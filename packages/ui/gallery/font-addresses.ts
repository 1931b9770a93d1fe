import type { Plugin } from 'esbuild';
import { readFile } from 'node:fs/promises';

/** esbuild leaves `new URL(file, import.meta.url)` alone: points the font files at the gallery's own server. */
export const fontAddresses: Plugin = {
  name: 'font-addresses',
  setup(pluginBuild) {
    pluginBuild.onLoad({ filter: /foundation\/(fonts|japanese-faces)\.ts$/ }, async ({ path }) => {
      const source = await readFile(path, 'utf8');
      return {
        loader: 'ts',
        contents: source.replaceAll(
          /new URL\('@fontsource-variable\/([^']+)', import\.meta\.url\)/g,
          "new URL('/fonts/$1', location.origin)",
        ),
      };
    });
  },
};
