import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { checkServerReady } from './server-ready.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'server-ready-'));
});
afterEach(() => rmSync(root, { recursive: true }));

function write(files: Readonly<Record<string, string>>): void {
  for (const [file, text] of Object.entries(files)) {
    const path = join(root, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
}

test('every screen of this repository can be rendered on a server', () => {
  expect(checkServerReady()).toEqual([]);
});

test('finds stores that are read without a server snapshot, wherever their commas are', () => {
  write({
    'apps/a/src/two.ts': '// useSyncExternalStore(watch, read)\nconst at = useSyncExternalStore(watch, () => read(a, b));\n',
    'apps/a/src/named.tsx': 'const at = React.useSyncExternalStore<[a, b]>(\n  watch,\n  read,\n);\n',
    'packages/b/src/three.ts': 'const at = useSyncExternalStore(watch, read, () => useSyncExternalStore(a, b, c));\n',
  });
  expect(checkServerReady(root).map((problem) => problem.split(': ')[0])).toEqual(['apps/a/src/named.tsx:1', 'apps/a/src/two.ts:2']);
});

test('finds apps whose routes nothing renders', () => {
  write({
    'apps/a/src/routes.ts': 'export const routes = [];',
    'apps/b/src/routes.ts': 'export const routes = [];',
    'apps/b/src/screens/b.node.test.tsx': 'testServerRendering({ routes });',
  });
  expect(checkServerReady(root)).toEqual(['apps/a: no *.node.test.tsx calls testServerRendering (@orime/testing/node) with its routes']);
});
