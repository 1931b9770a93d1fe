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
          /new URL\('(?:\.\.\/\.\.\/fonts|(@fontsource[\w-]*))\/([^']+)', import\.meta\.url\)/g,
          (_, fontPackage: string | undefined, file: string) => `new URL('/fonts/${fontPackage ?? 'own'}/${file}', location.origin)`,
        ),
      };
    });
  },
};
