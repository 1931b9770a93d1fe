import { DOMAIN_ENDPOINTS } from './endpoints/index.ts';
import { ALLOWED, type AllowedKey } from './roles.ts';

export interface EndpointRow {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Fastify's URL syntax. */
  readonly url: string;
  readonly allowed: AllowedKey;
  /** Whether the endpoint is the specification's or an addition. */
  readonly source: 'spec' | 'added';
}

function rows(source: 'spec' | 'added', table = ''): readonly EndpointRow[] {
  if (table === '') return [];
  return table
    .trim()
    .split('\n')
    .map((line) => {
      const [method, url, allowed] = line.trim().split(/\s+/);
      if (!isMethod(method) || url === undefined || !isAllowedKey(allowed)) throw new Error(`Endpoint list: cannot read "${line}"`);
      return { method, url, allowed, source };
    });
}

function isMethod(value: string | undefined): value is EndpointRow['method'] {
  return value === 'GET' || value === 'POST' || value === 'PUT' || value === 'DELETE';
}

function isAllowedKey(value: string | undefined): value is AllowedKey {
  return value !== undefined && Object.hasOwn(ALLOWED, value);
}

/**
 * The complete API: method, URL and audience; each domain keeps its own in `endpoints/`. A test compares it with the registered
 * routes. Ownership of rows is checked in addition to the role and has its own tests.
 */
export const ENDPOINTS: readonly EndpointRow[] = DOMAIN_ENDPOINTS.flatMap(({ spec, added }) => [
  ...rows('spec', spec),
  ...rows('added', added),
]);
