import { build } from 'esbuild';
import { createReadStream } from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fontAddresses } from './font-addresses.ts';
import { swatch } from './swatch.ts';

// Serves one page that shows every part of the design system in both themes: pnpm --filter ui gallery
const port = Number(process.env.PORT ?? 4300);
const require = createRequire(import.meta.url);
const here = import.meta.dirname;

const bundle = async (): Promise<Map<string, Uint8Array>> => {
  const result = await build({
    entryPoints: [join(here, 'main.tsx')],
    outdir: '/',
    bundle: true,
    splitting: true,
    format: 'esm',
    write: false,
    sourcemap: 'inline',
    jsx: 'automatic',
    jsxImportSource: '@orime/ui',
    define: { 'process.env.NODE_ENV': '"development"' },
    plugins: [fontAddresses],
  });
  return new Map(result.outputFiles.map((file) => [file.path, file.contents]));
};

const page =
  '<!doctype html><html lang="en" data-theme="dark"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Orime UI</title><link rel="icon" href="data:,"><div id="root"></div><script type="module" src="/main.js"></script></html>';

const server = createServer((request, response) => {
  void answer(request.url ?? '/').then(
    ({ type, body }) => {
      response.setHeader('content-type', type);
      if (typeof body === 'string' || body instanceof Uint8Array) response.end(body);
      else body.on('error', () => response.writeHead(404).end()).pipe(response);
    },
    (error: unknown) => response.writeHead(500).end(String(error)),
  );
});

async function answer(url: string) {
  const { pathname } = new URL(url, 'http://localhost');
  const media = /^\/media\/([\w-]+)\/(\d+)\.webp$/.exec(pathname);
  if (media?.[1]) return { type: 'image/webp', body: await swatch(media[1], Number(media[2])) };
  if (pathname.startsWith('/fonts/')) {
    return { type: 'font/woff2', body: createReadStream(require.resolve(`@fontsource-variable/${pathname.slice('/fonts/'.length)}`)) };
  }
  if (pathname.endsWith('.js')) {
    // Bundled anew on every reload of the page: a change shows without a watcher.
    if (pathname === '/main.js') files = await bundle();
    return { type: 'text/javascript', body: files.get(pathname) ?? '' };
  }
  return { type: 'text/html; charset=utf-8', body: page };
}

let files = new Map<string, Uint8Array>();
server.listen(port, '127.0.0.1', () => console.log(`gallery http://localhost:${port}`));
