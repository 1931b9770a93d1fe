import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import ts from 'typescript';

/**
 * Finds every `key: () => import('./file')` in an app's sources: key → absolute files. Maps the keys of screens and fragments to chunks
 * without executing the remote.
 */
export function screenImports(sourceFolder: string): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const entry of readdirSync(sourceFolder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !/\.tsx?$/.test(entry.name) || /\.test\.tsx?$/.test(entry.name)) continue;
    const file = join(entry.parentPath, entry.name);
    const text = readFileSync(file, 'utf8');
    if (!text.includes('import(')) continue;
    const source = ts.createSourceFile(file, text, ts.ScriptTarget.ESNext, true);
    visitKeyedImports(source, (key, request) => found.set(key, [...(found.get(key) ?? []), resolve(dirname(file), request)]));
  }
  return found;
}

function visitKeyedImports(source: ts.SourceFile, onFound: (key: string, request: string) => void): void {
  const visit = (node: ts.Node, key: string | undefined): void => {
    const ownKey = ts.isPropertyAssignment(node) && (ts.isStringLiteral(node.name) || ts.isIdentifier(node.name)) ? node.name.text : key;
    const request = importRequest(node);
    if (request !== undefined && ownKey !== undefined) onFound(ownKey, request);
    ts.forEachChild(node, (child) => visit(child, ownKey));
  };
  visit(source, undefined);
}

function importRequest(node: ts.Node): string | undefined {
  if (!ts.isCallExpression(node) || node.expression.kind !== ts.SyntaxKind.ImportKeyword) return undefined;
  const [request] = node.arguments;
  return request !== undefined && ts.isStringLiteral(request) ? request.text : undefined;
}
