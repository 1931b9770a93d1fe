import { expect, test } from '@jest/globals';
import { buildTestApp, forwardedFor } from '../build-test-app.ts';

const site = await buildTestApp({ rateLimits: true });

test('of wrong codes each one is counted, not the quotes that carry them', async () => {
  const quote = (index: number) =>
    site.inject({
      method: 'POST',
      url: '/api/checkout/quote',
      payload: { currency: 'USD', lines: [], codes: [1, 2, 3, 4, 5].map((each) => `GUESS${index}X${each}`) },
      headers: forwardedFor('198.51.100.90'),
    });
  const statuses: number[] = [];
  for (let index = 0; index < 41; index += 1) statuses.push((await quote(index)).statusCode);
  expect(statuses.slice(0, 40)).toEqual(Array(40).fill(200));
  expect(statuses.at(-1)).toBe(429);
});
