import type { Plugin } from 'esbuild';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

/** Where they are; the build fails on `import.meta` elsewhere. Every file that is looked at from here makes the build slower. */
const FOLDER = /[\\/]packages[\\/]ui[\\/]src[\\/]foundation[\\/][^\\/]+\.tsx?$/;
/** Addresses of files beside a module, in the form that webpack reads. */
const ASSET = /new URL\('([^']+)', import\.meta\.url\)/g;

/**
 * Gives `new URL('…', import.meta.url)` the address under which the browser build emitted the file. What that build left out, because
 * nothing of the browser asks for it, keeps an address that nobody fetches.
 */
export function emittedFonts(assets: ReadonlyMap<string, string>): Plugin {
  return {
    name: 'emitted-fonts',
    setup({ onLoad }) {
      onLoad({ filter: FOLDER }, async ({ path }) => {
        const text = await readFile(path, 'utf8');
        if (!text.includes('import.meta.url')) return undefined;
        const { resolve } = createRequire(path);
        const contents = text.replaceAll(ASSET, (_, request: string) => {
          const file = assets.get(resolve(request)) ?? '';
          return `new URL(orimeBase + ${JSON.stringify(file)}, 'http://site.invalid')`;
        });
        return { contents, loader: path.endsWith('x') ? 'tsx' : 'ts' };
      });
    },
  };
}
