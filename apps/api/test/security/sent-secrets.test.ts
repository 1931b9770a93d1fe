import { describe, expect, test } from '@jest/globals';
import { clientPool, fill, fits, inputRoutes, partOf, textInputs, type InputSchema } from './request-inputs.ts';
import { buildLoggedApp, insides } from './secrets.fixture.ts';

const { api, configured, linesWith } = await buildLoggedApp();

describe('what is sent', () => {
  const mark = 'MarkedInput';
  const clientFor = clientPool(api);
  /** Tell staff which line or version of theirs it is about. */
  const echoes = ['POST /api/order/draft', 'POST /api/releases/promote'];
  /** The mark in the form that a field wants. */
  function marked(schema: InputSchema): string {
    const wishes = [
      `${mark}-password-1`,
      `${mark}@example.com`,
      `https://${mark}.example/`,
      `/${mark}`,
      mark.toLowerCase(),
      'JP',
      'ja',
      '2030-01-01',
      '2030-01-01T00:00:00.000Z',
    ];
    const fitting = wishes.find((wish) => fits(schema, wish) && schema.format === undefined);
    return (
      fitting ??
      (schema.format?.startsWith('date') === true
        ? schema.format === 'date'
          ? '2030-01-01'
          : '2030-01-01T00:00:00.000Z'
        : `https://${mark}.example/`)
    );
  }

  test.each([
    ['as asked', (body: unknown) => JSON.stringify(body), 'application/json'],
    [
      'with every value of another type',
      (body: unknown) =>
        JSON.stringify({
          ...(body as object),
          ...Object.fromEntries(Object.keys(body as object).map((name) => [name, [mark, { [mark]: mark }]])),
        }),
      'application/json',
    ],
    ['cut off', (body: unknown) => JSON.stringify(body).slice(0, -1), 'application/json'],
    ['as a form', () => `password=${mark}`, 'application/x-www-form-urlencoded'],
  ] as const)(
    '%s is in no log line, and in no refusal',
    async (_, write, type) => {
      const statuses = new Set<number>();
      const told: [string, string][] = [];
      for (const route of inputRoutes(api.app)) {
        const client = await clientFor(route.url.includes('/logout') || route.url.startsWith('/api/users/sessions') ? [] : route.roles);
        const query = new URLSearchParams(
          textInputs(route)
            .filter(({ part }) => part === 'querystring')
            .map(({ path, schema }): [string, string] => [path, marked(schema)]),
        );
        const answer = await client.inject({
          method: route.method,
          url: `${route.url.replaceAll(/:\w+/g, route.url.includes('/verify/') ? `${mark}${'x'.repeat(40)}` : 'does-not-exist')}?${query.toString()}`,
          headers: {
            'content-type': type,
            cookie: `jwtToken=${mark}`,
            'user-agent': mark,
            referer: `https://site.example/?key=${mark}`,
            'idempotency-key': `${mark}-${Math.random()}`,
            ...(route.roles.includes('visitor') && route.method === 'GET' ? { authorization: `Bearer ${mark}` } : {}),
          },
          ...(route.method === 'GET' ? {} : { payload: write(fill(partOf(route, 'body'), marked)) }),
        });
        statuses.add(answer.statusCode);
        if (
          answer.statusCode >= 400 &&
          ((answer.body.includes(mark) && !echoes.includes(`${route.method} ${route.url}`)) || insides.test(answer.body))
        )
          told.push([`${route.method} ${route.url}`, answer.body.slice(0, 300)]);
        if (configured.some((secret) => answer.body.includes(secret))) told.push([route.url, 'a setting']);
      }
      expect(told).toEqual([]);
      expect(linesWith([mark, ...configured])).toEqual([]);
      expect([...statuses].filter((status) => status >= 500)).toEqual([]);
    },
    60_000,
  );
});
