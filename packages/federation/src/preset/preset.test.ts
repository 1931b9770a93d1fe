import { beforeAll, describe, expect, test } from '@jest/globals';
import { isDataFile, type RemoteManifest } from '@orime/contracts';
import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compileFunction } from 'node:vm';
import { runBuild, startBuildProcess } from '../build/run-build.ts';
import { integrityOf } from '../manifest/asset-list.ts';

const folder = fileURLToPath(new URL('../../fixtures/apps/tiny', import.meta.url));
let manifest: RemoteManifest;

/** What an entry asks a page for: where it came from. */
const DOCUMENT = {
  baseURI: 'https://elsewhere.example/',
  currentScript: { tagName: 'SCRIPT', src: 'https://elsewhere.example/tiny/remote.js' },
};

/** Runs the real build in the same kind of process as real builds. */
async function build(): Promise<RemoteManifest> {
  await runBuild(folder, 'production', () => undefined);
  return JSON.parse(await readFile(join(folder, 'dist', 'remote.json'), 'utf8'));
}

function textOf(path: string): Promise<string> {
  return readFile(join(folder, 'dist', path), 'utf8');
}

beforeAll(async () => {
  await rm(join(folder, 'dist'), { recursive: true, force: true });
  manifest = await build();
}, 120_000);

