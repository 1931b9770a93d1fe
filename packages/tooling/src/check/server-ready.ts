import { globSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { ROOT } from '../site/settings.ts';

/** What keeps a screen from being rendered on a server, as sentences; empty when there is nothing. */
export function checkServerReady(root: string = ROOT): string[] {
  return [...findMissingSnapshots(root), ...findUntestedApps(root)];
}

/** Without its third argument `useSyncExternalStore` throws on a server. */
function findMissingSnapshots(root: string): string[] {
  const files = globSync('{apps,packages}/*/src/**/*.{ts,tsx}', { cwd: root }).toSorted();
  return files.flatMap((file) => {
    const text = readFileSync(`${root}/${file}`, 'utf8');
    if (!text.includes('useSyncExternalStore')) return [];
    const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
    return listCalls(source)
      .filter((call) => call.arguments.length < 3)
      .map((call) => {
        const { line } = source.getLineAndCharacterOfPosition(call.getStart());
        return `${file}:${String(line + 1)}: useSyncExternalStore needs getServerSnapshot, its third argument`;
      });
  });
}

function listCalls(node: ts.Node): readonly ts.CallExpression[] {
  const inner: ts.CallExpression[] = [];
  ts.forEachChild(node, (child) => {
    inner.push(...listCalls(child));
  });
  const isCall = ts.isCallExpression(node) && /(^|\.)useSyncExternalStore$/.test(node.expression.getText());
  return isCall ? [node, ...inner] : inner;
}

/** A browser app that has routes renders each of them in a test, from the table of its routes. */
function findUntestedApps(root: string): string[] {
  return globSync('apps/*/src/routes.ts', { cwd: root }).flatMap((file) => {
    const app = file.replaceAll('\\', '/').replace('/src/routes.ts', '');
    const tests = globSync(`${app}/src/**/*.node.test.tsx`, { cwd: root });
    const isTested = tests.some((path) => readFileSync(`${root}/${path}`, 'utf8').includes('testServerRendering({'));
    return isTested ? [] : [`${app}: no *.node.test.tsx calls testServerRendering (@orime/testing/node) with its routes`];
  });
}
