import type { RouteDeclaration } from '@orime/contracts';
import { build, type Plugin } from 'esbuild';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { serveAlone } from '../alone/serve-alone.ts';

const FIXTURE = fileURLToPath(new URL('../../fixtures/stock-host/host.mjs', import.meta.url));
const SHELL = fileURLToPath(new URL('../../../../apps/shell', import.meta.url));

/** What the host's page reads from `globalThis.stockHost`: the remote that it is to mount, and where. */
export interface StockHostPage {
  readonly container: string;
  /** Address of the entry script or of `mf-manifest.json`. */
  readonly entry: string;
  readonly route: RouteDeclaration;
}

export interface StockHost {
  readonly url: string;
  stop(): void;
}

/** A site that hosts remotes by the stock runtime alone: no shell, no gateway, no `remote.json`. */
export async function startStockHost(against: string): Promise<StockHost> {
  const folder = await mkdtemp(join(tmpdir(), 'orime-stock-host-'));
  await build({
    entryPoints: [FIXTURE],
    outfile: join(folder, 'host.js'),
    bundle: true,
    format: 'iife',
    target: 'es2022',
    jsx: 'automatic',
    jsxImportSource: '@orime/ui',
    define: { 'process.env.NODE_ENV': '"production"', 'import.meta.url': 'document.baseURI' },
    loader: { '.css': 'empty' },
    logLevel: 'silent',
    plugins: [asTheShellFindsThem],
  });
  const server = await serveAlone({ folder, title: 'stock host', entries: () => ['host.js'], against: new URL(against) }, 0);
  const bound = server.address();
  if (bound === null || typeof bound === 'string') throw new Error('The stock host has no port');
  return { url: `http://localhost:${String(bound.port)}`, stop: () => server.close() };
}

/** What is lent is not this package's to depend on. */
const asTheShellFindsThem: Plugin = {
  name: 'as-the-shell-finds-them',
  setup({ onResolve, resolve }) {
    onResolve({ filter: /^(@orime\/|react(-dom)?(\/|$))/ }, ({ path, importer, kind }) =>
      importer === FIXTURE ? resolve(path, { resolveDir: SHELL, kind }) : undefined,
    );
  },
};
