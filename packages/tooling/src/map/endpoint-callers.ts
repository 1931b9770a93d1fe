import { ENDPOINTS } from '@orime/contracts/lists';
import { globSync, readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { ROOT } from '../site/settings.ts';
import { matchPath } from './match-path.ts';
import { readLiterals } from './read-literals.ts';

export interface MappedEndpoint {
  /** Method and URL: `GET /api/design/:id`. */
  readonly key: string;
  /** Browser files that call it, relative to the repository. */
  readonly callers: readonly string[];
}

type Endpoint = { readonly method: string; readonly url: string };

const BROWSER_SOURCES = ['apps/*/src/**/*.{ts,tsx}', 'packages/{platform,cards,forms}/src/**/*.{ts,tsx}'];
const SERVERS = /^apps\/(api|gateway)\//;
const TESTS = /\.(test|fixture)\.tsx?$|\/(test|fixtures)\/|\/test-tools\.ts$/;

/**
 * Every listed endpoint with the browser files that name it: by its URL, or by a value imported from its contract. A URL whose method
 * cannot be told counts for all methods of the address.
 */
export async function mapEndpoints(root: string = ROOT, endpoints: readonly Endpoint[] = ENDPOINTS): Promise<readonly MappedEndpoint[]> {
  const callers = new Map(endpoints.map((endpoint) => [keyOf(endpoint), new Set<string>()]));
  const files = globSync(BROWSER_SOURCES, { cwd: root }).filter((file) => !SERVERS.test(file) && !TESTS.test(file));
  for (const file of files.toSorted()) {
    const source = readFileSync(`${root}/${file}`, 'utf8');
    const named = [...calledByUrl(file, source, endpoints), ...(await calledByContract(source))];
    for (const endpoint of named) callers.get(keyOf(endpoint))?.add(file);
  }
  return [...callers].map(([key, found]) => ({ key, callers: [...found] }));
}

function keyOf({ method, url }: Endpoint): string {
  return `${method} ${url}`;
}

function calledByUrl(file: string, source: string, endpoints: readonly Endpoint[]): readonly Endpoint[] {
  if (!source.includes('/api/')) return [];
  return readLiterals(file, source)
    .filter(({ text }) => text.startsWith('/api/'))
    .flatMap(({ text, method }) => {
      const possible = endpoints.filter((endpoint) => method === undefined || endpoint.method === method);
      const urls = matchPath(
        text,
        possible.map(({ url }) => url),
      );
      return possible.filter(({ url }) => urls.includes(url));
    });
}

async function calledByContract(source: string): Promise<readonly Endpoint[]> {
  const imports = source.matchAll(/^import \{([^}]+)\} from '@orime\/contracts\/(api\/[\w-]+\/[\w-]+)';$/gm);
  const found: Endpoint[] = [];
  for (const [, names = '', contract = ''] of imports) {
    const address = pathToFileURL(`${ROOT}/packages/contracts/src/${contract}.ts`).href;
    const exported = (await import(address)) as Record<string, unknown>;
    found.push(...names.split(',').flatMap((name) => endpointNamed(exported[name.trim()])));
  }
  return found;
}

function endpointNamed(value: unknown): readonly Endpoint[] {
  if (typeof value !== 'object' || value === null || !('method' in value) || !('url' in value)) return [];
  return [{ method: String(value.method), url: String(value.url) }];
}