describe('the preset', () => {
  test('describes a remote without executing it', () => {
    expect(manifest).toMatchObject({
      schema: 1,
      name: 'tiny',
      team: 'fixtures',
      container: 'tiny',
      version: expect.stringMatching(/^1\.2\.3\+[0-9a-f]{10}$/),
      entry: expect.stringMatching(/^remote\.[0-9a-f]{8}\.js$/),
      requires: { mfRuntime: '2.9.2', shared: { react: '^19.0.0', '@orime/platform': '*', '@orime/ui': '*', '@orime/event-bus': '*' } },
      events: { publishes: ['tiny.thing-seen@1'], consumes: ['cart.changed@1'], commands: ['cart.add@1'] },
      permissions: { origins: ['https://tiles.example'], storage: [] },
    });
    expect(manifest.requires.shellApi).toMatch(/^\^\d+\.\d+\.\d+$/);
  });

  test('says all that it offers in its entry, which is the only script before a screen', async () => {
    const { chunks, entry } = manifest;
    expect([chunks['entry'], chunks['boot']]).toEqual([[entry], []]);
    expect(await textOf(entry)).toMatch(/fragments:\{"things-of":/);
    expect(chunks['list']).not.toContain(entry);
  });

  test('gives a route without a title of its own the text of its title key', () => {
    expect(manifest.routes.map(({ path, document }) => [path, document?.title])).toEqual([
      ['/tiny', { en: 'Things', jp: 'もの' }],
      ['/tiny/:id', { en: '{thing.name}', jp: '{thing.name}の詳細' }],
    ]);
  });

  test('says which files each screen needs, and each language', async () => {
    const { chunks, i18n } = manifest;
    expect(await textOf(chunks['list']?.at(-1) ?? '')).toContain('list ');
    expect(await textOf(chunks['detail']?.at(-1) ?? '')).toContain('detail');
    expect(chunks['list']).not.toContain(chunks['detail']?.at(-1));
    expect(await textOf(chunks['locale:jp']?.at(-1) ?? '')).toContain('もの詳細');
    expect(i18n.en).toMatchObject({ file: chunks['locale:en']?.at(-1), keys: 2 });
  });

  test('keeps data that is fetched out of the scripts, under a name that its route knows', async () => {
    const [data] = manifest.assets.filter(({ path }) => isDataFile(path, 'sizes.json'));
    expect(data).toMatchObject({ path: expect.stringMatching(/^sizes\.[0-9a-f]{8}\.json$/), kind: 'data' });
    expect(await textOf(data?.path ?? '')).toContain('data of the first view');
    for (const file of manifest.chunks['list'] ?? []) expect(await textOf(file)).not.toContain('data of the first view');
  });

  test('names what the remote lends, and the files of it', async () => {
    const { chunks, fragments } = manifest;
    expect(fragments).toEqual([
      { slot: 'designer-designs@1', key: 'things-of', order: 20, reads: [{ name: 'things', path: '/api/things/:designer' }] },
    ]);
    expect(await textOf(chunks['things-of']?.at(-1) ?? '')).toContain('lent things');
    expect(chunks['list']).not.toContain(chunks['things-of']?.at(-1));
  });

  test('lists every file with its true size and integrity', async () => {
    const files = (await readdir(join(folder, 'dist'))).filter((name) => !/^remote\.json$|\.br$/.test(name));
    expect(manifest.assets.map(({ path }) => path)).toEqual(files.sort());
    for (const { path, bytes, integrity, brotliBytes } of manifest.assets) {
      const content = await readFile(join(folder, 'dist', path));
      expect([content.byteLength, integrityOf(content)]).toEqual([bytes, integrity]);
      // No visitor fetches the server file.
      if (path !== manifest.server) expect((await readFile(join(folder, 'dist', `${path}.br`))).byteLength).toBe(brotliBytes);
    }
  });

  test('carries a file for servers, with the public screens in it and nothing that the shell lends', async () => {
    expect(manifest.server).toMatch(/^server\.[0-9a-f]{16}\.cjs$/);
    const asked: string[] = [];
    const lend = (name: string) => {
      asked.push(name);
      return name === 'react'
        ? { useState: () => [3, () => undefined] }
        : { jsx: (tag: string, props: object) => ({ tag, props }), jsxs: (tag: string, props: object) => ({ tag, props }) };
    };
    const module: { exports: { default?: { routes: Record<string, () => Promise<{ default: () => unknown }>> } } } = { exports: {} };
    compileFunction(await textOf(manifest.server ?? ''), ['exports', 'require', 'module'])(module.exports, lend, module);
    expect(asked).toEqual([]);
    const { default: List } = (await module.exports.default?.routes['list']?.()) ?? {};
    expect(await module.exports.default?.routes['detail']?.()).toEqual({ default: undefined });
    expect(List?.()).toEqual({ tag: 'button', props: { onClick: expect.any(Function), children: ['list ', 3] } });
    expect([...new Set(asked)].filter((name) => !/^(react|@orime\/ui)(\/jsx-runtime)?$/.test(name))).toEqual([]);
  });

  test('starts on a page without a runtime, and leaves the one that a page has in place', async () => {
    const entry = await textOf(manifest.entry);
    const run = (page: Record<string, unknown>) => {
      const script = compileFunction(`${entry}; return tiny`, ['globalThis', 'self', 'document']);
      return script(page, page, DOCUMENT) as { init: (scope: object) => unknown };
    };
    const bare: Record<string, unknown> = { document: DOCUMENT };
    expect(run(bare).init({})).toBe(true);
    const installed = bare['__orimeFederation_2'];
    run(bare);
    expect(bare['__orimeFederation_2']).toBe(installed);
  });

  test('is described for hosts of others in their own format', async () => {
    const file = JSON.parse(await textOf('mf-manifest.json'));
    expect(file.metaData).toMatchObject({
      globalName: 'tiny',
      publicPath: 'auto',
      remoteEntry: { name: manifest.entry, path: '', type: 'global' },
      buildInfo: { buildVersion: '1.2.3' },
    });
    expect(file.exposes).toEqual([
      expect.objectContaining({
        name: 'remote',
        path: './remote',
        assets: expect.objectContaining({ js: { sync: [], async: [] } }),
      }),
    ]);
  });

  test('carries no copy of what the shell provides, nor a federation runtime, and is compiled beside the page', async () => {
    const scripts = await Promise.all(manifest.assets.filter(({ kind }) => kind === 'script').map(({ path }) => textOf(path)));
    const all = scripts.join('\n');
    expect(all).toContain('__orimeFederation_2');
    // Strings that identify react-dom, React's production build and the stock runtime.
    // Above everything else, or browsers do not look at it.
    for (const script of scripts) expect(script).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
    for (const foreign of ['createRoot', 'Minified React error', '__FEDERATION__']) expect(all).not.toContain(foreign);
    expect(manifest.copies).toBeUndefined();
    expect(scripts.reduce((sum, text) => sum + text.length, 0)).toBeLessThan(12_000);
  });

  test('names every file by its content and builds the same bytes again', async () => {
    for (const { path } of manifest.assets) if (path !== 'mf-manifest.json') expect(path).toMatch(/\.[0-9a-f]{8,}\./);
    expect(await build()).toEqual(manifest);
  }, 120_000);

  test('builds the same bytes as the second app of a process, without a cache', async () => {
    const builder = startBuildProcess();
    const order = { appFolder: folder, mode: 'production', keepsCache: false } as const;
    try {
      for (const _ of ['first', 'second']) {
        await rm(join(folder, 'dist'), { recursive: true });
        await builder.build(order, () => undefined);
        expect(JSON.parse(await textOf('remote.json'))).toEqual(manifest);
      }
      await expect(builder.build({ ...order, appFolder: `${folder}-lost` }, () => undefined)).rejects.toThrow('tiny-lost');
    } finally {
      await builder.end();
    }
  }, 120_000);
});
