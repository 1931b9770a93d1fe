import { afterAll, expect, test } from '@jest/globals';
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { apiEntry } from './api-entry.ts';

const root = await mkdtemp(join(tmpdir(), 'orime-bundle-'));
afterAll(() => rm(root, { recursive: true }));

async function write(files: Readonly<Record<string, string>>): Promise<void> {
  for (const [file, text] of Object.entries(files)) {
    await mkdir(dirname(join(root, file)), { recursive: true });
    await writeFile(join(root, file), text);
  }
}

async function say(entry: string): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, [entry], { env: { NODE_OPTIONS: '' } });
  return stdout;
}

const files = {
  'apps/api/src/server.ts': `import { word } from './word.ts';\nimport library from 'library';\nconsole.log(word satisfies string, library, import.meta.url, (await import('./late.ts')).late);\n`,
  'apps/api/src/word.ts': `export const word: string = /^[ー々]$/u.test('ー') ? 'カー😀' : 'wrong';\n`,
  'apps/api/src/late.ts': `export const late = 'late';\n`,
  'apps/api/node_modules/library/package.json': '{ "name": "library", "main": "index.js" }',
  'apps/api/node_modules/library/index.js': `'use strict';\nmodule.exports = __dirname + (function () { return this === undefined; })();\n`,
  'apps/api/package.json': '{}',
  'apps/api/tsconfig.json': '{}',
  'tsconfig.base.json': '{}',
  'pnpm-lock.yaml': 'one',
};

test('the api is made anew whenever anything it is made of changes, and only then', async () => {
  await write(files);
  const first = await apiEntry(root);
  expect(await say(first)).toBe(`カー😀 ${root}/apps/api/node_modules/librarytrue file://${root}/apps/api/src/server.ts late\n`);
  expect(await apiEntry(root)).toBe(first);

  await write({ 'apps/api/src/late.ts': `export const late = 'later';\n` });
  const second = await apiEntry(root);
  expect(await say(second)).toMatch(/ later\n$/);
  // Processes started from the first bundle still find their lazy imports.
  expect(await say(first)).toMatch(/ late\n$/);

  await write({ 'pnpm-lock.yaml': 'two' });
  expect(await apiEntry(root)).not.toBe(second);
  await write(files);
  expect(await apiEntry(root)).toBe(first);
  expect(await readFile(join(dirname(first), 'main.mjs'), 'utf8')).toMatch(/^[\0-\x7f]*$/);
});

test('a process leaves what it compiled to the next one of the same bundle', async () => {
  await write(files);
  const entry = await apiEntry(root);
  const listCompiled = async () =>
    (await readdir(join(dirname(entry), 'compiled'), { recursive: true, withFileTypes: true })).filter((each) => each.isFile());
  await say(entry);
  const compiled = await listCompiled();
  expect(compiled.length).toBeGreaterThan(0);
  await say(entry);
  expect(await listCompiled()).toHaveLength(compiled.length);
});

test('parts of Node that are only asked for wait until they are used', async () => {
  const isLoaded = (part: string) => `process.moduleLoadList.includes('NativeModule ${part}')`;
  await write({
    ...files,
    'apps/api/node_modules/library/index.js': `const http2 = require('node:http2');\nmodule.exports = () => typeof http2.createServer;\n`,
    'apps/api/src/server.ts': `import library from 'library';\nimport http, { STATUS_CODES } from 'node:http';\nconsole.log(${isLoaded('http2')}, library(), ${isLoaded('http2')}, typeof http.createServer, STATUS_CODES[404], ${isLoaded('internal/deps/undici/undici')});\n`,
  });
  expect(await say(await apiEntry(root))).toBe('false function true function Not Found false\n');
});

test('what a library names can be imported late by its name', async () => {
  await write({
    ...files,
    'apps/api/node_modules/library/index.js': `exports.toBuffer = (word) => 'buffer of ' + word;\n`,
    'apps/api/src/server.ts': `import { late } from './late.ts';\nconst { toBuffer } = await import('library');\nconsole.log(toBuffer(late));\n`,
    'apps/api/src/late.ts': `export const late = 'a code';\n`,
  });
  expect(await say(await apiEntry(root))).toBe('buffer of a code\n');
});

test('several that make it at once get the same, and nothing else stays behind', async () => {
  await write({ ...files, 'apps/api/src/late.ts': `export const late = 'at once';\n` });
  const entries = await Promise.all(Array.from({ length: 3 }, () => apiEntry(root)));
  expect(new Set(entries).size).toBe(1);
  expect(await say(entries[0] ?? '')).toMatch(/ at once\n$/);
  expect((await readdir(join(root, 'apps/api/dist'))).filter((name) => name.startsWith('unfinished'))).toEqual([]);
});

test('a mistake in the sources is told', async () => {
  await write({ 'apps/api/src/word.ts': `import { gone } from './gone.ts';\nexport const word = gone;\n` });
  await expect(apiEntry(root)).rejects.toThrow('Could not resolve "./gone.ts"');
});
