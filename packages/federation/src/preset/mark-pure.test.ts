import { expect, test } from '@jest/globals';
import { readFile, readdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import markPure from './mark-pure.ts';

test('what only makes something is marked, and names for developer tools are left out', () => {
  const source = [
    'var Link = React10.forwardRef(function Link(props, ref) {});',
    'Link.displayName = "Link";',
    'var Context = React.createContext(null);',
    'const Row = memo(function Row() {});',
    'start();',
  ].join('\n');
  expect(markPure(source)).toBe(
    [
      'var Link = /* @__PURE__ */ React10.forwardRef(function Link(props, ref) {});',
      '',
      'var Context = /* @__PURE__ */ React.createContext(null);',
      'const Row = /* @__PURE__ */ memo(function Row() {});',
      'start();',
    ].join('\n'),
  );
});

test('the installed React Router is written in the form that is marked', async () => {
  const router = createRequire(createRequire(import.meta.url).resolve('../../../platform/package.json')).resolve('react-router-dom');
  const folder = dirname(createRequire(router).resolve('react-router'));
  const files = (await readdir(folder)).filter((file) => /^chunk-.*\.mjs$/.test(file));
  const sources = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
  const marked = sources.map(markPure).join('\n');
  expect(marked).toMatch(/var Link = \/\* @__PURE__ \*\/ React\d*\.forwardRef\(/);
  expect(marked).not.toMatch(/^\w+\.displayName = /m);
  expect(marked).toContain('var ENABLE_DEV_WARNINGS = false;');
});
