import { describe, expect, test } from '@jest/globals';
import { ENDPOINTS, roleAnswer, ROLES, type EndpointRow, type Role } from '@orime/contracts/lists';
import { Ajv } from 'ajv';
import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildTestApp, type SignedInClient } from './build-test-app.ts';
import { isListed, listRoutes } from './routes.ts';

const testApp = await buildTestApp();
const routes = listRoutes(testApp.app);
const normalise = (url: string) => url.replace(/(.)\/$/, '$1').replaceAll(/:\w+/g, ':x');
const nameOf = ({ method, url }: { method: string; url: string }) => `${method} ${normalise(url)}`;

describe('the endpoint list', () => {
  test('names every endpoint there is, and there is every endpoint it names', () => {
    expect(routes.filter(isListed).map(nameOf).sort()).toEqual(ENDPOINTS.map(nameOf).sort());
  });

  test('has a resource folder for every first path segment', () => {
    const folders = globSync('*/*', { cwd: fileURLToPath(new URL('../src/domains', import.meta.url)) }).map((path) => basename(path));
    const segments = new Set(ENDPOINTS.map(({ url }) => url.split('/')[2]));
    expect([...segments].filter((segment) => !folders.includes(segment ?? ''))).toEqual([]);
  });
});

test('the schemas of every endpoint are JSON schemas: the running api does not look', () => {
  const ajv = new Ajv({ strict: false });
  const parts = routes.flatMap(({ method, url, schema: { response, body, querystring, params, headers } = {} }) =>
    // A response has a schema for each status.
    Object.entries({ body, querystring, params, headers, ...(response as Readonly<Record<string, unknown>> | undefined) }).map(
      ([part, schema]) => ({
        name: `${method} ${url} ${part}`,
        schema,
      }),
    ),
  );
  const isSchema = (schema: unknown) => schema === undefined || ajv.validateSchema(schema as object) === true; // whatever a route declares
  expect(parts.filter(({ schema }) => schema !== undefined).length).toBeGreaterThan(routes.length);
  expect(parts.filter(({ schema }) => !isSchema(schema)).map(({ name }) => name)).toEqual([]);
  expect(isSchema({ type: 'texts' })).toBe(false);
});

describe('who is let in', () => {
  test.each(ENDPOINTS.map((row) => [`${row.method} ${row.url}`, row] as const))('%s', async (_, row) => {
    const answers = await Promise.all(ROLES.map(async (role) => [role, await answerTo(role, row)]));
    expect(Object.fromEntries(answers)).toEqual(Object.fromEntries(ROLES.map((role) => [role, roleAnswer(row.allowed, role)])));
  });
});

const readers = new Map<Role, Promise<SignedInClient>>();

/** One account of each role reads everything. Writes have a fresh one each: some end the session, or change the account. */
function readerAs(role: Exclude<Role, 'visitor'>): Promise<SignedInClient> {
  const reader = readers.get(role) ?? testApp.as(role);
  readers.set(role, reader);
  return reader;
}

/** The rule's answer. What comes after it (a missing row, a bad body) means that the role was let in. */
async function answerTo(role: Role, row: EndpointRow) {
  const url = row.url.replaceAll(/:\w+/g, 'does-not-exist');
  const client = role === 'visitor' ? testApp : await (row.method === 'GET' ? readerAs(role) : testApp.as(role));
  const answer = await client.inject({ method: row.method, url, ...(row.method === 'POST' ? { payload: {} } : {}) });
  expect(answer.statusCode).toBeLessThan(500);
  const code = answer.statusCode < 400 ? '' : answer.json().error.code;
  if (answer.statusCode === 401 && code !== 'invalid_credentials') return 401;
  return code === 'forbidden' || code === 'buyer_unverified' ? 403 : 'allowed';
}
