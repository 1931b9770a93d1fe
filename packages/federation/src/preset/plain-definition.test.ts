import { expect, test } from '@jest/globals';
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { remoteFiles } from '../scaffold/remote-files.ts';
import plainDefinition from './plain-definition.ts';

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));
const fresh = remoteFiles({ name: 'stylists', team: 'salon', title: { en: 'Stylists', jp: 'スタイリスト' } }).get('src/remote.ts') ?? '';
const remotes = globSync('apps/*/src/remote.ts', { cwd: ROOT }).map((file) => [
  basename(join(file, '..', '..')),
  readFileSync(join(ROOT, file), 'utf8'),
]);

function compiled(source: string): string {
  const compilerOptions = { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022, verbatimModuleSyntax: true };
  return ts.transpileModule(source, { compilerOptions }).outputText;
}

test.each([['a new remote', fresh], ...remotes])('%s is defined without asking its host for a module', (_name, source = '') => {
  expect(compiled(source)).toContain('@orime/platform');
  expect(plainDefinition(compiled(source))).not.toContain('@orime/platform');
});

test('a definition that uses more of the platform stays as it is', () => {
  const source = `import { defineRemote, useT } from '@orime/platform';\nexport default defineRemote({ useT });\n`;
  expect(plainDefinition(source)).toBe(source);
});
