import type { RouteDeclaration } from '@orime/contracts';
import { build, type Plugin } from 'esbuild';
import { execFile } from 'node:child_process';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { serveAlone } from '../alone/serve-alone.ts';

const FIXTURES = fileURLToPath(new URL('../../fixtures/stock-host', import.meta.url));
const SHELL = fileURLToPath(new URL('../../../../apps/shell', import.meta.url));
const WEBPACK_HOST = fileURLToPath(new URL('./build-webpack-host.ts', import.meta.url));

/** By the runtime of Module Federation that is installed, by the newest one, or by webpack's plugin, which names its remotes when it is built. */
export type HostKind = 'installed' | 'newest' | 'webpack';

/** What the host's page reads from `globalThis.stockHost`: the remote that it is to mount, and where. */
export interface StockHostPage {
  readonly container: string;
  /** Address of the entry script or of `mf-manifest.json`; a host of webpack knows it already. */
  readonly entry: string;
  readonly route: RouteDeclaration;
}

export interface StockHost {
  readonly url: string;
  stop(): void;
}

/**
 * A site that hosts remotes by stock Module Federation alone: no shell, no gateway, no `remote.json`.
 * @param entries address of each remote's entry script by container, for a host of webpack
 */
export async function startStockHost(kind: HostKind, against: string, entries: Readonly<Record<string, string>> = {}): Promise<StockHost> {
  const folder = await mkdtemp(join(tmpdir(), 'orime-stock-host-'));
  if (kind === 'webpack') await promisify(execFile)(process.execPath, ['--no-warnings', WEBPACK_HOST, folder, JSON.stringify(entries)]);
  else await bundleHost(kind, folder);
  const server = await serveAlone({ folder, title: 'stock host', entries: () => ['host.js'], against: new URL(against) }, 0);
  const bound = server.address();
  if (bound === null || typeof bound === 'string') throw new Error('The stock host has no port');
  return { url: `http://localhost:${String(bound.port)}`, stop: () => server.close() };
}

async function bundleHost(kind: HostKind, folder: string): Promise<void> {
  await build({
    entryPoints: [join(FIXTURES, `${kind}.mjs`)],
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
}

/** What is lent is not this package's to depend on. */
const asTheShellFindsThem: Plugin = {
  name: 'as-the-shell-finds-them',
  setup({ onResolve, resolve }) {
    onResolve({ filter: /^(@orime\/|react(-dom)?(\/|$))/ }, ({ path, importer, kind }) =>
      dirname(importer) === FIXTURES ? resolve(path, { resolveDir: SHELL, kind }) : undefined,
    );
  },
};
