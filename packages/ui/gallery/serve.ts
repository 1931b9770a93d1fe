import { build } from 'esbuild';
import { createReadStream } from 'node:fs';
import type { ReadStream } from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { answerApi } from './api-answers.ts';
import { fontAddresses } from './font-addresses.ts';
import { swatch } from './swatch.ts';

// Serves pages that show every part of the design system and of the forms, in both themes, and a garment in 3D: pnpm --filter ui gallery
/** For a check of many views: nothing changes meanwhile. */
const isOnce = process.argv.includes('--once');
const port = Number(process.env.PORT ?? 4300);
const require = createRequire(import.meta.url);
const here = import.meta.dirname;

const bundle = async (): Promise<Map<string, Uint8Array>> => {
  const result = await build({
    entryPoints: {
      main: join(here, 'main.tsx'),
      forms: join(here, '..', '..', 'forms', 'gallery', 'main.tsx'),
      cloth: join(here, '..', '..', 'cloth', 'gallery', 'main.ts'),
    },
    outdir: '/',
    bundle: true,
    splitting: true,
    format: 'esm',
    write: false,
    sourcemap: isOnce ? false : 'inline',
    jsx: 'automatic',
    jsxImportSource: '@orime/ui',
    define: { 'process.env.NODE_ENV': isOnce ? '"production"' : '"development"' },
    minify: isOnce,
    plugins: [fontAddresses],
  });
  return new Map(result.outputFiles.map((file) => [file.path, file.contents]));
};

const page = (script: string): string =>
  `<!doctype html><html lang="en" data-theme="dark"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Orime UI</title><link rel="icon" href="data:,"><div id="root"></div><script type="module" src="/${script}.js"></script></html>`;

/** The site's own policy: a part that breaks it breaks here first. */
const POLICY =
  "default-src 'self'; img-src 'self' data: blob:; style-src-elem 'self' 'nonce-gallery'; style-src-attr 'unsafe-inline'; require-trusted-types-for 'script'";

const server = createServer((request, response) => {
  void answer(request.url ?? '/').then(
    ({ type, body, status = 200 }) => {
      response.statusCode = status;
      response.setHeader('content-type', type);
      response.setHeader('content-security-policy', POLICY);
      if (typeof body === 'string' || body instanceof Uint8Array) response.end(body);
      else body.on('error', () => response.writeHead(404).end()).pipe(response);
    },
    (error: unknown) => response.writeHead(500).end(String(error)),
  );
});

type Answer = { readonly type: string; readonly body: string | Uint8Array | ReadStream; readonly status?: number };

async function answer(url: string): Promise<Answer> {
  const { pathname } = new URL(url, 'http://localhost');
  const media = /^\/media\/([\w-]+)\/(\d+)\.webp$/.exec(pathname);
  if (media?.[1]) return { type: 'image/webp', body: await swatch(media[1], Number(media[2])) };
  const font = /^\/fonts\/(own\/)?(.+)$/.exec(pathname);
  if (font?.[2]) {
    const file = font[1] === undefined ? require.resolve(font[2]) : join(here, '..', 'fonts', font[2]);
    return { type: 'font/woff2', body: createReadStream(file) };
  }
  if (pathname.endsWith('.js')) {
    // Bundled anew on every reload of a page: a change shows without a watcher.
    if (files.size === 0 || (!isOnce && /^\/(main|forms|cloth)\.js$/.test(pathname))) files = await bundle();
    return { type: 'text/javascript', body: files.get(pathname) ?? '' };
  }
  if (pathname.startsWith('/api/')) return { type: 'application/json', ...answerApi(pathname) };
  return { type: 'text/html; charset=utf-8', body: page(/^\/(forms|cloth)$/.exec(pathname)?.[1] ?? 'main') };
}

let files = new Map<string, Uint8Array>();
server.listen(port, '127.0.0.1', () => console.log(`gallery http://localhost:${port}`));
