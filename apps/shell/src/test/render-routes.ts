/**
 * Renders pages with the shell's server file, as a worker of the gateway does: outside of a browser's globals, in a process of its own.
 * Reads `{ boot, address }[]` from the first file and writes the markup of each to the second.
 */
import type { BootData, ShellServerModule } from '@orime/contracts';
import { buildServerFile } from '@orime/federation/server-build';
import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compileFunction } from 'node:vm';

const [from = '', to = ''] = process.argv.slice(2);
const folder = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');
const root = dirname(dirname(folder));
const outputFolder = await mkdtemp(join(tmpdir(), 'orime-shell-'));
const app = { name: basename(folder), container: 'shell', folder, root, version: '1.0.0', team: 'shell', isShell: true };
const file = join(outputFolder, await buildServerFile({ app, outputFolder, assets: new Map() }));
const module = { exports: {} };
compileFunction(await readFile(file, 'utf8'), ['exports', 'require', 'module', 'orimeBase'])(
  module.exports,
  createRequire(import.meta.url),
  module,
  '/r/shell/1.0.0/',
);
// What the file exports by its contract.
const { render } = module.exports as ShellServerModule;
const pages: readonly { readonly boot: BootData; readonly address: string }[] = JSON.parse(await readFile(from, 'utf8'));
const rendered: string[] = [];
for (const page of pages) rendered.push((await render({ ...page, parts: [], remotes: {}, timeoutMs: 10_000 })).html);
await writeFile(to, JSON.stringify(rendered));
