import { globSync, readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { ROOT } from '../site/settings.ts';

export type ApiRouteRow = { readonly method: string; readonly url: string; readonly file: string };

/**
 * Every endpoint of the contracts with the file of the api that answers it, relative to the repository; `MISSING` where none does.
 * Read from the sources: a route names its endpoint (`...endpoints.getX`, or `getX.url`) from the contract that it imports.
 */
export async function listApiRoutes(): Promise<readonly ApiRouteRow[]> {
  const sources = globSync('apps/api/src/domains/**/*.ts', { cwd: ROOT })
    .filter((file) => !file.endsWith('.test.ts') && !file.endsWith('.fixture.ts'))
    .map((file) => {
      const text = readFileSync(`${ROOT}/${file}`, 'utf8');
      return { file, text, body: text.replaceAll(/^import [^;]*;$/gm, '') };
    });
  const rows: ApiRouteRow[] = [];
  for (const contract of globSync('packages/contracts/src/api/**/*.ts', { cwd: ROOT }).toSorted()) {
    const specifier = `@orime/contracts/${contract.slice('packages/contracts/src/'.length, -'.ts'.length)}'`;
    const importers = sources.filter(({ text }) => text.includes(specifier));
    const exported = (await import(pathToFileURL(`${ROOT}/${contract}`).href)) as Record<string, unknown>;
    for (const [name, endpoint] of Object.entries(exported)) {
      if (!isEndpoint(endpoint)) continue;
      const file = importers.find(({ body }) => new RegExp(`\\b${name}\\b`).test(body))?.file;
      rows.push({ method: endpoint.method, url: endpoint.url, file: file ?? 'MISSING' });
    }
  }
  return rows.toSorted((a, b) => (a.url === b.url ? (a.method < b.method ? -1 : 1) : a.url < b.url ? -1 : 1));
}

function isEndpoint(value: unknown): value is { method: string; url: string } {
  return typeof value === 'object' && value !== null && 'method' in value && 'url' in value && typeof value.url === 'string';
}
